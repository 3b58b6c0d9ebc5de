package draughts

import (
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// recall puts the positions of line into keys, back to the last one that can come again.
func (s *searcher) recall(line game.Line, root *node) {
	tally := line.Tally.(rules.Tally)
	start := line.Start.(rules.Position)
	s.stood, s.start = tally.Stood(start), s.keyOf(start)
	before := line.Positions
	if len(before) > 0 {
		before = before[:len(before)-1] // the last one is the root
	}
	earlier := []uint64{root.key}
	at := *root
	if line.Ply() > 0 {
		for i := len(before); i >= 0 && len(earlier) < 1<<10; i-- {
			p := start
			if i > 0 {
				p = before[i-1].(rules.Position)
			}
			var n node
			n.pos, n.side, n.runs = s.g.Read(p)
			if !s.reversed(&n, &at) {
				break
			}
			n.key, _ = s.appraised(&n)
			earlier = append(earlier, n.key)
			at = n
		}
	}
	s.past = len(earlier) - 1
	s.keys = make([]uint64, s.past+deepestPly+2)
	for i, key := range earlier {
		s.keys[s.past-i] = key
	}
}

// reversed reports whether a position can come again after a move that lies between two nodes.
func (s *searcher) reversed(before, after *node) bool {
	if before.pos.Kings.Count() != after.pos.Kings.Count() || before.pos.Own.Count() != after.pos.Opp.Count() || before.pos.Opp.Count() != after.pos.Own.Count() {
		return false
	}
	return s.sideways || before.pos.Own.Less(before.pos.Kings) == after.pos.Opp.Less(after.pos.Kings)
}

func (s *searcher) keyOf(p rules.Position) uint64 {
	var n node
	n.pos, n.side, n.runs = s.g.Read(p)
	key, _ := s.appraised(&n)
	return key
}

// drawn reports whether the node at ply is a draw unless the board says otherwise: a counter is at
// its end, or the position has stood before. Within the tree once is enough, since who can repeat it
// can do so again; of the line each time counts.
func (s *searcher) drawn(ply int) bool {
	n := &s.nodes[ply]
	if n.counters.dead {
		return true
	}
	if s.draws.times == 0 || n.rev < 4 && s.stood == 0 {
		return false
	}
	at, times := s.past+ply, 1
	if n.key == s.start {
		times += s.stood
	}
	for i := at - 4; i >= at-n.rev && i >= 0; i -= 2 {
		if s.keys[i] == n.key {
			if i > s.past {
				return true
			}
			times++
		}
	}
	return times >= s.draws.times
}
