package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	rules "tabuleiro/game/draughts"
)

// sign is a move in 16 bits, for tables. Two captures of one position may share it.
func sign(m rules.Move) uint16 {
	s := uint16(m.From&127)<<9 | uint16(m.To&127)<<2
	if m.Caps.Any() {
		s |= uint16(m.Caps.Index()&1) + uint16(m.Caps.Count()&1)<<1
	}
	return s
}

// mark gives every move of n its place in that order.
func (s *searcher) mark(n *node, known uint16) {
	n.marks = n.marks[:0]
	for _, m := range n.moves {
		var mark int32
		name := sign(m)
		switch {
		case name == known:
			mark = markKnown
		case m.Caps.Any():
			mark = markCapture*int32(1+m.Caps.Count()) + int32(m.Caps.And(n.pos.Kings).Count())
		case m.Crowned:
			mark = markCrown
		case name == n.killers[0]:
			mark = markKiller + 1
		case name == n.killers[1]:
			mark = markKiller
		default:
			mark = int32(s.history[search.RouteOf(n.side, m.From, m.To)])
		}
		n.marks = append(n.marks, mark)
	}
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

// learn remembers that move i of the node at ply, a quiet one, was too good for the opponent.
func (s *searcher) learn(ply, i int, depth engine.Depth) {
	n := &s.nodes[ply]
	if name := sign(n.moves[i]); n.killers[0] != name {
		n.killers[0], n.killers[1] = name, n.killers[0]
	}
	for _, m := range n.moves[:i] {
		s.history.Blame(search.RouteOf(n.side, m.From, m.To), depth)
	}
	s.history.Reward(search.RouteOf(n.side, n.moves[i].From, n.moves[i].To), depth)
}
