package draughts

import (
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// board is its size and which squares are played on.
func board(r draughts.Ruleset) guide.Topic {
	corner := "draughts.board.dark"
	switch {
	case r.Board == draughts.Orthogonal:
		corner = "draughts.board.all"
	case r.LightCorner:
		corner = "draughts.board.light"
	}
	return guide.Topic{
		Name:    "setup",
		Title:   guide.Say("draughts.setup"),
		Fields:  []string{"Files", "Ranks", "Board", "LightCorner", "MenRanks", "BackRanks", "BlackFirst"},
		Words:   []guide.Words{guide.Say("draughts.board.size", "files", r.Files, "ranks", r.Ranks), guide.Say(corner), guide.Say("draughts.board.men", "men", guide.Number{Key: "draughts.men", N: men(r)}, "ranks", guide.Number{Key: "draughts.ranks", N: r.MenRanks}), firstWords(r)},
		Figures: []guide.Figure{{Caption: guide.Say("draughts.board.start")}},
	}
}

func firstWords(r draughts.Ruleset) guide.Words {
	if r.BlackFirst {
		return guide.Say("draughts.board.black-first")
	}
	return guide.Say("draughts.board.white-first")
}

// men is how many each side begins with.
func men(r draughts.Ruleset) int {
	if r.Board == draughts.Orthogonal {
		return r.Files * r.MenRanks
	}
	return r.Files * r.MenRanks / 2
}
