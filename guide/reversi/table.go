package reversi

import (
	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/guide"
)

func table() guide.Topic {
	return guide.Topic{
		Name:  "table",
		Title: guide.Say("table"),
		Words: []guide.Words{guide.Say("table.colours"), guide.Say("table.resign"), guide.Say("table.time")},
	}
}

func names() guide.Topic {
	return guide.Topic{
		Name:  "names",
		Title: guide.Say("reversi.names"),
		Words: []guide.Words{guide.Say("reversi.names.corner", "a1", guide.Far("a1"), "c2", guide.Far("c2"))},
		Codes: []game.Code{game.NotNotation, game.NoSuchSquare},
		Figures: []guide.Figure{{
			Position: first, Far: true, From: "a1", To: "f6",
			Caption: guide.Say("reversi.names.figure"),
		}},
	}
}

func scoresheet() guide.Topic {
	return guide.Topic{
		Name:  "scoresheet",
		Title: guide.Say("reversi.scoresheet"),
		Words: []guide.Words{guide.Say("reversi.scoresheet.moves"), guide.Say("reversi.scoresheet.passes"), guide.Say("reversi.scoresheet.files")},
	}
}

// about is words about the ruleset itself.
func about(r reversi.Ruleset) []guide.Topic {
	t := guide.Topic{
		Name:    "peculiar",
		Title:   guide.Say("reversi.peculiar"),
		Words:   []guide.Words{guide.Say("reversi.about." + r.ID)},
		Sources: sources[r.ID],
	}
	if len(t.Sources) == 0 {
		t.Ours = true
	}
	return []guide.Topic{t}
}

// sources is where the rules of a ruleset are told; those that are not there are ours.
var sources = map[string][]guide.Source{
	"reversi": {
		{Name: "World Othello Federation", URL: "https://www.worldothello.org"},
		{Name: "British Othello Federation, Othello history", URL: "https://www.britishothello.org/othello-history"},
	},
	"reversi-free": {{Name: "British Othello Federation, Othello history", URL: "https://www.britishothello.org/othello-history"}},
}
