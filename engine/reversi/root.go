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
	more := true
	tell := func(depth engine.Depth, score engine.Score) bool {
		more = yield(engine.Info{Depth: depth, Score: toldAs(score), Nodes: s.Spent(), Move: s.named(names)})
		return more
	}
	search.Deepen(&s.Budget, limit, s.root, tell)
	if solve && more && !s.Over() {
		if score := s.solveRoot(empty); !s.Over() {
			tell(engine.Depth(empty), engine.Score(score)*unit)
		}
	}
}

// named is the first of the root's moves as the rules name it.
func (s *searcher) named(names []game.Move) game.Move {
	return names[slices.IndexFunc(names, func(m game.Move) bool { return s.g.Bit(m.To()) == s.roots[0].sq })]
}

// root searches to a depth.
func (s *searcher) root(depth engine.Depth, w search.Window) engine.Score {
	return search.Root(&s.Budget, s.roots, w, func(i int, m placing, alpha engine.Score) engine.Score {
		s.play(0, m)
		return s.try(0, i, depth-1, alpha, w.Beta)
	})
}

// solveRoot returns the difference of discs with best play on both sides.
func (s *searcher) solveRoot(empty int) int {
	all := engine.Score(s.area + 1)
	best := search.Root(&s.Budget, s.roots, search.Window{Alpha: -all, Beta: all}, func(i int, m placing, alpha engine.Score) engine.Score {
		s.play(0, m)
		return engine.Score(s.trySolving(0, i, int(alpha), int(all), empty-1))
	})
	return int(best)
}
