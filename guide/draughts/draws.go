package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// drawsOf are the draw rules of a type.
func drawsOf[D draughts.Draw](r draughts.Ruleset) []D {
	var some []D
	for _, d := range r.Draws {
		if d, ok := d.(D); ok {
			some = append(some, d)
		}
	}
	return some
}

// repetition is that a position comes again.
func repetition(r draughts.Ruleset) guide.Topic {
	t := topic("repetition", "Draws.Repetition", "Board")
	for _, d := range drawsOf[draughts.Repetition](r) {
		f := again(r, d)
		t.Words = []guide.Words{say("repetition.same")}
		if d.ByClaim {
			t.Words = append(t.Words, say("repetition.claim", "times", d.Times), say("repetition.how"))
			f.Claims = true
		} else {
			t.Words = append(t.Words, say("repetition.alone", "times", d.Times))
			f.Ends = game.Repetition
		}
		t.Figures = []guide.Figure{f}
	}
	if t.Words == nil {
		return guide.Topic{}
	}
	return t
}

// again is two kings that go to and fro until the position stands for the last time.
func again(r draughts.Ruleset, d draughts.Repetition) guide.Figure {
	f := guide.Figure{Position: by(r, "W:WKc1,a5:BKf8,g3", "W:WKa1,c4:BKh8,f5")}
	fro := by(r, []string{"c1-d2", "f8-e7", "d2-c1", "e7-f8"}, []string{"a1-b1", "h8-g8", "b1-a1", "g8-h8"})
	for range d.Times - 1 {
		f.Played = append(f.Played, fro...)
	}
	last := len(f.Played) - 1
	f.Shows, f.Played = f.Played[last:], f.Played[:last]
	f.Caption = say("repetition.figure", "times", d.Times)
	return f
}

// noProgress is that nothing is taken and no man moves.
func noProgress(r draughts.Ruleset) guide.Topic {
	t := topic("no-progress", "Draws.Quiet", "Board")
	for _, d := range drawsOf[draughts.Quiet](r) {
		t.Words = []guide.Words{say("no-progress.rule", "n", d.Plies/2, "plies", d.Plies), say("no-progress.again")}
		if d.NotUnderBalance {
			t.Words = append(t.Words, say("no-progress.silent"))
		}
		t.Figures = []guide.Figure{{
			Position: by(r, "W:WKc1,a5:Bg3,f8,h8", "W:WKa1,c4:Bf5,f6"),
			Shows:    []string{by(r, "c1-d2", "a1-b1")}, Counts: game.NoProgress,
			Caption: say("no-progress.figure", "s", by(r, "c1", "a1")),
		}}
	}
	if t.Words == nil {
		return guide.Topic{}
	}
	return t
}

// balance is that kings are on both sides and nothing is taken or crowned.
func balance(r draughts.Ruleset) guide.Topic {
	t := topic("balance", "Draws.Balance")
	for _, d := range drawsOf[draughts.Balance](r) {
		t.Words = append(t.Words, say("balance.rule", "from", d.Total.Min, "to", d.Total.Max, "n", d.Plies/2))
		t.Figures = append(t.Figures, guide.Figure{
			Position: map[int]string{4: "W:WKc1,a5:BKf8,g3", 6: "W:WKc1,a5,b2:BKf8,g3,h4"}[d.Total.Min],
			Shows:    []string{"c1-d2"}, Counts: game.Balanced,
			Caption: say("balance.figure", "pieces", d.Total.Min),
		})
	}
	if t.Words == nil {
		return guide.Topic{}
	}
	t.Words = append(t.Words, say("balance.again"))
	return t
}
