package morris

import (
	"tabuleiro/game"
	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

func mills(r morris.Ruleset, s stage) []guide.Topic {
	if r.MillWins {
		return []guide.Topic{mill(r, s), row(s)}
	}
	topics := []guide.Topic{mill(r, s), take(s), safe(r, s)}
	if !r.TakesFromMills {
		topics = append(topics, allInMills(s))
	}
	return append(topics, double(r, s), again(s))
}

func mill(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{
		Name:   "mill",
		Title:  guide.Say("morris.mill"),
		Fields: []string{"Grid", "Diagonals"},
		Words:  []guide.Words{guide.Say("morris.mill.line", "n", millLines(r))},
		Figures: []guide.Figure{{
			Position: s.mill,
			Caption:  guide.Say("morris.mill.figure", "a", s.line[0], "b", s.line[1], "c", s.line[2]),
		}},
	}
	if len(r.Grid.Lines) != millLines(morris.Ruleset{Grid: r.Grid}) {
		t.Words = append(t.Words, guide.Say("morris.mill.short"))
	}
	if r.Diagonals {
		t.Words = append(t.Words, guide.Say("morris.mill.diagonal"))
		t.Figures = append(t.Figures, guide.Figure{Position: s.diagonal, Caption: guide.Say("morris.mill.diagonal.figure")})
	}
	return t
}

func row(s stage) guide.Topic {
	return guide.Topic{
		Name:   "row",
		Title:  guide.Say("morris.row"),
		Fields: []string{"Grid", "MillWins"},
		Words:  []guide.Words{guide.Say("morris.row.wins")},
		Codes:  []game.Code{game.NothingToTake},
		Figures: []guide.Figure{{
			Position: s.take,
			Shows:    []string{s.closes},
			Claim:    piece(s.closes, []string{s.closes}),
			Refused:  []guide.Refused{{Move: s.closes + "x" + s.takes[0], Code: game.NothingToTake}},
			Ends:     game.Row,
			Winner:   guide.WhiteWins,
			Caption:  guide.Say("morris.row.figure", "to", s.closes),
			Task:     guide.Say("morris.task.win"),
		}},
	}
}

func take(s stage) guide.Topic {
	return guide.Topic{
		Name:   "take",
		Title:  guide.Say("morris.take"),
		Fields: []string{"Grid", "MillWins"},
		Words:  []guide.Words{guide.Say("morris.take.takes"), guide.Say("morris.take.must"), guide.Say("morris.take.click")},
		Codes:  []game.Code{game.NameAMan, game.NothingToTake},
		Figures: []guide.Figure{{
			Position: s.take,
			Shows:    []string{s.closes + "x" + s.takes[0]},
			Takes:    s.takes[:1],
			Claim:    captures(each(s.closes+"x", s.takes)),
			Refused:  []guide.Refused{{Move: s.closes, Code: game.NameAMan}, {Move: s.idle + "x" + s.takes[0], Code: game.NothingToTake}},
			Caption:  guide.Say("morris.take.figure", "to", s.closes, "taken", s.takes[0], "idle", s.idle),
			Task:     guide.Say("morris.task.take"),
		}},
	}
}

// safe is whether a man in a mill may be taken.
func safe(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{Name: "safe", Title: guide.Say("morris.safe"), Fields: []string{"Grid", "MillWins", "TakesFromMills"}}
	f := guide.Figure{Position: s.safe, Task: guide.Say("morris.task.take")}
	if r.TakesFromMills {
		t.Words = []guide.Words{guide.Say("morris.safe.no")}
		f.Claim = captures(each(s.closes+"x", append([]string{s.outside}, s.inMill...)))
		f.Caption = guide.Say("morris.safe.no.figure", "to", s.closes)
	} else {
		t.Words = []guide.Words{guide.Say("morris.safe.yes")}
		t.Codes = []game.Code{game.ManInMill}
		f.Claim = captures(each(s.closes+"x", []string{s.outside}))
		f.Refused = []guide.Refused{{Move: s.closes + "x" + s.inMill[0], Code: game.ManInMill}}
		f.Caption = guide.Say("morris.safe.figure", "to", s.closes, "taken", s.outside, "a", s.inMill[0], "b", s.inMill[1], "c", s.inMill[2])
	}
	t.Figures = []guide.Figure{f}
	return t
}

func allInMills(s stage) guide.Topic {
	return guide.Topic{
		Name:   "all-in-mills",
		Title:  guide.Say("morris.all"),
		Fields: []string{"Grid", "MillWins", "TakesFromMills"},
		Words:  []guide.Words{guide.Say("morris.all.any")},
		Figures: []guide.Figure{{
			Position: s.all,
			Claim:    captures(each(s.closes+"x", s.inMill)),
			Caption:  guide.Say("morris.all.figure", "to", s.closes),
		}},
	}
}

func double(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{Name: "two-mills", Title: guide.Say("morris.double"), Fields: []string{"Grid", "MillWins", "TakesPerMill"}}
	f := guide.Figure{Position: s.double}
	if r.TakesPerMill {
		t.Words = []guide.Words{guide.Say("morris.double.two")}
		f.Shows = []string{s.closes + "x" + s.others[0] + "x" + s.others[1]}
		f.Takes = s.others[:2]
		f.Caption = guide.Say("morris.double.two.figure", "to", s.closes)
	} else {
		t.Words = []guide.Words{guide.Say("morris.double.single")}
		f.Claim = piece(s.closes, each(s.closes+"x", s.others))
		f.Caption = guide.Say("morris.double.single.figure", "to", s.closes)
		f.Task = guide.Say("morris.task.take")
	}
	t.Figures = []guide.Figure{f}
	return t
}

func again(s stage) guide.Topic {
	return guide.Topic{
		Name:   "again",
		Title:  guide.Say("morris.again"),
		Fields: []string{"Grid", "MillWins"},
		Words:  []guide.Words{guide.Say("morris.again.same")},
		Figures: []guide.Figure{{
			Position: s.again,
			Claim:    captures(each(s.from+"-"+s.to+"x", s.their)),
			Caption:  guide.Say("morris.again.figure", "from", s.from, "to", s.to),
			Task:     guide.Say("morris.task.take"),
		}},
	}
}
