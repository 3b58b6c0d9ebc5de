package draughts

import (
	"slices"

	"tabuleiro/engine"
	rules "tabuleiro/game/draughts"
)

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Move,List,Gen,NewGen,searcher,newSearcher,node,candidate,sum,Word search.go root.go

// searcher looks for the best move in one position. It is used once.
type searcher struct {
	*budget
	*values
	g     *rules.Gen
	lists []rules.List // by ply
	free  bool         // quiet moves may be played beside captures, and need not lose
}

func newSearcher(r *rules.Rules, b *budget) *searcher {
	g := rules.NewGen(r)
	return &searcher{
		budget: b,
		values: newValues(r, g.Bit),
		g:      g,
		free:   r.Capture == rules.May,
	}
}

// node is a position in the tree: with the side to move, the quiet moves its kings have made in a
// row, and how far from the root it is.
type node struct {
	pos  rules.Pos
	side uint
	runs rules.Runs
	ply  int
}

// after is the node after m.
func (s *searcher) after(n node, m rules.Move) node {
	return node{n.pos.After(m), n.side ^ 1, s.g.Run(n.pos, m, n.side, n.runs), n.ply + 1}
}

// search returns the score of n for the side to move, exact within the window alpha to beta. At
// depth 0 captures are followed to their end: a position is weighed only where none must be made.
func (s *searcher) search(n node, depth engine.Depth, alpha, beta engine.Score) engine.Score {
	if s.spend() {
		return 0
	}
	moves, capture := s.moves(n, depth)
	if len(moves) == 0 {
		return s.decided(n)
	}
	best := -engine.Won
	if depth <= 0 && (!capture || s.free) {
		best = s.evaluate(n)
		if !capture || best >= beta {
			return best
		}
	}
	if depth = depth - 1; capture && len(moves) == 1 && !s.free {
		depth++ // a forced capture is no choice, so it costs no depth
	}
	for i := range moves {
		best = max(best, -s.search(s.after(n, moves[i]), depth, -beta, -max(alpha, best)))
		if best >= beta {
			break
		}
	}
	return best
}

// moves lists the moves to look at, in the order to look at them, and reports whether there is a
// capture. Where a quiet move beside a capture loses at once there is nothing to look at in it.
func (s *searcher) moves(n node, depth engine.Depth) (list rules.List, capture bool) {
	for len(s.lists) <= n.ply {
		s.lists = append(s.lists, nil)
	}
	l := &s.lists[n.ply]
	capture = s.g.Captures(n.pos, n.side, l)
	if !capture || s.free && depth > 0 {
		s.g.Quiet(n.pos, n.side, s.g.Barred(n.runs, n.side), l)
	}
	if capture {
		slices.SortStableFunc(*l, func(a, b rules.Move) int { return b.Caps.Count() - a.Caps.Count() })
	}
	return *l, capture
}

// decided is the score of a position without moves.
func (s *searcher) decided(n node) engine.Score {
	if s.g.Lost(n.pos) {
		return engine.LostIn(n.ply)
	}
	return engine.WonIn(n.ply)
}

// evaluate weighs the pieces of both sides.
func (s *searcher) evaluate(n node) engine.Score {
	p, us, them := n.pos, n.side&1, n.side&1^1
	return sum(p.Own.Less(p.Kings), &s.man[us]) + sum(p.Own.And(p.Kings), &s.king[us]) -
		sum(p.Opp.Less(p.Kings), &s.man[them]) - sum(p.Opp.And(p.Kings), &s.king[them])
}

func sum(pieces rules.Word, worth *[128]engine.Score) (total engine.Score) {
	for ; pieces.Any(); pieces = pieces.Rest() {
		total += worth[pieces.Index()&127]
	}
	return total
}
