// Package all lists the guides of every game: the only place of the guides that names them.
package all

import (
	"slices"

	games "tabuleiro/game/all"
	"tabuleiro/guide"
	"tabuleiro/guide/draughts"
	"tabuleiro/guide/lore"
	"tabuleiro/guide/morris"
	"tabuleiro/guide/reversi"
	"tabuleiro/guide/strategy"
)

// Guides returns the guide of every ruleset that has one, in the order of game/all.
func Guides() []*guide.Guide { return slices.Concat(draughts.All(), reversi.All(), morris.All()) }

// Find returns the guide of a ruleset, nil where there is none; the error is a *game.UnknownRules.
func Find(id string) (*guide.Guide, error) {
	if _, err := games.Find(id); err != nil {
		return nil, err
	}
	for _, g := range Guides() {
		if g.Rules.ID() == id {
			return g, nil
		}
	}
	return nil, nil
}

// Lessons are the first games, one a game, in the order of the start page. The steps of each are its topics, with one
// figure and a task, or only words.
func Lessons() []guide.Article {
	return []guide.Article{draughts.Lesson(), reversi.Lesson(), morris.Lesson()}
}

// Strategies tell how to play well, one a game.
func Strategies() []guide.Article { return strategy.All() }

// History is where the games come from.
func History() []guide.Article { return lore.History() }

// Glossary is the words of the games, by game, those of damas first.
func Glossary() []guide.Term { return lore.Glossary() }
