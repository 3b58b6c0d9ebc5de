package draughts

import (
	"context"
	"runtime"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// budget is what a search may spend, and has spent.
type budget struct {
	ctx   context.Context
	nodes uint64 // at most; 0: no limit
	spent uint64
	over  bool // nothing that is found from now on counts
}

// pollEvery is how many nodes pass between two looks at the context: about a millisecond.
const pollEvery = 1 << 12

// spend counts a node and reports whether there is no going on. Where it polls it yields too: in
// a browser nobody else runs otherwise.
func (b *budget) spend() (over bool) {
	b.spent++
	if b.nodes > 0 && b.spent > b.nodes {
		b.over = true
	}
	if b.spent%pollEvery == 0 {
		runtime.Gosched()
		b.poll()
	}
	return b.over
}

// poll looks at the context.
func (b *budget) poll() {
	if b.ctx.Err() != nil {
		b.over = true
	}
}

// info is what is known after a depth.
func (b *budget) info(depth engine.Depth, score engine.Score, m game.Move) engine.Info {
	return engine.Info{Depth: depth, Score: score, Nodes: b.spent, Move: m}
}
