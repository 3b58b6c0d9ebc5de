package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// capture is what it is.
func capture(r draughts.Ruleset) guide.Topic {
	t := topic("taking", "Board")
	t.Words = []guide.Words{say("taking.rule"), by(r, say("taking.diagonal"), say("taking.straight")), say("taking.not")}
	f := guide.Figure{
		Position: by(r, "W:Wc3,f2:Bd4,g3,h4", "W:Wc3,f4:Bc4,f5,f6"), From: "a1", To: "h6",
		Shows:   []string{by(r, "c3xe5", "c3xc5")},
		Refused: not(game.Occupied, by(r, "f2xh4", "f4xf6")),
		Caption: by(r, say("taking.figure", "s", "c3", "taken", "d4", "to", "e5", "other", "f2", "full", "h4"),
			say("taking.figure", "s", "c3", "taken", "c4", "to", "c5", "other", "f4", "full", "f6")),
		Task: captureTask(),
	}
	f.Claim = captures(f.Shows...)
	t.Figures = []guide.Figure{f}
	t.Codes = []game.Code{game.Occupied, game.TooFar, game.BlockedWay}
	return t
}

// must is what is owed to a capture.
func must(r draughts.Ruleset) guide.Topic {
	t := topic("compulsory", "Capture", "Board")
	f := guide.Figure{
		Position: by(r, "W:Wc3,f2:Bd4", "W:Wc3,f2:Bc4"), From: "a1", To: "h6",
		Caption: say("compulsory.must.figure", "s", "c3", "other", "f2"),
	}
	takes, quiet := by(r, "c3xe5", "c3xc5"), by(r, "f2-g3", "f2-f3")
	moves := by(r, []string{takes, "c3-b4", "f2-e3", "f2-g3"}, []string{takes, "c3-b3", "c3-d3", "f2-f3", "f2-e2", "f2-g2"})
	switch r.Capture {
	case draughts.Must:
		f.Shows, f.Claim, f.Refused, f.Task = []string{takes}, all(takes), not(game.MustCapture, quiet), captureTask()
		t.Words = []guide.Words{say("compulsory.must")}
		t.Codes = []game.Code{game.MustCapture}
	case draughts.May:
		f.Claim = all(moves...)
		f.Caption = say("compulsory.may.figure", "s", "c3")
		t.Words = []guide.Words{say("compulsory.may"), say("compulsory.begun")}
	default:
		f.Shows, f.Claim, f.Ends, f.Winner = []string{quiet}, all(moves...), game.MissedCapture, guide.BlackWins
		f.Caption = say("compulsory.loses.figure", "s", "c3", "other", "f2")
		t.Words = []guide.Words{say("compulsory.loses"), say("compulsory.begun")}
	}
	t.Figures = []guide.Figure{f}
	return t
}

// backwards is whether a man takes behind it.
func backwards(r draughts.Ruleset) guide.Topic {
	t := topic("backwards", "ManCapturesBack", "Board")
	behind, jump := by(r, "c3", "d3"), by(r, "d4xb2", "d4xd2")
	f := guide.Figure{
		Position: by(r, "W:Wd4:Bc3,g7", "W:Wd4:Bd3,g7"), From: "a1", To: "f6",
		Claim:   captures(),
		Refused: not(game.ManNotBackwards, jump),
		Caption: say("backwards.no.figure", "s", "d4", "taken", behind),
	}
	switch {
	case r.ManCapturesBack:
		f.Shows, f.Claim, f.Refused = []string{jump}, captures(jump), nil
		f.Caption = say("backwards.figure", "s", "d4", "taken", behind, "to", "b2")
		f.Task = captureTask()
		t.Words = []guide.Words{say("backwards.yes")}
	default:
		t.Words = []guide.Words{by(r, say("backwards.no"), say("backwards.straight"))}
		t.Codes = []game.Code{game.ManNotBackwards}
	}
	t.Figures = []guide.Figure{f}
	return t
}

// straight is captures along ranks and files where the pieces go diagonally.
func straight(r draughts.Ruleset) guide.Topic {
	if !r.CapturesOrthogonally {
		return guide.Topic{}
	}
	t := topic("straight", "CapturesOrthogonally")
	t.Words = []guide.Words{say("straight.rule"), say("straight.king")}
	moves := []string{"d4xd8", "d4xh4"}
	t.Figures = []guide.Figure{{
		Position: "W:Wd4:Bd6,f4", From: "b2", To: "h8", Shows: moves, Claim: captures(moves...),
		Caption: say("straight.figure", "s", "d4", "a", "d6", "b", "f4"),
		Task:    captureTask(),
	}}
	return t
}

// kingTaken is whether a man takes kings.
func kingTaken(r draughts.Ruleset) guide.Topic {
	if r.WinByCrowning { // no king is ever taken
		return guide.Topic{}
	}
	t := topic("man-and-king", "ManSparesKings", "WinByCrowning", "Board")
	f := guide.Figure{
		Position: by(r, "W:Wa1,c3:BKd4,h6", "W:Wa1,c3:BKc4,h6"), From: "a1", To: "f6",
		Shows:   []string{by(r, "c3xe5", "c3xc5")},
		Caption: say("man-and-king.yes.figure", "s", "c3", "king", by(r, "d4", "c4")),
	}
	f.Claim = captures(f.Shows...)
	if r.ManSparesKings {
		f.Refused, f.Claim, f.Shows = not(game.ManSparesKing, f.Shows...), captures(), nil
		f.Caption = say("man-and-king.no.figure", "s", "c3", "king", "d4")
		t.Words = []guide.Words{say("man-and-king.no")}
		t.Codes = []game.Code{game.ManSparesKing}
	} else {
		t.Words = []guide.Words{say("man-and-king.yes")}
	}
	t.Figures = []guide.Figure{f}
	return t
}

// chain is that one capture leads to another.
func chain(r draughts.Ruleset) guide.Topic {
	t := topic("chain", "Board")
	t.Words = []guide.Words{say("chain.rule"), say("chain.whole")}
	f := guide.Figure{
		Position: by(r, "W:Wc3:Bd4,d6", "W:Wd3:Bd4,c5"), From: "a1", To: "f8",
		Shows:   []string{by(r, "c3xe5xc7", "d3xd5xb5")},
		Refused: not(game.CaptureGoesOn, by(r, "c3xe5", "d3xd5")),
		Caption: by(r, say("chain.figure", "s", "c3", "stop", "e5", "to", "c7"), say("chain.figure", "s", "d3", "stop", "d5", "to", "b5")),
		Task:    captureTask(),
	}
	f.Claim = captures(f.Shows...)
	t.Figures = []guide.Figure{f}
	t.Codes = []game.Code{game.CaptureGoesOn}
	return t
}
