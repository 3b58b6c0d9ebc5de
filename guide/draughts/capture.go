package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// backwards is whether a man takes behind it.
func backwards(r draughts.Ruleset) guide.Topic {
	t := guide.Topic{Name: "backwards", Title: guide.Say("draughts.backwards"), Fields: []string{"ManCapturesBack", "Board"}}
	f := guide.Figure{Position: "W:Wd4:Bc3,g7", From: "a1", To: "f6", Caption: guide.Say("draughts.backwards.no.figure", "s", "d4", "taken", "c3")}
	switch {
	case r.Board == draughts.Orthogonal:
		f.Position = "W:Wd4:Bd3,g7"
		f.Claim = guide.Claim{Among: guide.Captures}
		f.Caption = guide.Say("draughts.backwards.no.figure", "s", "d4", "taken", "d3")
		t.Words = []guide.Words{guide.Say("draughts.backwards.straight")}
	case r.ManCapturesBack:
		f.Shows = []string{"d4xb2"}
		f.Claim = guide.Claim{Among: guide.Captures, Moves: f.Shows}
		f.Caption = guide.Say("draughts.backwards.figure", "s", "d4", "taken", "c3", "to", "b2")
		f.Task = guide.Say("draughts.task.capture")
		t.Words = []guide.Words{guide.Say("draughts.backwards.yes")}
	default:
		f.Claim = guide.Claim{Among: guide.Captures}
		f.Refused = []guide.Refused{{Move: "d4xb2", Code: game.ManNotBackwards}}
		t.Words = []guide.Words{guide.Say("draughts.backwards.no")}
	}
	t.Figures = []guide.Figure{f}
	return t
}
