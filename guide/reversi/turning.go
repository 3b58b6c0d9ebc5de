package reversi

import (
	"tabuleiro/game"
	"tabuleiro/guide"
)

func flank() guide.Topic {
	return guide.Topic{
		Name:  "flank",
		Title: guide.Say("reversi.flank"),
		Words: []guide.Words{guide.Say("reversi.flank.place"), guide.Say("reversi.flank.turn")},
		Figures: []guide.Figure{{
			Position: "B:Wd4,e4,f4,d5:Bg4,e5", From: fromMiddle, To: toMiddle,
			Shows:   []string{"c4"},
			Takes:   []string{"d4", "e4", "f4"},
			Caption: guide.Say("reversi.flank.figure", "to", "c4", "end", "g4"),
		}, {
			Position: first, From: fromMiddle, To: toMiddle,
			Claim:   guide.Claim{Among: guide.All, Moves: []string{"d3", "c4", "f5", "e6"}},
			Caption: guide.Say("reversi.flank.first"),
			Task:    guide.Say("reversi.task.turn"),
		}},
	}
}

func lines() guide.Topic {
	return guide.Topic{
		Name:  "lines",
		Title: guide.Say("reversi.lines"),
		Words: []guide.Words{guide.Say("reversi.lines.directions"), guide.Say("reversi.lines.all")},
		Figures: []guide.Figure{{
			Position: "B:We6,e5,d4,f5:Bd6,c3,f4,e4,d5", From: fromMiddle, To: toMiddle,
			Shows:   []string{"f6"},
			Takes:   []string{"e6", "e5", "d4", "f5"},
			Caption: guide.Say("reversi.lines.figure", "to", "f6"),
		}},
	}
}

func between() guide.Topic {
	return guide.Topic{
		Name:  "between",
		Title: guide.Say("reversi.between"),
		Words: []guide.Words{guide.Say("reversi.between.only")},
		Figures: []guide.Figure{{
			Position: "B:Wd4,d5:Be4,e5,d6", From: fromMiddle, To: toMiddle,
			Shows:   []string{"c4"},
			Takes:   []string{"d4"},
			Caption: guide.Say("reversi.between.figure", "to", "c4", "turned", "d4", "stays", "d5", "end", "d6"),
		}},
	}
}

func nothing() guide.Topic {
	return guide.Topic{
		Name:  "nothing",
		Title: guide.Say("reversi.nothing"),
		Words: []guide.Words{guide.Say("reversi.nothing.refused"), guide.Say("reversi.nothing.touch")},
		Codes: []game.Code{game.FlanksNothing, game.Occupied},
		Figures: []guide.Figure{{
			Position: first, From: fromMiddle, To: toMiddle,
			Refused: []guide.Refused{{Move: "c3", Code: game.FlanksNothing}, {Move: "e3", Code: game.FlanksNothing}, {Move: "d4", Code: game.Occupied}},
			Caption: guide.Say("reversi.nothing.figure", "a", "c3", "b", "e3", "taken", "d4"),
		}},
	}
}

func pass() guide.Topic {
	return guide.Topic{
		Name:  "pass",
		Title: guide.Say("reversi.pass"),
		Words: []guide.Words{guide.Say("reversi.pass.must"), guide.Say("reversi.pass.may-not"), guide.Say("reversi.pass.table")},
		Codes: []game.Code{game.MustPass, game.MayNotPass},
		Figures: []guide.Figure{{
			Position: "B:Wa1,d4,e4,d5,e5:Bb1", Far: true, From: "a1", To: "f6",
			Claim:   guide.Claim{Among: guide.All, Moves: []string{"pass"}},
			Refused: []guide.Refused{{Move: "c1", Code: game.MustPass}},
			Caption: guide.Say("reversi.pass.figure", "no", guide.Far("c1")),
		}, {
			Position: first, From: fromMiddle, To: toMiddle,
			Claim:   guide.Claim{Among: guide.All, Moves: []string{"d3", "c4", "f5", "e6"}},
			Refused: []guide.Refused{{Move: "pass", Code: game.MayNotPass}},
			Caption: guide.Say("reversi.pass.no.figure"),
		}},
	}
}
