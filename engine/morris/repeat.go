package morris

import (
	"math/bits"

	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// recall puts the positions of line into keys, back to the last one that can come again.
func (s *searcher) recall(line game.Line, root *node) {
	earlier := []uint64{root.key}
	last := root.pos
	for ply := line.Ply() - 1; ply >= 0; ply-- {
		p := line.Start.(rules.Position)
		if ply > 0 {
			p = line.Positions[ply-1].(rules.Position)
		}
		if men(p.Pos) != men(last) {
			break // a man was taken
		}
		if hands := p.OwnHand + p.OppHand; hands != last.OwnHand+last.OppHand {
			break // a man was placed
		}
		var n node
		s.read(&n, p)
		earlier, last = append(earlier, n.key), p.Pos
	}
	s.past = len(earlier) - 1
	s.keys = make([]uint64, s.past+deepestPly+2)
	for i, key := range earlier {
		s.keys[s.past-i] = key
	}
}

func men(p rules.Pos) int { return bits.OnesCount32(p.Own | p.Opp) }

// drawn reports whether the node at ply is a draw unless the board says otherwise: a counter is at
// its end, or the position has stood before. Within the tree once is enough, since who can repeat it
// can do so again; of the line each time counts.
func (s *searcher) drawn(ply int) bool {
	n := &s.nodes[ply]
	if n.left <= 0 {
		return true
	}
	if s.r.Draws.Times == 0 || n.rev < 4 {
		return false
	}
	at, times := s.past+ply, 1
	for i := at - 4; i >= at-n.rev && i >= 0; i -= 2 {
		if s.keys[i] == n.key {
			if i > s.past {
				return true
			}
			times++
		}
	}
	return times >= s.r.Draws.Times
}
