package reversi

import "math/bits"

// set is a set of squares, by square number; room for 128.
type set struct{ lo, hi uint64 }

func (s *set) add(sq int) {
	if sq < 64 {
		s.lo |= 1 << sq
	} else {
		s.hi |= 1 << (sq - 64)
	}
}

func (s *set) remove(sq int) {
	if sq < 64 {
		s.lo &^= 1 << sq
	} else {
		s.hi &^= 1 << (sq - 64)
	}
}

func (s set) has(sq int) bool {
	if sq < 64 {
		return s.lo>>sq&1 != 0
	}
	return s.hi>>(sq-64)&1 != 0
}

func (s set) count() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }
