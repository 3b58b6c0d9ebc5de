package reversi

import (
	"iter"

	"tabuleiro/game"
)

// Wide reports whether the fast generator of these rules is a WideGen; else it is a Gen.
func (r *Rules) Wide() bool { return r.Files > 8 || r.Ranks > 8 }

// Perft counts the lines of depth moves from p.
func (r *Rules) Perft(p Position, depth int) uint64 {
	if r.Wide() {
		g := NewWideGen(r)
		return g.Perft(g.Read(p), depth)
	}
	g := NewGen(r)
	return g.Perft(g.Read(p), depth)
}

// Divide implements game.Divider. A move has one route at most, so keep changes nothing.
func (r *Rules) Divide(from game.Position, depth int, _ bool) iter.Seq[game.Share] {
	p := from.(Position)
	return func(yield func(game.Share) bool) {
		for _, m := range p.Moves() {
			if !yield(game.Share{Move: m, Nodes: r.Perft(p.play(m), depth-1)}) {
				return
			}
		}
	}
}
