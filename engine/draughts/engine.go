// Package draughts plays the draughts family: principal variation search over the fast generator of
// game/draughts, with captures followed to their end. It is correct in every ruleset and asks for
// none by name: what a piece is worth, what is a draw and what is owed are read from its fields.
//
// A search that is stopped in a depth returns what the depth before it found.
package draughts

import (
	"context"
	"iter"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// Engine implements engine.Engine for rules of package game/draughts.
type Engine struct {
	Megabytes int // of the table of each search; 0: search.Megabytes
}

// Search implements engine.Engine.
func (e Engine) Search(ctx context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	r := line.Rules.(*rules.Rules)
	return func(yield func(engine.Info) bool) {
		b, t := search.NewBudget(ctx, lim.Nodes), search.Borrow(e.Megabytes)
		defer search.Return(t)
		if r.Wide() {
			newWideSearcher(r, b, t, lim).think(line, lim, yield)
		} else {
			newSearcher(r, b, t, lim).think(line, lim, yield)
		}
	}
}
