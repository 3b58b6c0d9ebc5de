package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// manMoves is where a man goes that takes nothing.
func manMoves(r draughts.Ruleset) guide.Topic {
	t := guide.Topic{
		Name:   "man",
		Title:  guide.Say("draughts.man"),
		Fields: []string{"Board"},
		Words:  []guide.Words{guide.Say("draughts.man.diagonal")},
		Figures: []guide.Figure{{
			Position: "W:Wc3:Bh8", From: "a1", To: "f6",
			Shows:   []string{"c3-b4", "c3-d4"},
			Claim:   guide.Claim{Among: guide.Piece, Of: "c3", Moves: []string{"c3-b4", "c3-d4"}},
			Refused: []guide.Refused{{Move: "c3-b2", Code: game.ManNotBackwards}, {Move: "c3-d2", Code: game.ManNotBackwards}},
			Caption: guide.Say("draughts.man.figure", "s", "c3"),
		}},
		Codes: []game.Code{game.ManNotBackwards, game.TooFar, game.NotDiagonal, game.Occupied},
	}
	if r.Board == draughts.Orthogonal {
		t.Words[0] = guide.Say("draughts.man.straight")
		t.Codes = []game.Code{game.ManNotBackwards, game.TooFar, game.NotOnALine, game.Occupied}
		f := &t.Figures[0]
		f.Shows = []string{"c3-c4", "c3-b3", "c3-d3"}
		f.Claim.Moves = f.Shows
		f.Refused = []guide.Refused{{Move: "c3-c2", Code: game.ManNotBackwards}}
	}
	return t
}
