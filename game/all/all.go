// Package all lists every game. It is the only place that names them all.
package all

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/game/morris"
	"tabuleiro/game/reversi"
)

// Groups returns every listed ruleset as the start page orders them.
func Groups() []game.Group {
	return slices.Concat(draughts.Groups(), reversi.Groups(), morris.Groups())
}

// All returns every listed ruleset.
func All() []game.Rules {
	return slices.Concat(listed(draughts.All()), listed(reversi.All()), listed(morris.All()))
}

func listed[R game.Rules](rules []R) []game.Rules {
	list := make([]game.Rules, len(rules))
	for i, r := range rules {
		list[i] = r
	}
	return list
}

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (game.Rules, error) {
	list := All()
	i := slices.IndexFunc(list, func(r game.Rules) bool { return r.ID() == id })
	if i < 0 {
		return nil, &game.UnknownRules{ID: id}
	}
	return list[i], nil
}
