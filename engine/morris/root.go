package morris

import (
	"slices"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// think searches line deeper and deeper and yields what it knows after each depth.
func (s *searcher) think(line game.Line, lim engine.Limits, yield func(engine.Info) bool) {
	s.begin(line)
	root := &s.nodes[0]
	s.r.Moves(root.pos, &root.moves)
	if len(root.moves) == 0 {
		return
	}
	s.overlook(0)
	s.roots = slices.Clone(root.moves)
	search.Shuffle(s.roots, lim.Seed)
	now, told := line.Now().(rules.Position), false
	tell := func(depth engine.Depth, score engine.Score) bool {
		told = true
		return yield(engine.Info{Depth: depth, Score: score, Nodes: s.Spent(), Move: now.Named(s.roots[0])})
	}
	search.Deepen(&s.Budget, lim.Depth, s.root, tell)
	if !told {
		tell(0, 0)
	}
}

// root searches the moves at the root and brings the best to the front, the others keeping their
// order. The first of equals is the best.
func (s *searcher) root(depth engine.Depth, w search.Window) engine.Score {
	s.nodes[1].killers = [2]uint16{}
	best := -engine.Won
	alpha := w.Alpha
	for i, m := range s.roots {
		s.play(0, m)
		v := s.try(0, i, depth-1, alpha, w.Beta, m.Take == 0)
		if s.Over() {
			return 0
		}
		best = max(best, v)
		if v > alpha {
			alpha = v
			copy(s.roots[1:i+1], s.roots[:i])
			s.roots[0] = m
		}
		if v >= w.Beta {
			break
		}
	}
	return best
}
