package morris

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// search returns the score of the node at ply for the side to move, exact within the window alpha to
// beta: principal variation search.
func (s *searcher) search(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	if s.Spend() {
		return 0
	}
	n := &s.nodes[ply]
	if s.drawn(ply) {
		if !s.r.Stands(n.pos) {
			return s.decided(ply)
		}
		return 0
	}
	if depth <= 0 || ply >= deepestPly {
		if !s.r.Stands(n.pos) {
			return s.decided(ply)
		}
		return s.evaluate(ply)
	}
	return s.expand(ply, depth, alpha, beta)
}

// expand is search of a node that is counted and no draw.
func (s *searcher) expand(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	n := &s.nodes[ply]
	key := n.tableKey()
	known := s.table.Probe(key)
	if known.Bound != search.None && s.enough(known, depth) {
		if v := known.Score(ply); known.Bound.Cuts(v, alpha, beta) && n.trusts(v, ply) {
			return v
		}
	}
	s.r.Moves(n.pos, &n.moves)
	if len(n.moves) == 0 {
		return s.decided(ply)
	}
	s.overlook(ply)
	s.mark(n, known.Hint)
	s.nodes[ply+1].killers = [2]uint16{}
	best, first, bound := -engine.Won, uint16(0), search.Upper
	for i := range n.moves {
		s.pick(n, i)
		m := n.moves[i]
		s.play(ply, m)
		v := s.try(ply, i, depth-1, alpha, beta, m.Take == 0)
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
		alpha, first, bound = v, sign(m), search.Exact
		if v >= beta {
			bound = search.Lower
			if m.Take == 0 {
				s.learn(ply, i, depth)
			}
			break
		}
	}
	s.table.Store(key, ply, depth, first, best, bound)
	return best
}

// try searches the node that move number i of the one at ply has led to: the first with the whole
// window, the others to show that they are no better.
func (s *searcher) try(ply, i int, depth engine.Depth, alpha, beta engine.Score, quiet bool) engine.Score {
	if i == 0 {
		return -s.search(ply+1, depth, -beta, -alpha)
	}
	if !s.plain {
		if r := reduction(depth, i, beta-alpha > 1, quiet); r > 0 {
			if v := -s.search(ply+1, depth-r, -alpha-1, -alpha); v <= alpha {
				return v
			}
		}
	}
	v := -s.search(ply+1, depth, -alpha-1, -alpha)
	if v > alpha && v < beta {
		v = -s.search(ply+1, depth, -beta, -alpha)
	}
	return v
}

// reduction is by how much less a late move is looked at first. Those that take are many too: every
// man that a mill may take is a move.
func reduction(depth engine.Depth, i int, open, quiet bool) engine.Depth {
	switch {
	case depth < 2 || i < 3 || open && i < 6 || !quiet && i < 8:
		return 0
	case i < 10 || open || depth < 4:
		return 1
	default:
		return 2
	}
}

// enough reports whether what is known was searched as deep as is asked now.
func (s *searcher) enough(known search.Entry, depth engine.Depth) bool {
	if s.plain {
		return engine.Depth(known.Depth) == depth
	}
	return engine.Depth(known.Depth) >= depth
}

// trusts reports whether a proven score can be as good here as where it was found: a draw rule that
// has counted far may come before the win.
func (n *node) trusts(v engine.Score, ply int) bool {
	plies, proven := v.Proven()
	return !proven || plies-ply < n.left
}

// decided is the score of a position without moves.
func (s *searcher) decided(ply int) engine.Score {
	switch s.r.Outcome(s.nodes[ply].pos).Result {
	case game.Drawn:
		return 0
	case game.WhiteWins: // who is on move, as Outcome is asked
		return engine.WonIn(ply)
	default:
		return engine.LostIn(ply)
	}
}
