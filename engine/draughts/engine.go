// Package draughts plays the draughts family: alpha-beta over the fast generator of
// game/draughts, with captures followed to their end. It is correct in every ruleset and asks
// for none by name. It does not know the draw rules yet: a line is its last position to it.
package draughts

import (
	"context"
	"iter"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// Engine implements engine.Engine for rules of package game/draughts.
type Engine struct{}

// Search implements engine.Engine.
func (Engine) Search(ctx context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	r, p := line.Rules.(*rules.Rules), line.Now().(rules.Position)
	return func(yield func(engine.Info) bool) {
		b := &budget{ctx: ctx, nodes: lim.Nodes}
		if r.Wide() {
			newWideSearcher(r, b).deepen(p, lim, yield)
		} else {
			newSearcher(r, b).deepen(p, lim, yield)
		}
	}
}
