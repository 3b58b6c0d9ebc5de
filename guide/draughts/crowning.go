package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// crowned is what becomes of a man on the last rank.
func crowned(r draughts.Ruleset) guide.Topic {
	t := topic("crowning", "WinByCrowning", "Board")
	t.Words = []guide.Words{say("crowning.rule"), say("crowning.sign")}
	if r.WinByCrowning {
		t.Words[1] = say("crowning.wins")
	}
	moves := by(r, []string{"c7-b8", "c7-d8"}, []string{"c7-c8"})
	t.Figures = []guide.Figure{{
		Position: "W:Wc7:Bh2", Far: true, From: "a5", To: "f8", Shows: moves,
		Claim:   of("c7", by(r, moves, []string{"c7-c8", "c7-b7", "c7-d7"})...),
		Caption: say("crowning.figure", "s", guide.Far("c7")),
	}}
	return t
}

// crownedInCapture is what becomes of a man that reaches the last rank while it takes.
func crownedInCapture(r draughts.Ruleset) guide.Topic {
	t := topic("crowning-capture", "Crowning", "Board")
	f := guide.Figure{Position: "W:Wf6:Be7,c7", Far: true, From: "a5", To: "h8", Task: captureTask()}
	switch {
	case r.Board == draughts.Orthogonal:
		f.Position, f.Shows = "W:Wd6:Bd7,c8", []string{"d6xd8xb8"}
		f.Caption = say("crowning-capture.along.figure", "s", guide.Far("d6"), "to", guide.Far("b8"))
		t.Words = []guide.Words{say("crowning-capture.along")}
	case r.Crowning == draughts.Stops:
		f.Shows = []string{"f6xd8xb6"}
		f.Refused = not(game.CaptureGoesOn, "f6xd8")
		f.Caption = say("crowning-capture.stops.figure", "s", guide.Far("f6"), "stop", guide.Far("d8"), "to", guide.Far("b6"))
		t.Words = []guide.Words{say("crowning-capture.stops")}
	case r.Crowning == draughts.Ends:
		f.Shows = []string{"f6xd8"}
		f.Caption = say("crowning-capture.ends.figure", "s", guide.Far("f6"), "to", guide.Far("d8"), "left", guide.Far("c7"))
		t.Words = []guide.Words{say("crowning-capture.ends")}
	default:
		f.Position, f.Shows = "W:Wf6:Be7,b6", []string{"f6xd8xa5"}
		f.Caption = say("crowning-capture.passing.figure", "s", guide.Far("f6"), "stop", guide.Far("d8"), "taken", guide.Far("b6"), "to", guide.Far("a5"))
		t.Words = []guide.Words{say("crowning-capture.passing")}
	}
	f.Claim = captures(f.Shows...)
	t.Figures = []guide.Figure{f}
	return t
}
