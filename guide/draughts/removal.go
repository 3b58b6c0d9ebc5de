package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// removal is when taken pieces leave the board.
func removal(r draughts.Ruleset) guide.Topic {
	t := topic("removal", "Removal", "WinByCrowning", "Board")
	if r.Removal == draughts.AtOnce {
		t.Words = []guide.Words{say("removal.at-once")}
		t.Figures = []guide.Figure{by(r, vacatedDiagonally, vacatedStraight)}
		return t
	}
	t.Words = []guide.Words{say("removal.after"), say("removal.blocks"), say("removal.crossed")}
	f := guide.Figure{
		Position: "W:WKc3,b2,d2:Bb4,d4,b6,d6", From: "a1", To: "f8",
		Shows:   []string{"c3xe5xc7xa5xc3"},
		Claim:   captures("c3xe5xc7xa5xc3"),
		Refused: not(game.TakenAlready, "c3xe5xc7xa5xc3xe5"),
		Caption: say("removal.after.figure", "s", "c3", "taken", "d4"),
		Task:    captureTask(),
	}
	if r.WinByCrowning { // no king is ever on the board
		f.Position = "W:Wc3,b2,d2:Bb4,d4,b6,d6"
	}
	t.Figures = []guide.Figure{f}
	t.Codes = []game.Code{game.TakenAlready}
	return t
}

// halfTurn is that a king does not turn round between two captures.
func halfTurn(r draughts.Ruleset) guide.Topic {
	if !r.NoHalfTurn {
		return guide.Topic{}
	}
	t := topic("turning-back", "NoHalfTurn")
	t.Words = []guide.Words{say("turning-back.rule")}
	t.Figures = []guide.Figure{{
		Position: "W:WKd4,h4:Bf4,b4", From: "a2", To: "h6",
		Claim:   captures("d4xa4", "d4xg4"),
		Refused: not(game.NoHalfTurn, "d4xg4xa4"),
		Caption: say("turning-back.figure", "s", "d4", "a", "b4", "b", "f4"),
		Task:    captureTask(),
	}}
	t.Codes = []game.Code{game.NoHalfTurn}
	return t
}

var (
	vacatedDiagonally = guide.Figure{
		Position: "W:WKd4:Bc3,e5", From: "a1", To: "h8",
		Shows: []string{"d4xf6xb2"}, Claim: captures("d4xf6xb2", "d4xb2xf6"),
		Caption: say("removal.at-once.figure", "s", "d4", "vacated", "e5"), Task: captureTask(),
	}
	vacatedStraight = guide.Figure{
		Position: "W:WKd1:Be1,f4,e5,d2,g1", From: "a1", To: "h6",
		Shows: []string{"d1xf1xf5xd5xd1xh1"}, Claim: captures("d1xf1xf5xd5xd1xh1"),
		Caption: say("removal.at-once.figure", "s", "d1", "vacated", "e1"), Task: captureTask(),
	}
)
