package morris

import (
	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

func setup(r morris.Ruleset) guide.Topic {
	lines := "morris.setup.lines"
	if r.Diagonals {
		lines = "morris.setup.diagonals"
	}
	return guide.Topic{
		Name:   "setup",
		Title:  guide.Say("morris.setup"),
		Fields: []string{"Grid", "Men", "Diagonals"},
		Words: []guide.Words{
			guide.Say("morris.setup.points", "n", len(points(r.Grid))),
			guide.Say(lines),
			guide.Say("morris.setup.men", "n", r.Men),
		},
		Figures: []guide.Figure{{Caption: guide.Say("morris.setup.figure")}},
	}
}

func aim(r morris.Ruleset) guide.Topic {
	how := "morris.aim.take"
	if r.MillWins {
		how = "morris.aim.row"
	}
	return guide.Topic{
		Name:   "aim",
		Title:  guide.Say("morris.aim"),
		Fields: []string{"MillWins", "NoMove"},
		Words:  []guide.Words{guide.Say(how), guide.Say("morris.blocked." + r.NoMove.String())},
	}
}
