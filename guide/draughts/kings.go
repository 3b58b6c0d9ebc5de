package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// kingCapture is what a king takes and from where.
func kingCapture(r draughts.Ruleset) guide.Topic {
	if r.WinByCrowning {
		return guide.Topic{}
	}
	t := topic("king-capture", "FlyingKing", "WinByCrowning", "Board")
	if !r.FlyingKing {
		t.Words = []guide.Words{say("king-capture.short")}
		t.Figures = []guide.Figure{{
			Position: "W:WKf6:Be5,c3", From: "b2", To: "h8",
			Shows: []string{"f6xd4xb2"}, Claim: captures("f6xd4xb2"),
			Caption: say("king-capture.short.figure", "s", "f6", "a", "e5", "b", "c3"),
			Task:    captureTask(),
		}, {
			Position: "W:WKa1:Bc3", From: "a1", To: "f6", Claim: captures(),
			Refused: not(game.TooFar, "a1xd4"),
			Caption: say("king-capture.near.figure", "s", "a1", "taken", "c3"),
		}}
		t.Codes = []game.Code{game.TooFar}
		return t
	}
	t.Words = []guide.Words{say("king-capture.flying"), say("king-capture.clear")}
	f := guide.Figure{
		Position: by(r, "W:WKa1,e5:Bc3", "W:WKc1,c6:Bc4,h7"), From: "a1", To: "f6",
		Shows:   []string{by(r, "a1xd4", "c1xc5")},
		Caption: by(r, say("king-capture.flying.figure", "s", "a1", "taken", "c3"), say("king-capture.flying.figure", "s", "c1", "taken", "c4")),
		Task:    captureTask(),
	}
	f.Claim = captures(f.Shows...)
	blocked := guide.Figure{
		Position: by(r, "W:WKa1:Bc3,d4", "W:WKc1:Bc3,c4"), From: "a1", To: "f6", Claim: captures(),
		Refused: not(game.BlockedWay, by(r, "a1xe5", "c1xc5")),
		Caption: by(r, say("king-capture.blocked.figure", "s", "a1", "a", "c3", "b", "d4"), say("king-capture.blocked.figure", "s", "c1", "a", "c3", "b", "c4")),
	}
	t.Figures = []guide.Figure{f, blocked}
	t.Codes = []game.Code{game.BlockedWay}
	return t
}

// kingLanding is where a flying king stops behind what it took.
func kingLanding(r draughts.Ruleset) guide.Topic {
	if !r.FlyingKing || r.WinByCrowning {
		return guide.Topic{}
	}
	t := topic("king-landing", "FlyingKing", "WinByCrowning", "LandBehind", "HaltBehindKing", "Board")
	if r.LandBehind {
		t.Words = []guide.Words{say("king-landing.behind")}
		t.Figures = []guide.Figure{by(r, landsBehind, landsBehindStraight)}
		t.Codes = []game.Code{game.LandRightBehind}
		return t
	}
	t.Words = []guide.Words{say("king-landing.free"), say("king-landing.goes-on")}
	t.Figures = []guide.Figure{by(r, landsFreely, landsFreelyStraight), by(r, landsWhereItGoesOn, landsWhereItGoesOnStraight)}
	t.Codes = []game.Code{game.LandWhereGoesOn}
	if r.HaltBehindKing {
		t.Words = append(t.Words, say("king-landing.halt"))
		t.Figures = append(t.Figures, haltsBehindKing)
		t.Codes = append(t.Codes, game.LandRightBehind)
	}
	return t
}

var (
	landsFreely = guide.Figure{
		Position: "W:WKa1,g7:Bc3", From: "a1", To: "h8",
		Claim:   captures("a1xd4", "a1xe5", "a1xf6"),
		Caption: say("king-landing.free.figure", "s", "a1", "taken", "c3", "own", "g7"), Task: captureTask(),
	}
	landsFreelyStraight = guide.Figure{
		Position: "W:WKc1,c7:Bc3", From: "a1", To: "f8",
		Claim:   captures("c1xc4", "c1xc5", "c1xc6"),
		Caption: say("king-landing.free.figure", "s", "c1", "taken", "c3", "own", "c7"), Task: captureTask(),
	}
	landsWhereItGoesOn = guide.Figure{
		Position: "W:WKa1:Bc3,b6", From: "a1", To: "f8",
		Shows: []string{"a1xd4xa7"}, Claim: captures("a1xd4xa7"), Refused: not(game.LandWhereGoesOn, "a1xe5"),
		Caption: say("king-landing.goes-on.figure", "s", "a1", "landing", "d4", "other", "e5"), Task: captureTask(),
	}
	landsWhereItGoesOnStraight = guide.Figure{
		Position: "W:WKc1:Bc3,b5", From: "a1", To: "f8",
		Shows: []string{"c1xc5xa5"}, Claim: captures("c1xc5xa5"), Refused: not(game.LandWhereGoesOn, "c1xc4"),
		Caption: say("king-landing.goes-on.figure", "s", "c1", "landing", "c5", "other", "c4"), Task: captureTask(),
	}
	landsBehind = guide.Figure{
		Position: "W:WKa1:Bc3,f4", From: "a1", To: "h6",
		Shows: []string{"a1xd4"}, Claim: captures("a1xd4"), Refused: not(game.LandRightBehind, "a1xe5"),
		Caption: say("king-landing.behind.figure", "s", "a1", "landing", "d4", "other", "e5"), Task: captureTask(),
	}
	landsBehindStraight = guide.Figure{
		Position: "W:WKc1:Bc3,e5", From: "a1", To: "f8",
		Shows: []string{"c1xc4"}, Claim: captures("c1xc4"), Refused: not(game.LandRightBehind, "c1xc5"),
		Caption: say("king-landing.behind.figure", "s", "c1", "landing", "c4", "other", "c5"), Task: captureTask(),
	}
	haltsBehindKing = guide.Figure{
		Position: "W:WKa1:BKc3", From: "a1", To: "f6",
		Shows: []string{"a1xd4"}, Claim: captures("a1xd4"), Refused: not(game.LandRightBehind, "a1xe5"),
		Caption: say("king-landing.halt.figure", "s", "a1", "king", "c3", "landing", "d4"), Task: captureTask(),
	}
)
