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
	list := slices.Concat(game.AsRules(draughts.All()), game.AsRules(reversi.All()), game.AsRules(morris.All()))
	for _, f := range more {
		for _, g := range f.Groups {
			list = append(list, g.Rules...)
		}
	}
	return list
}

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (game.Rules, error) { return game.Find(All(), id) }
