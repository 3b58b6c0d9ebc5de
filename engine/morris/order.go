package morris

import (
	"math/bits"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	rules "tabuleiro/game/morris"
)

// The order in which moves are looked at: what the table knows, mills by whom they take, what stops
// a mill, moves that were good beside this node, the others by their history.
const (
	markKnown  = 1 << 30
	markMill   = 1 << 24
	markThreat = 1 << 20 // taken from two in a line
	markStops  = 1 << 22
	markKiller = 1 << 21
)

// picked is how many of the first moves are chosen one by one; what comes after is left as it lies.
const picked = 40

// sign is a move in 16 bits, for tables. Moves that take several men may share it.
func sign(m rules.Move) uint16 {
	return uint16(m.From&31)<<10 | uint16(m.To&31)<<5 | uint16(bits.TrailingZeros32(m.Take)&31)
}

// mark gives every move of n its place in that order.
func (s *searcher) mark(n *node, known uint16) {
	n.marks = n.marks[:0]
	free := s.r.Free(n.pos)
	closers, pairs := s.threats(n.pos.Opp, free)
	for _, m := range n.moves {
		var mark int32
		name := sign(m)
		switch {
		case name == known:
			mark = markKnown
		case m.Take != 0:
			mark = markMill
			if m.Take&pairs != 0 {
				mark += markThreat
			}
		case m.To != rules.InHand && closers>>(m.To&31)&1 != 0:
			mark = markStops
		case name == n.killers[0]:
			mark = markKiller + 1
		case name == n.killers[1]:
			mark = markKiller
		default:
			mark = int32(s.history[search.RouteOf(n.side, m.From&127, m.To&127)])
		}
		n.marks = append(n.marks, mark)
	}
}

// threats returns the free points that would complete a mill of some men, and the men in such lines.
func (s *searcher) threats(men, free uint32) (closers, pairs uint32) {
	for _, mill := range s.r.Mills() {
		if open := mill &^ men; open&(open-1) == 0 && open&free != 0 {
			closers |= open
			pairs |= mill & men
		}
	}
	return closers, pairs
}

// pick brings the move that comes next to place i.
func (s *searcher) pick(n *node, i int) {
	if i >= picked {
		return
	}
	best := i
	for j := i + 1; j < len(n.marks); j++ {
		if n.marks[j] > n.marks[best] {
			best = j
		}
	}
	n.marks[i], n.marks[best] = n.marks[best], n.marks[i]
	n.moves[i], n.moves[best] = n.moves[best], n.moves[i]
}

// learn remembers that move i of the node at ply, one that takes nothing, was too good for the
// opponent.
func (s *searcher) learn(ply, i int, depth engine.Depth) {
	n := &s.nodes[ply]
	if name := sign(n.moves[i]); n.killers[0] != name {
		n.killers[0], n.killers[1] = name, n.killers[0]
	}
	for _, m := range n.moves[:i] {
		if m.Take == 0 {
			s.history.Blame(search.RouteOf(n.side, m.From&127, m.To&127), depth)
		}
	}
	m := n.moves[i]
	s.history.Reward(search.RouteOf(n.side, m.From&127, m.To&127), depth)
}
