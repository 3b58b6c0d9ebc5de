package reversi

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	rules "tabuleiro/game/reversi"
)

// solve returns the difference of discs with best play for the side to move at ply, exact within the
// window alpha to beta, with so many squares left.
func (s *searcher) solve(ply, alpha, beta, left int) int {
	n := &s.nodes[ply]
	p := n.pos
	if left < few {
		return s.last(p, alpha, beta, left, s.odd(p), false)
	}
	if s.Spend() {
		return 0
	}
	if most := s.ceiling(p, alpha); most <= alpha {
		return most
	}
	key, known := uint64(0), search.Entry{}
	if left >= remembered {
		key = s.key(p) ^ solved
		known = s.table.Probe(key)
		if v := known.Score(0); known.Bound != search.None && known.Bound.Cuts(v, engine.Score(alpha), engine.Score(beta)) {
			return int(v)
		}
	}
	if v, cut := s.listSolving(ply, beta, left, known.Hint); cut {
		return v
	}
	if len(n.moves) == 0 {
		if s.g.Flanking(p.Passed()).Empty() {
			return s.difference(p)
		}
		s.nodes[ply+1].pos = p.Passed()
		return -s.solve(ply+1, -beta, -alpha, left)
	}
	best, first, bound := -s.area-1, uint16(0), search.Upper
	for i := range n.moves {
		n.pick(i)
		m := n.moves[i]
		s.play(ply, m)
		v := s.trySolving(ply, i, alpha, beta, left-1)
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
	if left >= remembered {
		s.table.Store(key, 0, engine.Depth(left), first, engine.Score(best), bound)
	}
	return best
}

// trySolving solves the node that move number i of the one at ply has led to: the first with the whole
// window, the others to show that they are no better.
func (s *searcher) trySolving(ply, i, alpha, beta, left int) int {
	if i == 0 {
		return -s.solve(ply+1, -beta, -alpha, left)
	}
	v := -s.solve(ply+1, -alpha-1, -alpha, left)
	if v > alpha && v < beta {
		v = -s.solve(ply+1, -beta, -alpha, left)
	}
	return v
}

// ceiling is a bound on what the side to move can reach, by the discs that the other can never lose. It
// is looked for where it can be low enough only.
func (s *searcher) ceiling(p rules.Pos, alpha int) int {
	lasting := p.Opp
	if s.sign < 0 {
		lasting = p.Own
	}
	if s.area-2*lasting.Count() > alpha || lasting.And(s.corners).Empty() {
		return s.area
	}
	return s.area - 2*s.stable(lasting, s.g.Board().Less(p.Own.Or(p.Opp)))
}

// listSolving lists the moves of the node at ply in their order, or says that the table knows one that
// is too good for the opponent.
func (s *searcher) listSolving(ply, beta, left int, known uint16) (v int, cut bool) {
	n := &s.nodes[ply]
	n.moves = n.moves[:0]
	odd := s.odd(n.pos)
	for w := s.g.Flanking(n.pos); w.Any(); w = w.Rest() {
		m := placing{sq: w.Index()}
		m.flips = n.pos.Flanked(m.sq)
		next := n.pos.After(m.sq, m.flips)
		if left >= lookedUp {
			e := s.table.Probe(s.key(next) ^ solved)
			if (e.Bound == search.Upper || e.Bound == search.Exact) && -int(e.Score(0)) >= beta {
				return -int(e.Score(0)), true
			}
		}
		m.mark = s.urgency(next, m.sq, odd)
		if uint16(m.sq)+1 == known {
			m.mark = 1 << 20
		}
		n.moves = append(n.moves, m)
	}
	return 0, false
}

// urgency is how soon a move is looked at that leads to next: what leaves the opponent few moves goes
// fastest.
func (s *searcher) urgency(next rules.Pos, sq, odd uint8) int32 {
	moves := s.g.Flanking(next)
	mark := -16*int32(moves.Count()+moves.And(s.corners).Count()) - 2*int32(next.Own.Near().Less(next.Own.Or(next.Opp)).Count())
	if odd&s.quarter[sq&127] != 0 {
		mark += 8
	}
	if s.corners.Has(sq) {
		mark += 16
	}
	return mark
}
