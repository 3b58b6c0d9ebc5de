package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
)

// search returns the score of the node at ply for the side to move, exact within the window alpha to
// beta: principal variation search. At depth 0 captures are followed to their end.
func (s *searcher) search(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	if depth <= 0 || ply >= deepestPly {
		return s.quiesce(ply, 0, alpha, beta)
	}
	if s.Spend() {
		return 0
	}
	if s.drawn(ply) {
		return s.drawnScore(ply)
	}
	return s.expand(ply, depth, alpha, beta)
}

// expand is search of a node that is counted and no draw.
func (s *searcher) expand(ply int, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	n := &s.nodes[ply]
	key := n.key ^ n.counters.mix
	known := s.table.Probe(key)
	if known.Bound != search.None && s.enough(known, depth) {
		if v := known.Score(ply); known.Bound.Cuts(v, alpha, beta) && n.trusts(v, ply) {
			return v
		}
	}
	capture := s.list(ply)
	if s.tangled() {
		return s.evaluate(ply)
	}
	if len(n.moves) == 0 {
		return s.decided(ply)
	}
	if capture && s.lapses.long > 0 && s.overlooked(ply) {
		return s.evaluate(ply)
	}
	next := depth - 1
	if len(n.moves) == 1 && (capture && !s.free || !s.plain && ply < 2*int(s.asked)) {
		next++ // what is forced is no choice, so it costs no depth
	}
	s.mark(n, known.Hint)
	s.nodes[ply+1].killers = [2]uint16{}
	best, first, bound := -engine.Won, uint16(0), search.Upper
	for i := range n.moves {
		s.pick(n, i)
		m := n.moves[i]
		s.play(ply, m)
		v := s.try(ply, i, next, alpha, beta, m.Caps.Empty() && !m.Crowned)
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
			if !capture {
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
	if quiet && !s.plain {
		if r := reduction(depth, i, beta-alpha > 1); r > 0 {
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
	return !proven || plies-ply < n.counters.left
}

// list lists the moves to look at and reports whether there is a capture. Where a quiet move beside
// a capture loses at once there is nothing to look at in it.
func (s *searcher) list(ply int) (capture bool) {
	n := &s.nodes[ply]
	capture = s.g.Captures(n.pos, n.side, &n.moves)
	if !capture || s.free {
		s.g.Quiet(n.pos, n.side, s.g.Barred(n.runs, n.side), &n.moves)
	}
	return capture
}

// tangled reports whether there are more ways to capture in the node listed last than are looked at.
func (s *searcher) tangled() bool {
	n := s.g.Walked()
	if n > many {
		s.Work(uint64(n) / 4)
	}
	return n > mostWays
}

// decided is the score of a position without moves.
func (s *searcher) decided(ply int) engine.Score {
	if s.g.Lost(s.nodes[ply].pos) {
		return engine.LostIn(ply)
	}
	return engine.WonIn(ply)
}

// drawnScore is the score of a node that a draw rule ends, unless it is decided on the board.
func (s *searcher) drawnScore(ply int) engine.Score {
	s.list(ply)
	if len(s.nodes[ply].moves) == 0 {
		return s.decided(ply)
	}
	return 0
}

// overlooked takes the long captures of the node at ply away where they are not seen, and reports
// whether nothing is left.
func (s *searcher) overlooked(ply int) bool {
	n := &s.nodes[ply]
	if !s.lapses.Overlooks(n.key) {
		return false
	}
	kept := n.moves[:0]
	for _, m := range n.moves {
		if m.Caps.Count() < s.lapses.long {
			kept = append(kept, m)
		}
	}
	n.moves = kept
	return len(kept) == 0
}
