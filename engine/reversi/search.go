package reversi

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	rules "tabuleiro/game/reversi"
)

// search returns the score of the node at ply for the side to move, exact within the window alpha to
// beta: principal variation search. A pass costs no depth.
func (s *searcher) search(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	if s.Spend() {
		return 0
	}
	if depth <= 0 {
		return s.leaf(ply)
	}
	n := &s.nodes[ply]
	key := s.key(n.pos)
	known := s.table.Probe(key)
	if known.Bound != search.None && engine.Depth(known.Depth) == depth {
		if v := known.Score(0); known.Bound.Cuts(v, alpha, beta) {
			return v
		}
	}
	s.list(ply)
	if len(n.moves) == 0 {
		return s.pass(ply, depth, alpha, beta)
	}
	s.mark(n, known.Hint, depth)
	best, first, bound := -engine.Won, uint16(0), search.Upper
	for i := range n.moves {
		n.pick(i)
		m := n.moves[i]
		s.play(ply, m)
		v := s.try(ply, i, depth-1, alpha, beta)
		if s.Over() {
			return 0
		}
		if v <= best {
			continue
		}
		best = v
		if v <= alpha {
			continue
		}
		alpha, first, bound = v, uint16(m.sq)+1, search.Exact
		if v >= beta {
			bound = search.Lower
			break
		}
	}
	s.table.Store(key, 0, depth, first, best, bound)
	return best
}

// leaf judges a node that is not looked into, unless it ends the game or one must pass in it.
func (s *searcher) leaf(ply int) engine.Score {
	p := s.nodes[ply].pos
	if s.g.Places(p).Any() {
		return s.evaluate(ply)
	}
	if s.g.Places(p.Passed()).Empty() {
		return s.final(p)
	}
	s.nodes[ply+1].pos = p.Passed()
	return -s.evaluate(ply + 1)
}

// pass searches the node at ply, in which there is no other move.
func (s *searcher) pass(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	p := s.nodes[ply].pos
	if s.g.Places(p.Passed()).Empty() {
		return s.final(p)
	}
	s.nodes[ply+1].pos = p.Passed()
	return -s.search(ply+1, depth, -beta, -alpha)
}

// try searches the node that move number i of the one at ply has led to: the first with the whole
// window, the others to show that they are no better.
func (s *searcher) try(ply, i int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	if i == 0 {
		return -s.search(ply+1, depth, -beta, -alpha)
	}
	v := -s.search(ply+1, depth, -alpha-1, -alpha)
	if v > alpha && v < beta {
		v = -s.search(ply+1, depth, -beta, -alpha)
	}
	return v
}

// mark gives every move of n its place in the order: what the table knows, then corners, then what leaves
// the opponent few moves.
func (s *searcher) mark(n *node, known uint16, depth engine.Depth) {
	for i := range n.moves {
		m := &n.moves[i]
		m.mark = s.promise(n.pos, m, depth > 1)
		if uint16(m.sq)+1 == known {
			m.mark = 1 << 20
		}
	}
}

// promise is how soon a move is looked at. closely tells whether it pays to count what it leaves.
func (s *searcher) promise(p rules.Pos, m *placing, closely bool) (mark int32) {
	if s.corners.Has(m.sq) {
		mark += 24
	} else if s.edges.Has(m.sq) {
		mark += 2
	}
	for i := range s.by {
		if q := &s.by[i]; q.x.Has(m.sq) && q.corner.And(p.Own.Or(p.Opp)).Empty() {
			mark -= 12
		}
	}
	if !closely {
		return mark
	}
	next := p.After(m.sq, m.flips)
	moves := s.g.Places(next)
	return mark - 4*int32(moves.Count()) - 8*int32(moves.And(s.corners).Count()) - int32(next.Own.Near().Less(next.Own.Or(next.Opp)).Count())/2
}

// pick brings the move that comes next to place i.
func (n *node) pick(i int) {
	best := i
	for j := i + 1; j < len(n.moves); j++ {
		if n.moves[j].mark > n.moves[best].mark {
			best = j
		}
	}
	n.moves[i], n.moves[best] = n.moves[best], n.moves[i]
}
