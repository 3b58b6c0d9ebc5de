package reversi

import (
	"slices"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// think searches line deeper and deeper, solves it where that is asked, and yields what it knows after
// each depth. A pass is no choice and needs no thought.
func (s *searcher) think(line game.Line, lim engine.Limits, yield func(engine.Info) bool) {
	s.begin(line)
	s.list(0)
	names := line.Now().Moves()
	if len(s.nodes[0].moves) == 0 {
		if len(names) > 0 {
			yield(engine.Info{Move: names[0]})
		}
		return
	}
	s.roots = slices.Clone(s.nodes[0].moves)
	search.Shuffle(s.roots, lim.Seed)
	empty := s.area - s.nodes[0].pos.Own.Or(s.nodes[0].pos.Opp).Count()
	limit := engine.Depth(empty) // what is searched to the last square is exact
	if lim.Depth > 0 {
		limit = min(limit, lim.Depth)
	}
	solve := int(limit) == empty && empty <= solvable(lim) && s.g.Filling(s.nodes[0].pos).Empty()
	if solve {
		limit = max(limit-warmUp, 1)
	}
	told, more := false, true
	tell := func(depth engine.Depth, score engine.Score) bool {
		told = true
		more = yield(engine.Info{Depth: depth, Score: toldAs(score), Nodes: s.Spent(), Move: s.named(names)})
		return more
	}
	search.Deepen(&s.Budget, limit, s.root, tell)
	if solve && more && !s.Over() {
		if score := s.solveRoot(empty); !s.Over() {
			tell(engine.Depth(empty), engine.Score(score)*unit)
		}
	}
	if !told {
		tell(0, 0)
	}
}

// named is the first of the root's moves as the rules name it.
func (s *searcher) named(names []game.Move) game.Move {
	return names[slices.IndexFunc(names, func(m game.Move) bool { return s.g.Bit(m.To()) == s.roots[0].sq })]
}

// root searches the moves at the root and brings the best to the front, the others keeping their
// order. The first of equals is the best.
func (s *searcher) root(depth engine.Depth, w search.Window) engine.Score {
	best, alpha := -engine.Won, w.Alpha
	for i, m := range s.roots {
		s.play(0, m)
		v := s.try(0, i, depth-1, alpha, w.Beta)
		if s.Over() {
			return 0
		}
		best = max(best, v)
		if v > alpha {
			alpha = v
			s.first(i)
		}
		if v >= w.Beta {
			break
		}
	}
	return best
}

// first brings move i of the root to the front.
func (s *searcher) first(i int) {
	m := s.roots[i]
	copy(s.roots[1:i+1], s.roots[:i])
	s.roots[0] = m
}

// solveRoot returns the difference of discs with best play on both sides, and brings the best move to
// the front.
func (s *searcher) solveRoot(empty int) int {
	alpha := -s.area - 1
	for i, m := range s.roots {
		s.play(0, m)
		v := s.trySolving(0, i, alpha, s.area+1, empty-1)
		if s.Over() {
			return 0
		}
		if v > alpha {
			alpha = v
			s.first(i)
		}
	}
	return alpha
}
