package morris

import (
	"math/bits"

	"tabuleiro/engine"
	rules "tabuleiro/game/morris"
)

// side is what is weighed of one side's men.
type side struct {
	men     int // on the board and in hand
	mills   int
	pairs   int // two in a line whose third point is free
	closing int // mills that could be closed by the next move of this side
	swings  int // of them, by a man that leaves a mill
	steps   int // free points beside its men
	joints  int // lines that meet at its men
}

// evaluate weighs a position that stands, for the side to move.
func (s *searcher) evaluate(ply int) engine.Score {
	n := &s.nodes[ply]
	free := s.r.Free(n.pos)
	own, opp := s.look(n.pos, free), s.look(n.pos.Turned(), free)
	score := s.weigh(&own, n.pos) - s.weigh(&opp, n.pos.Turned())
	score += s.material(own.men-opp.men, own.men, opp.men, n.pos.OwnHand == 0 && n.pos.OppHand == 0)
	if !s.lapses.Any {
		return score + s.next(own.closing, opp.closing)
	}
	if !s.lapses.Hastes(n.key) {
		score += s.next(own.closing, opp.closing)
	}
	return score + s.lapses.Error(n.key)
}

// look takes stock of the side to move.
func (s *searcher) look(p rules.Pos, free uint32) (v side) {
	v.men = bits.OnesCount32(p.Own) + int(p.OwnHand)
	anywhere := p.OwnHand > 0 || s.r.Flies(p)
	milled := uint32(0)
	for _, mill := range s.r.Mills() {
		switch open := mill &^ p.Own; {
		case open == 0:
			v.mills++
			milled |= mill
		case open&(open-1) == 0 && open&free != 0:
			v.pairs++
			if anywhere || s.r.Near(uint8(bits.TrailingZeros32(open)))&p.Own&^mill != 0 {
				v.closing++
			}
		}
	}
	if milled != 0 && !anywhere && v.closing > 0 {
		v.swings = s.swings(p, free, milled)
	}
	for men := p.Own; men != 0; men &= men - 1 {
		beside := s.r.Near(uint8(bits.TrailingZeros32(men)))
		v.joints += bits.OnesCount32(beside)
		v.steps += bits.OnesCount32(beside & free)
	}
	return v
}

// swings counts the mills that a man closes by leaving another: they cannot be stopped for long.
func (s *searcher) swings(p rules.Pos, free, milled uint32) (n int) {
	for _, mill := range s.r.Mills() {
		open := mill &^ p.Own
		if open != 0 && open&(open-1) == 0 && open&free != 0 && s.r.Near(uint8(bits.TrailingZeros32(open)))&milled&^mill != 0 {
			n++
		}
	}
	return n
}
