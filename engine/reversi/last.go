package reversi

import rules "tabuleiro/game/reversi"

// oddOf is the set of quarters of the board with an odd number of free squares: who plays there has the
// last move in them.
func (s *shape) oddOf(empty rules.Word) (odd uint8) {
	for w := empty; w.Any(); w = w.Rest() {
		odd ^= s.quarter[w.Index()&127]
	}
	return odd
}

func (s *searcher) odd(p rules.Pos) uint8 { return s.oddOf(s.g.Board().Less(p.Own.Or(p.Opp))) }

// last is solve for the last few squares, without lists and tables: first the squares of odd quarters.
func (s *searcher) last(p rules.Pos, alpha, beta, left int, odd uint8, passed bool) int {
	s.lasts++
	empty := s.g.Board().Less(p.Own.Or(p.Opp))
	switch left {
	case 0:
		return s.difference(p)
	case 1:
		return s.lastOne(p, empty.Index())
	}
	best := -s.area - 1
	for _, wanted := range [2]bool{true, false} {
		for w := empty; w.Any(); w = w.Rest() {
			sq := w.Index() & 127
			if (odd&s.quarter[sq] != 0) != wanted || s.near[sq].And(p.Opp).Empty() {
				continue
			}
			flips := p.Flanked(sq)
			if flips.Empty() {
				continue
			}
			v := -s.last(p.After(sq, flips), -beta, -alpha, left-1, odd^s.quarter[sq], false)
			if v > best {
				if v >= beta {
					return v
				}
				best, alpha = v, max(alpha, v)
			}
		}
	}
	switch {
	case best >= -s.area:
		return best
	case passed:
		return s.difference(p)
	default:
		return -s.last(p.Passed(), -beta, -alpha, left, odd, true)
	}
}

// lastOne plays the last square, whoever can.
func (s *searcher) lastOne(p rules.Pos, sq uint8) int {
	if flips := p.Flanked(sq); flips.Any() {
		return int(s.sign) * (p.Own.Count() - p.Opp.Count() + 2*flips.Count() + 1)
	}
	if flips := p.Passed().Flanked(sq); flips.Any() {
		return int(s.sign) * (p.Own.Count() - p.Opp.Count() - 2*flips.Count() - 1)
	}
	return s.difference(p)
}
