// Package morris plays Trilha and its relatives: principal variation search over the generator of
// game/morris. It asks for no ruleset by name: what can be closed, who flies and what is a draw are
// read from the fields of the Ruleset.
//
// A search that is stopped in a depth returns what the depth before it found.
package morris

import (
	"context"
	"iter"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// Engine implements engine.Engine for rules of package game/morris.
type Engine struct {
	Megabytes int // of the table of each search; 0: search.Megabytes
}

// Search implements engine.Engine.
func (e Engine) Search(ctx context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	r := line.Rules.(*rules.Rules)
	return func(yield func(engine.Info) bool) {
		b, t := search.NewBudget(ctx, lim.Nodes), search.Borrow(e.Megabytes)
		defer search.Return(t)
		newSearcher(r, b, t, lim).think(line, lim, yield)
	}
}
