package reversi

import (
	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/guide"
)

// first is the position after which the plain game's figures are told: the four discs in the middle, Black to move.
const first = "B:Wd4,e5:Bd5,e4"

// From and To of the figures that fit on the smallest board.
const fromMiddle, toMiddle = "b2", "g7"

func setup(r reversi.Ruleset) guide.Topic {
	return guide.Topic{
		Name:   "setup",
		Title:  guide.Say("reversi.setup"),
		Fields: []string{"Files", "Ranks"},
		Words: []guide.Words{
			guide.Say("reversi.setup.size", "files", r.Files, "ranks", r.Ranks, "n", r.Files*r.Ranks),
			guide.Say("reversi.setup.discs"),
		},
	}
}

func start(r reversi.Ruleset) guide.Topic {
	t := guide.Topic{Name: "start", Title: guide.Say("reversi.start"), Fields: []string{"FreeCentre"}}
	if r.FreeCentre {
		t.Words = []guide.Words{guide.Say("reversi.start.free"), guide.Say("reversi.start.free.then"), guide.Say("reversi.start.black")}
		t.Codes = []game.Code{game.CentreFirst}
		t.Figures = []guide.Figure{{
			Position: "B:Wd5:Be4", From: fromMiddle, To: toMiddle,
			Claim:   guide.Claim{Among: guide.All, Moves: []string{"d4", "e5"}},
			Refused: []guide.Refused{{Move: "d6", Code: game.CentreFirst}},
			Caption: guide.Say("reversi.start.free.figure", "a", "d4", "b", "e5", "no", "d6"),
			Task:    guide.Say("reversi.task.centre"),
		}}
		return t
	}
	t.Words = []guide.Words{guide.Say("reversi.start.four", "w1", "d4", "w2", "e5", "b1", "e4", "b2", "d5"), guide.Say("reversi.start.black")}
	t.Figures = []guide.Figure{{Caption: guide.Say("reversi.start.figure"), Claim: guide.Claim{Among: guide.All, Moves: []string{"d3", "c4", "f5", "e6"}}}}
	return t
}

func aim(r reversi.Ruleset) guide.Topic {
	key := "reversi.aim.more"
	if r.Misere {
		key = "reversi.aim.fewer"
	}
	return guide.Topic{Name: "aim", Title: guide.Say("reversi.aim"), Fields: []string{"Misere"}, Words: []guide.Words{guide.Say(key)}}
}
