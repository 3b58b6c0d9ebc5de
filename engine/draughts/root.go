package draughts

import (
	"slices"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// candidate is a move at the root, as both generators know it.
type candidate struct {
	move  rules.Move
	named game.Move
}

// deepen searches p to depth 1, 2 and so on, each time beginning with the best move so far, and
// yields what it knows after each. What a depth found that was cut short is forgotten.
func (s *searcher) deepen(p rules.Position, lim engine.Limits, yield func(engine.Info) bool) {
	pos, side, runs := s.g.Read(p)
	root := node{pos: pos, side: side, runs: runs}
	moves := s.candidates(p, root, lim.Seed)
	if len(moves) == 0 {
		return
	}
	info := s.info(0, 0, moves[0].named)
	s.poll()
	for depth := engine.Depth(1); depth <= depthOf(lim) && !s.over; depth++ {
		best, score := s.best(root, moves, depth)
		if s.over {
			break
		}
		foremost(moves, best)
		info = s.info(depth, score, moves[0].named)
		if !yield(info) {
			return
		}
		if plies, proven := score.Proven(); proven && plies <= int(depth) {
			return
		}
	}
	if info.Depth == 0 {
		yield(info)
	}
}

// candidates lists the moves at the root in an order that depends on the seed. A move that loses
// by being played is none: there is a capture beside it.
func (s *searcher) candidates(p rules.Position, root node, seed uint64) (moves []candidate) {
	var list rules.List
	s.g.Moves(root.pos, root.side, s.g.Barred(root.runs, root.side), &list)
	for _, named := range p.Moves() {
		i := slices.IndexFunc(list, func(m rules.Move) bool { return s.g.Is(m, named) })
		if !named.Gives.Has(game.Loses) {
			moves = append(moves, candidate{list[i], named})
		}
	}
	shuffle(moves, seed)
	return moves
}

// best returns which of moves is the best, the first among equals, and its score.
func (s *searcher) best(root node, moves []candidate, depth engine.Depth) (best int, score engine.Score) {
	score = -engine.Won
	for i, c := range moves {
		if v := -s.search(s.after(root, c.move), depth-1, -engine.Won, -score); v > score && !s.over {
			best, score = i, v
		}
	}
	return best, score
}
