package morris

import (
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

func ends(r morris.Ruleset, s stage) []guide.Topic {
	var topics []guide.Topic
	if !r.MillWins {
		topics = append(topics, twoMen(s))
	}
	topics = append(topics, blocked(r, s))
	if r.FullBoardDraws {
		topics = append(topics, full(r))
	}
	if r.Draws.Few.Plies > 0 {
		topics = append(topics, few(r, s))
	}
	if r.Draws.Times > 0 {
		topics = append(topics, repetition(r))
	}
	if r.Draws.Plies > 0 {
		topics = append(topics, noMill(r, s))
	}
	return append(topics, agreement())
}

func twoMen(s stage) guide.Topic {
	return guide.Topic{
		Name:   "two-men",
		Title:  guide.Say("morris.two-men"),
		Fields: []string{"Grid", "MillWins"},
		Words:  []guide.Words{guide.Say("morris.two-men.loses"), guide.Say("morris.two-men.hand")},
		Figures: []guide.Figure{{
			Position: s.last,
			Shows:    []string{s.from + "-" + s.to + "x" + s.three[0]},
			Claim:    captures(each(s.from+"-"+s.to+"x", s.three)),
			Ends:     game.TwoMen,
			Winner:   guide.WhiteWins,
			Caption:  guide.Say("morris.two-men.figure", "from", s.from, "to", s.to, "taken", s.three[0]),
			Task:     guide.Say("morris.task.win"),
		}},
	}
}

// blocked is what becomes of who cannot move. On the smallest board it does not happen without a row.
func blocked(r morris.Ruleset, s stage) guide.Topic {
	t := guide.Topic{
		Name:   "blocked",
		Title:  guide.Say("morris.blocked"),
		Fields: []string{"NoMove", "FlyAt", "Grid"},
		Words:  []guide.Words{guide.Say("morris.blocked." + r.NoMove.String())},
	}
	f := guide.Figure{Position: s.blocked, Caption: guide.Say("morris.blocked.figure")}
	switch r.NoMove {
	case morris.Loses:
		f.Ends, f.Winner = game.NoMoves, guide.WhiteWins
	case morris.Stalemates:
		f.Ends = game.Blocked
	case morris.Passes:
		f.Claim = guide.Claim{Among: guide.All, Moves: []string{"pass"}}
		t.Codes = []game.Code{game.MustPass, game.MayNotPass}
	}
	if s.blocked != "" {
		t.Figures = []guide.Figure{f}
	}
	if r.FlyAt > 0 {
		t.Words = append(t.Words, guide.Say("morris.blocked.fly", "n", r.FlyAt))
	}
	return t
}

// full shows a board on which the men of both sides stand in turn.
func full(r morris.Ruleset) guide.Topic {
	var men [2][]string
	for i, name := range points(r.Grid) {
		men[i%2] = append(men[i%2], name)
	}
	return guide.Topic{
		Name:   "full",
		Title:  guide.Say("morris.full"),
		Fields: []string{"FullBoardDraws"},
		Words:  []guide.Words{guide.Say("morris.full.draw", "men", r.Men)},
		Figures: []guide.Figure{{
			Position: "W:W" + strings.Join(men[0], ",") + ":B" + strings.Join(men[1], ",") + ":H0,0",
			Ends:     game.BoardFull,
			Caption:  guide.Say("morris.full.figure"),
		}},
	}
}

// few is a draw when few men are left.
func few(r morris.Ruleset, s stage) guide.Topic {
	d, who, last := r.Draws.Few, "morris.few.both", "morris.few.last.wins"
	if d.Either {
		who, last = "morris.few.either", "morris.few.last.again"
	}
	return guide.Topic{
		Name:   "few",
		Title:  guide.Say("morris.few", "men", d.Men),
		Fields: []string{"Draws.Few", "Grid"},
		Words:  []guide.Words{guide.Say(who, "men", d.Men, "n", d.Plies/2, "plies", d.Plies), guide.Say(last), guide.Say("morris.counter")},
		Figures: []guide.Figure{{
			Position: s.few,
			Shows:    []string{s.fewStep},
			Counts:   d.Reason,
			Caption:  guide.Say("morris.few.figure", "n", d.Plies),
		}},
	}
}

func noMill(r morris.Ruleset, s stage) guide.Topic {
	d := r.Draws
	return guide.Topic{
		Name:   "no-mill",
		Title:  guide.Say("morris.no-mill"),
		Fields: []string{"Draws.Plies", "Grid"},
		Words:  []guide.Words{guide.Say("morris.no-mill.draw", "n", d.Plies/2, "plies", d.Plies), guide.Say("morris.counter")},
		Figures: []guide.Figure{{
			Position: s.quiet,
			Shows:    []string{s.step},
			Counts:   game.NoMill,
			Caption:  guide.Say("morris.no-mill.figure", "n", d.Plies-1),
		}},
	}
}

func repetition(r morris.Ruleset) guide.Topic {
	return guide.Topic{
		Name:   "repetition",
		Title:  guide.Say("morris.repetition"),
		Fields: []string{"Draws.Times"},
		Words:  []guide.Words{guide.Say("morris.repetition.draw", "n", r.Draws.Times)},
	}
}

func agreement() guide.Topic {
	return guide.Topic{Name: "agreement", Title: guide.Say("morris.agreement"), Words: []guide.Words{guide.Say("morris.agreement.draw")}}
}
