package reversi

import (
	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/guide"
)

func over() guide.Topic {
	return guide.Topic{
		Name:  "over",
		Title: guide.Say("reversi.over"),
		Words: []guide.Words{guide.Say("reversi.over.nobody"), guide.Say("reversi.over.early")},
	}
}

// winner shows a game that ends before the board is full: the discs of one side all turn.
func winner(r reversi.Ruleset) guide.Topic {
	f := guide.Figure{
		Position: "B:We5:Bd4,e4,d5", From: fromMiddle, To: toMiddle,
		Shows:   []string{"f6"},
		Claim:   guide.Claim{Among: guide.All, Moves: []string{"f6", "e6", "f5"}},
		Ends:    game.MostDiscs,
		Winner:  guide.BlackWins,
		Caption: guide.Say("reversi.winner.more.figure", "to", "f6"),
	}
	t := guide.Topic{Name: "winner", Title: guide.Say("reversi.winner"), Fields: []string{"Misere"}, Words: []guide.Words{guide.Say("reversi.winner.more")}}
	if r.Misere {
		f.Ends, f.Winner = game.FewestDiscs, guide.WhiteWins
		f.Caption = guide.Say("reversi.winner.fewer.figure", "to", "f6")
		t.Words = []guide.Words{guide.Say("reversi.winner.fewer")}
	}
	t.Figures = []guide.Figure{f}
	return t
}

func equal() guide.Topic {
	return guide.Topic{
		Name:  "equal",
		Title: guide.Say("reversi.equal"),
		Words: []guide.Words{guide.Say("reversi.equal.draw"), guide.Say("reversi.equal.only")},
		Figures: []guide.Figure{{
			Position: "B:Wd4,e4,d5,e5:Bb2,g2,b7,g7", From: fromMiddle, To: toMiddle,
			Ends:    game.EqualDiscs,
			Caption: guide.Say("reversi.equal.figure"),
		}},
	}
}

// score: that the empty squares go to who has more discs is a rule of tournaments; where fewer win it is our choice.
func score(r reversi.Ruleset) guide.Topic {
	t := guide.Topic{
		Name:   "score",
		Title:  guide.Say("reversi.score"),
		Fields: []string{"Misere"},
		Words:  []guide.Words{guide.Say("reversi.score.empty"), guide.Say("reversi.score.example")},
	}
	if r.Misere {
		t.Ours = true
		t.Words = append(t.Words, guide.Say("reversi.score.misere"))
	}
	return t
}
