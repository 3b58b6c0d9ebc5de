package draughts

import (
	"slices"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// think searches line deeper and deeper and yields what it knows after each depth.
func (s *searcher) think(line game.Line, lim engine.Limits, yield func(engine.Info) bool) {
	s.begin(line)
	s.list(0)
	s.g.GiveUp(mostWays)
	if len(s.nodes[0].moves) == 0 {
		return
	}
	if s.lapses.long > 0 {
		s.lapse()
	}
	s.roots = slices.Clone(s.nodes[0].moves)
	search.Shuffle(s.roots, lim.Seed)
	names := line.Now().Moves()
	search.Deepen(&s.Budget, lim.Depth, s.root, func(depth engine.Depth, score engine.Score) bool {
		return yield(info(depth, score, s.Spent(), s.named(names)))
	})
}

// lapse takes long captures away from the root where they are not seen and others are.
func (s *searcher) lapse() {
	root := &s.nodes[0]
	all := slices.Clone(root.moves)
	if s.overlooked(0) {
		root.moves = append(root.moves[:0], all...)
	}
}

// named is the first of the root's moves as the rules name it.
func (s *searcher) named(names []game.Move) game.Move {
	return names[slices.IndexFunc(names, func(m game.Move) bool { return s.g.Is(s.roots[0], m) })]
}

// root searches to a depth.
func (s *searcher) root(depth engine.Depth, w search.Window) engine.Score {
	s.asked = depth
	s.nodes[1].killers = [2]uint16{}
	return search.Root(&s.Budget, s.roots, w, func(i int, m rules.Move, alpha engine.Score) engine.Score {
		s.play(0, m)
		return s.try(0, i, depth-1, alpha, w.Beta, m.Caps.Empty() && !m.Crowned)
	})
}
