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
	now := line.Now().(rules.Position)
	search.Deepen(&s.Budget, lim.Depth, s.root, func(depth engine.Depth, score engine.Score) bool {
		return yield(engine.Info{Depth: depth, Score: score, Nodes: s.Spent(), Move: now.Named(s.roots[0])})
	})
}

// root searches to a depth.
func (s *searcher) root(depth engine.Depth, w search.Window) engine.Score {
	s.nodes[1].killers = [2]uint16{}
	return search.Root(&s.Budget, s.roots, w, func(i int, m rules.Move, alpha engine.Score) engine.Score {
		s.play(0, m)
		return s.try(0, i, depth-1, alpha, w.Beta, m.Take == 0)
	})
}
