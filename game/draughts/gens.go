package draughts

import (
	"sync"

	"tabuleiro/game"
)

// gens lends generators to whoever needs one for a moment: a Gen belongs to one goroutine.
type gens struct{ sync.Pool }

func newGens(r *Rules) *gens {
	return &gens{sync.Pool{New: func() any {
		if r.Wide() {
			return NewWideGen(r)
		}
		return NewGen(r)
	}}}
}

// ways lists the legal captures from one square to another and reports whether there is any
// legal capture at all.
func (p Position) ways(from, to int) (ways []identity, any bool) {
	gens := p.rules.gens
	switch g := gens.Get().(type) {
	case *Gen:
		ways, any = g.ways(p, from, to)
		gens.Put(g)
	case *WideGen:
		ways, any = g.ways(p, from, to)
		gens.Put(g)
	}
	return ways, any
}

// identity is that of a move of the piece on from.
func (p Position) identity(from, to int, taken set, crowned bool) identity {
	id := identity{game.Square(from), game.Square(to), p.kind(from), taken}
	if crowned {
		id.left = game.King
	}
	return id
}
