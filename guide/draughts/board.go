package draughts

import (
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// setup is the board, which squares are played on, the men and who begins.
func setup(r draughts.Ruleset) guide.Topic {
	t := topic("setup", "Files", "Ranks", "Board", "LightCorner", "MenRanks", "BackRanks", "BlackFirst")
	t.Words = []guide.Words{
		say("setup.size", "files", r.Files, "ranks", r.Ranks),
		cornerWords(r),
		menWords(r),
		firstWords(r),
	}
	t.Figures = []guide.Figure{{Caption: say("setup.figure")}}
	return t
}

func cornerWords(r draughts.Ruleset) guide.Words {
	switch {
	case r.Board == draughts.Orthogonal:
		return say("setup.all")
	case r.LightCorner:
		return say("setup.light")
	default:
		return say("setup.dark")
	}
}

func menWords(r draughts.Ruleset) guide.Words {
	men := guide.Number{Key: "draughts.men", N: men(r)}
	ranks := guide.Number{Key: "draughts.ranks", N: r.MenRanks}
	if r.BackRanks > 0 {
		return say("setup.men-behind", "men", men, "ranks", ranks, "back", guide.Number{Key: "draughts.back-ranks", N: r.BackRanks})
	}
	return say("setup.men", "men", men, "ranks", ranks)
}

func firstWords(r draughts.Ruleset) guide.Words {
	if r.BlackFirst {
		return say("setup.black-first")
	}
	return say("setup.white-first")
}

// men is how many each side begins with.
func men(r draughts.Ruleset) int { return by(r, r.Files*r.MenRanks/2, r.Files*r.MenRanks) }

// squares is what they are called.
func squares(r draughts.Ruleset) guide.Topic {
	t := topic("squares", "Numbering")
	first := "squares.top-left"
	if r.Numbering.From == draughts.BottomRight {
		first = "squares.bottom-right"
	}
	also := "squares.letters-first"
	if r.Numbering.Numeric {
		also = "squares.numbers-first"
	}
	t.Words = []guide.Words{say("squares.letters"), say(first), say(also)}
	t.Figures = []guide.Figure{{Position: "W:W:B", Claim: all(), Caption: say("squares.figure")}}
	return t
}

// aim is what the game is about.
func aim(r draughts.Ruleset) guide.Topic {
	t := topic("aim", "Misere", "WinByCrowning", "Board")
	f := guide.Figure{
		Position: by(r, "W:Wc3:Bd4", "W:Wc3:Bc4"), From: "a1", To: "f6",
		Shows:   []string{by(r, "c3xe5", "c3xc5")},
		Caption: say("aim.figure", "s", "c3"),
		Ends:    game.NoPieces, Winner: guide.WhiteWins,
	}
	f.Claim = captures(f.Shows...)
	switch {
	case r.WinByCrowning:
		t.Words = []guide.Words{say("aim.crown"), say("aim.crown-take")}
	case r.Misere:
		f.Winner = guide.BlackWins
		f.Caption = say("aim.misere.figure", "s", "c3")
		t.Words = []guide.Words{say("aim.misere")}
	default:
		t.Words = []guide.Words{say("aim.take")}
	}
	t.Figures = []guide.Figure{f}
	return t
}
