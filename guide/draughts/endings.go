package draughts

import (
	"strings"

	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// endings are the draws of few pieces.
func endings(r draughts.Ruleset) guide.Topic {
	list := drawsOf[draughts.Ending](r)
	if len(list) == 0 {
		return guide.Topic{}
	}
	t := topic("endings", "Draws.Ending", "Board")
	counted, never, capped := false, false, false
	for _, d := range list {
		t.Words = append(t.Words, endingWords(d))
		t.Figures = append(t.Figures, endingFigure(r, d))
		counted, never, capped = counted || d.N > 0, never || d.Never, capped || d.Cap
	}
	if counted {
		t.Words = append(t.Words, say("endings.count"))
	}
	if capped {
		t.Words = append(t.Words, say("endings.cap"))
	}
	if never {
		t.Words = append(t.Words, say("endings.never"))
	}
	return t
}

func endingWords(d draughts.Ending) guide.Words {
	strong, weak := forceWords(d.Strong), forceWords(d.Weak)
	switch {
	case d.N == 0:
		return say("endings.now", "strong", strong, "weak", weak)
	case d.Road == draughts.WeakOnRoad:
		return say("endings.weak-on-road", "strong", strong, "weak", weak, "n", d.N)
	case d.Road == draughts.StrongOnRoad:
		return say("endings.strong-on-road", "strong", strong, "weak", weak, "n", d.N)
	default:
		return say("endings."+d.Count.String(), "strong", strong, "weak", weak, "n", d.N)
	}
}

// forceWords is what one side has.
func forceWords(f draughts.Force) guide.Words {
	kings := guide.Number{Key: "draughts.kings", N: f.Kings.Min}
	switch {
	case f.Kings.Min == 0:
		return say("force.any", "n", guide.Number{Key: "draughts.pieces", N: f.Total.Min})
	case f.Men.Max == 0 && f.Kings.Max > f.Kings.Min:
		return say("force.kings-from", "kings", kings)
	case f.Men.Max == 0:
		return say("force.kings", "kings", kings)
	case f.Men.Max == f.Men.Min:
		return say("force.kings-and-men", "kings", kings, "men", guide.Number{Key: "draughts.men", N: f.Men.Min})
	case f.Total.Min < f.Total.Max:
		return say("force.few", "from", f.Total.Min, "to", f.Total.Max)
	default:
		return say("force.with-king", "n", guide.Number{Key: "draughts.pieces", N: f.Total.Min})
	}
}

// endingFigure is the ending with its count running, or what makes it.
func endingFigure(r draughts.Ruleset, d draughts.Ending) guide.Figure {
	f := guide.Figure{Caption: say("endings.figure", "strong", forceWords(d.Strong), "weak", forceWords(d.Weak))}
	if d.N == 0 {
		f.Position, f.Shows, f.Ends = "W:Wc3:Bc4,h7", []string{"c3xc5"}, d.Reason
		f.Claim = captures(f.Shows...)
		return f
	}
	f.Counts = d.Reason
	strong, weak, move := by(r, []string{"e1", "c1", "g1"}, []string{"b2"}), by(r, []string{"h8", "f8"}, []string{"g7"}), by(r, "e1-d2", "b2-b3")
	if d.Road == draughts.StrongOnRoad {
		strong, weak = []string{"e1", "b2", "g1"}, []string{"a7"}
	}
	f.Position = "W:W" + army(d.Strong, strong, "a3") + ":B" + army(d.Weak, weak, "d6")
	f.Shows = []string{move}
	return f
}

// army is the largest that a force may be, with as many men as it may have; kings stand on the squares first told.
func army(f draughts.Force, kings []string, man string) string {
	n := f.Kings.Min
	var pieces []string
	for _, square := range kings[:n] {
		pieces = append(pieces, "K"+square)
	}
	men := []string{man, "h4"}
	return strings.Join(append(pieces, men[:min(f.Men.Max, f.Total.Max-n, len(men))]...), ",")
}
