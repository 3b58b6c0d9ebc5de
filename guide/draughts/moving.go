package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// man is where a man goes that takes nothing.
func man(r draughts.Ruleset) guide.Topic {
	t := topic("man", "Board")
	moves := by(r, []string{"c3-b4", "c3-d4"}, []string{"c3-c4", "c3-b3", "c3-d3"})
	t.Words = []guide.Words{by(r, say("man.diagonal"), say("man.straight"))}
	t.Figures = []guide.Figure{{
		Position: "W:Wc3:Bh8", From: "a1", To: "f6",
		Shows:   moves,
		Claim:   of("c3", moves...),
		Refused: not(game.ManNotBackwards, by(r, []string{"c3-b2", "c3-d2"}, []string{"c3-c2"})...),
		Caption: say("man.figure", "s", "c3"),
	}}
	t.Codes = []game.Code{game.ManNotBackwards, game.TooFar, by(r, game.NotDiagonal, game.NotOnALine), game.Occupied}
	return t
}

// king is where a king goes that takes nothing.
func king(r draughts.Ruleset) guide.Topic {
	if r.WinByCrowning { // no king ever moves
		return guide.Topic{}
	}
	t := topic("king", "FlyingKing", "WinByCrowning", "Board")
	if !r.FlyingKing {
		moves := []string{"c3-b4", "c3-d4", "c3-b2", "c3-d2"}
		t.Words = []guide.Words{say("king.short")}
		t.Figures = []guide.Figure{{
			Position: "W:WKc3:Bh8", From: "a1", To: "f6",
			Shows: moves, Claim: of("c3", moves...), Refused: not(game.TooFar, "c3-e5"),
			Caption: say("king.short.figure", "s", "c3"),
		}}
		t.Codes = []game.Code{game.TooFar}
		return t
	}
	f := guide.Figure{
		Position: "W:WKc3,g7:Bh4", From: "a1", To: "h8",
		Claim:   of("c3", "c3-b2", "c3-a1", "c3-b4", "c3-a5", "c3-d2", "c3-e1", "c3-d4", "c3-e5", "c3-f6"),
		Refused: not(game.BlockedWay, "c3-h8"),
		Caption: say("king.flying.figure", "s", "c3", "own", "g7"),
	}
	t.Words = []guide.Words{say("king.flying")}
	if r.Board == draughts.Orthogonal {
		f.Position = "W:WKc3,c7:Bg7,h7"
		f.Claim = of("c3", "c3-c1", "c3-c2", "c3-a3", "c3-b3", "c3-d3", "c3-e3", "c3-f3", "c3-g3", "c3-h3", "c3-c4", "c3-c5", "c3-c6")
		f.Refused = not(game.BlockedWay, "c3-c8")
		f.Caption = say("king.flying.figure", "s", "c3", "own", "c7")
		t.Words = []guide.Words{say("king.flying.straight")}
	}
	t.Figures = []guide.Figure{f}
	t.Codes = []game.Code{game.BlockedWay}
	return t
}

// kingLimit is how often a king may move while its side has men.
func kingLimit(r draughts.Ruleset) guide.Topic {
	if r.KingMoveLimit == 0 {
		return guide.Topic{}
	}
	t := topic("king-limit", "KingMoveLimit")
	t.Words = []guide.Words{say("king-limit.rule", "n", r.KingMoveLimit), say("king-limit.again")}
	t.Figures = []guide.Figure{{
		Position: "W:WKa1,g1:Bf8", From: "a1", To: "h8",
		Played:  []string{"a1-b2", "f8-e7", "b2-a1", "e7-d6", "a1-b2", "d6-c5"},
		Claim:   all("g1-f2", "g1-h2"),
		Refused: not(game.KingMovedThrice, "b2-a1"),
		Caption: say("king-limit.figure", "s", "b2", "man", "g1"),
		Task:    moveTask(),
	}}
	t.Codes = []game.Code{game.KingMovedThrice}
	return t
}
