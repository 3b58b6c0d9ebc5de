// Package search is what the searches of all games share: what a search may spend, the
// transposition table, the history of good moves, deepening ply by ply, the moves at the root and what
// low levels overlook. The recursion itself belongs to each game, so that nothing here is called through
// an interface on the way down.
package search

import (
	"context"
	"runtime"
)

// Budget is what a search may spend, and has spent.
type Budget struct {
	ctx   context.Context
	limit uint64 // nodes at most; 0: no limit
	spent uint64
	pause uint64 // at so many nodes there is something to look at
	over  bool
}

// pollEvery is how many nodes pass between two looks at the context: a good quarter of a millisecond.
const pollEvery = 1 << 10

// NewBudget allows a number of nodes, or any number for 0, until ctx ends.
func NewBudget(ctx context.Context, nodes uint64) Budget {
	b := Budget{ctx: ctx, limit: nodes}
	b.look()
	return b
}

// Spend counts a node and reports whether there is no going on: nothing that is found from then on
// counts.
func (b *Budget) Spend() (over bool) {
	if b.spent++; b.spent >= b.pause {
		b.look()
	}
	return b.over
}

// Work counts what took as long as so many nodes and is none: the next look comes sooner.
func (b *Budget) Work(nodes uint64) {
	b.pause = max(b.spent, b.pause-min(nodes, b.pause))
}

// look asks the limits. It yields too: in a browser nobody else runs otherwise.
func (b *Budget) look() {
	if b.spent > 0 {
		runtime.Gosched()
	}
	b.pause = b.spent + pollEvery
	if b.limit > 0 {
		b.pause = min(b.pause, b.limit+1)
	}
	b.over = b.over || b.limit > 0 && b.spent > b.limit || b.ctx.Err() != nil
}

// Over reports whether a search has been stopped.
func (b *Budget) Over() bool { return b.over }

// Spent returns how many nodes have been counted.
func (b *Budget) Spent() uint64 { return b.spent }
