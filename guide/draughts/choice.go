package draughts

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// choice is which of several captures may be made.
func choice(r draughts.Ruleset) guide.Topic {
	t := topic("choice", "Precedence", "Board")
	if len(r.Precedence) == 0 {
		t.Words = []guide.Words{say("choice.free"), say("choice.whole")}
		t.Figures = []guide.Figure{{
			Position: "W:Wc3,h2:Bd4,f6,g3", From: "a1", To: "h8", Claim: captures("c3xe5xg7", "h2xf4"),
			Caption: say("choice.free.figure", "a", "c3", "b", "h2"), Task: captureTask(),
		}}
		return t
	}
	t.Words = []guide.Words{say("choice.order")}
	for i, c := range r.Precedence {
		t.Words = append(t.Words, say("choice.step", "n", i+1, "rule", say("choice."+c.String())))
	}
	t.Words = append(t.Words, say("choice.equal"))
	t.Figures = []guide.Figure{{
		Position: by(r, "W:Wc3,e1:Bd4,f2", "W:Wc3,g3:Bc4,g4"), From: "a1", To: "h6",
		Claim:   by(r, captures("c3xe5", "e1xg3"), captures("c3xc5", "g3xg5")),
		Caption: by(r, say("choice.equal.figure", "a", "c3", "b", "e1"), say("choice.equal.figure", "a", "c3", "b", "g3")),
		Task:    captureTask(),
	}}
	return t
}

// criterion is the topic of one of the criteria among captures, if the ruleset has it.
func criterion(r draughts.Ruleset, c draughts.Precedence, name string, code game.Code, figures ...guide.Figure) guide.Topic {
	if !slices.Contains(r.Precedence, c) {
		return guide.Topic{}
	}
	t := topic(name, "Precedence."+c.String(), "Board")
	t.Words = []guide.Words{say(name + ".rule")}
	for i := range figures {
		figures[i].Task = captureTask()
	}
	t.Figures = figures
	t.Codes = []game.Code{code}
	return t
}

// majority is that most pieces are taken.
func majority(r draughts.Ruleset) guide.Topic {
	f := guide.Figure{
		Position: "W:Wc3,h2:Bd4,f6,g3", From: "a1", To: "h8",
		Shows: []string{"c3xe5xg7"}, Claim: captures("c3xe5xg7"), Refused: not(game.TakesMore, "h2xf4"),
		Caption: say("majority.figure", "a", "c3", "b", "h2"),
	}
	if r.Board == draughts.Orthogonal {
		f.Position = "W:Wc3,g3:Bc4,c6,g4"
		f.Shows, f.Claim, f.Refused = []string{"c3xc5xc7"}, captures("c3xc5xc7"), not(game.TakesMore, "g3xg5")
		f.Caption = say("majority.figure", "a", "c3", "b", "g3")
	}
	return criterion(r, draughts.MostPieces, "majority", game.TakesMore, f)
}

// value is that what is worth most is taken: two men before a king, a king before a man.
func value(r draughts.Ruleset) guide.Topic {
	return criterion(r, draughts.MostValue, "value", game.TakesMoreValue,
		guide.Figure{
			Position: "W:Wa3,g1:BKb4,h2", From: "a1", To: "h6",
			Shows: []string{"a3xc5"}, Claim: captures("a3xc5"), Refused: not(game.TakesMoreValue, "g1xi3"),
			Caption: say("value.king.figure", "a", "a3", "king", "b4", "b", "g1"),
		},
		guide.Figure{
			Position: "W:Wa3,e1:BKb4,f2,h4", From: "a1", To: "h6",
			Shows: []string{"e1xg3xi5"}, Claim: captures("e1xg3xi5"), Refused: not(game.TakesMoreValue, "a3xc5"),
			Caption: say("value.men.figure", "a", "e1", "b", "a3", "king", "b4"),
		})
}

// kingMust is that a king takes before a man.
func kingMust(r draughts.Ruleset) guide.Topic {
	return criterion(r, draughts.WithKing, "king-first", game.KingMustCapture, guide.Figure{
		Position: "W:WKc1,e5:Bb2,f6", From: "a1", To: "h8",
		Shows: []string{"c1xa3"}, Claim: captures("c1xa3"), Refused: not(game.KingMustCapture, "e5xg7"),
		Caption: say("king-first.figure", "king", "c1", "man", "e5"),
	})
}

// quality is that most kings are taken.
func quality(r draughts.Ruleset) guide.Topic {
	return criterion(r, draughts.MostKings, "quality", game.TakesMoreKings, guide.Figure{
		Position: "W:WKf8,Kc1:Bg7,Kb2",
		Shows:    []string{"c1xa3"}, Claim: captures("c1xa3"), Refused: not(game.TakesMoreKings, "f8xh6"),
		Caption: say("quality.figure", "a", "c1", "king", "b2", "b", "f8", "man", "g7"),
	})
}

// kingEarlier is that a king is met first.
func kingEarlier(r draughts.Ruleset) guide.Topic {
	return criterion(r, draughts.EarlyKing, "king-earlier", game.KingEarlier, guide.Figure{
		Position: "W:WKc3:BKd4,f6,b4,Kb6", From: "a1", To: "h8",
		Shows: []string{"c3xe5xg7"}, Claim: captures("c3xe5xg7"), Refused: not(game.KingEarlier, "c3xa5xc7"),
		Caption: say("king-earlier.figure", "s", "c3", "first", "d4", "other", "b4"),
	}, guide.Figure{
		Position: "W:WKd4:BKh2,Kg1,g3,Kg5,Ke5,e7,Kc7,Ka1",
		Shows:    []string{"d4xf6xh4xf2"}, Claim: captures("d4xf6xh4xf2"),
		Caption: say("king-earlier.long.figure", "s", "d4", "first", "e5"),
	})
}
