// Package all lists every game. It is the only place that names them all.
package all

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/game/morris"
	"tabuleiro/game/reversi"
)

// more are games of builds for tests.
var more []game.Family

// Families returns the games as the start page orders them. Every listed ruleset is in one of their groups.
func Families() []game.Family {
	return append([]game.Family{
		{Name: "draughts", Groups: draughts.Groups()},
		{Name: "reversi", Groups: reversi.Groups(), Sample: "----------X-----XX------XOOOOO--XOOOOO----OOOXXX--XOX-----XXXX-- X"},
		{Name: "morris", Groups: morris.Groups(), Sample: "W:Wd5,d6,d7,f4,b2,g1:Ba7,a4,a1,f6,c4,e3:H2,3"},
	}, more...)
}

// All returns every listed ruleset.
func All() []game.Rules {
	list := slices.Concat(listed(draughts.All()), listed(reversi.All()), listed(morris.All()))
	for _, f := range more {
		for _, g := range f.Groups {
			list = append(list, g.Rules...)
		}
	}
	return list
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
