package morris

import (
	"tabuleiro/game"
	"tabuleiro/game/morris"
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
		Title: guide.Say("morris.names"),
		Words: []guide.Words{guide.Say("morris.names.corner")},
		Codes: []game.Code{game.NotNotation, game.NoSuchSquare},
	}
}

// scoresheet tells how moves are written, with points of the board.
func scoresheet(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{
		Name:   "scoresheet",
		Title:  guide.Say("morris.scoresheet"),
		Fields: []string{"Grid", "MillWins"},
		Words: []guide.Words{
			guide.Say("morris.scoresheet.place", "s", s.on),
			guide.Say("morris.scoresheet.move", "move", guide.Written(s.on+"-"+s.beside)),
		},
	}
	if !r.MillWins {
		t.Words = append(t.Words, guide.Say("morris.scoresheet.take", "taken", s.occupied,
			"placed", guide.Written(s.on+"x"+s.occupied), "moved", guide.Written(s.on+"-"+s.beside+"x"+s.occupied)))
	}
	t.Words = append(t.Words, guide.Say("morris.scoresheet.pairs"))
	return t
}

// about is words about the ruleset itself.
func about(r morris.Ruleset) []guide.Topic {
	topics := []guide.Topic{{
		Name:    "peculiar",
		Title:   guide.Say("morris.peculiar"),
		Words:   []guide.Words{guide.Say("morris.about."+r.ID, "plies", r.Draws.Plies)},
		Sources: sources[r.ID],
	}}
	if keys := ours[r.ID]; keys != nil {
		t := guide.Topic{Name: "ours", Title: guide.Say("morris.ours"), Ours: true}
		for _, key := range keys {
			t.Words = append(t.Words, guide.Say("morris.ours."+key))
		}
		topics = append(topics, t)
	}
	return topics
}

var (
	gasser = guide.Source{Name: "Ralph Gasser, Solving Nine Men's Morris, in Games of No Chance, 1996"}
	gevay  = guide.Source{Name: "Gábor E. Gévay, Gábor Danner, Calculating Ultra-Strong and Extended Solutions for Nine Men's Morris, Morabaraba, and Lasker Morris, 2014", URL: "https://arxiv.org/abs/1408.0032"}
)

var sources = map[string][]guide.Source{
	"morris9":            {gasser},
	"morris9-tournament": {{Name: "World Mill Game and Morris Association"}},
	"lasker":             {{Name: "Emanuel Lasker, Brettspiele der Völker, 1931"}, gevay},
	"morabaraba":         {{Name: "Mind Sports South Africa, Generally Accepted Rules"}, gevay},
}

// ours is what no text decides and we have chosen: the marks ! of the rulesets.
var ours = map[string][]string{
	"morris9":       {"ten", "draws"},
	"morris9-nofly": {"as-morris9"},
	"morris6":       {"as-morris9"},
	"morris12":      {"flying", "as-morris9"},
	"lasker":        {"as-morris9"},
	"morabaraba":    {"cows", "back", "draws"},
	"morris3":       {"draws"},
}
