package pdn

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// patience is how many moves are tried in all to find out what the ambiguous ones of a game mean.
const patience = 20_000

// follower plays a line of nodes.
type follower struct {
	view  *view
	first game.Color // who moves first by the numbers of the game
	left  int        // of its patience
}

// follower is one for a game that begins in a position. Where a tag names this and dots stand before the first move, that
// is the second's by the numbers, whoever begins by the rules.
func (v *view) follower(g *raw, start game.Position, nodes []node) follower {
	f := follower{view: v, first: v.first, left: patience}
	if g.asked[tagFEN].text != "" && len(nodes) > 0 && nodes[0].dots.line > 0 {
		f.first = start.Turn().Other()
	}
	return f
}

// halt is why a line ends before its nodes do.
type halt struct {
	at       int  // of them
	dots     bool // it is dots that stand there
	code     notation.Code
	why      game.Code
	readings []string
}

// follow plays nodes from one on, as far as they are legal; the halt is nil if all are.
func (f *follower) follow(p game.Position, nodes []node, from int) (moves []game.Move, stop *halt) {
	moves = make([]game.Move, 0, len(nodes)-from)
	for i := from; i < len(nodes); i++ {
		n := &nodes[i]
		if skipped := f.skipped(p, n); n.missing || skipped {
			return moves, &halt{at: i, code: notation.MissingMove, dots: skipped}
		}
		m, refusal := f.view.find(p, n)
		if refusal != nil {
			if len(refusal.Texts) > 1 {
				return f.try(p, nodes, i, moves, refusal.Texts)
			}
			return moves, f.refused(p, n, i, refusal)
		}
		moves = append(moves, m)
		p = p.Play(m)
		if m.Gives.Has(game.Loses) && i+1 < len(nodes) {
			return moves, &halt{at: i + 1, code: notation.GameOver}
		}
	}
	return moves, nil
}

// skipped reports whether dots stand for a move of the side that begins, which is on move.
func (f *follower) skipped(p game.Position, n *node) bool {
	return n.dots.line > 0 && p.Turn() == f.first
}

// refused says what is wrong with a move that is not legal.
func (f *follower) refused(p game.Position, n *node, at int, r *game.Refusal) *halt {
	h := &halt{at: at, code: notation.IllegalMove, why: r.Code}
	if r.Code == game.GameOver {
		h.code = notation.GameOver
	}
	return h
}

// try follows each move that an ambiguous one may mean. It is the one after which most of what follows is legal; after
// several as much, it stays ambiguous.
func (f *follower) try(p game.Position, nodes []node, at int, before []game.Move, texts []string) ([]game.Move, *halt) {
	texts = slices.Sorted(slices.Values(texts))
	ambiguous := &halt{at: at, code: notation.AmbiguousMove, readings: texts}
	var best []game.Move
	var stopped *halt
	equal := 0
	for _, text := range texts {
		if f.left -= len(nodes) - at; f.left < 0 {
			return before, ambiguous
		}
		m, err := p.Find(text)
		if err != nil {
			continue
		}
		moves, stop := f.follow(p.Play(m), nodes, at+1)
		switch far, farthest := reach(stop, nodes), reach(stopped, nodes); {
		case best == nil || far > farthest:
			best, stopped, equal = append([]game.Move{m}, moves...), stop, 1
		case far == farthest:
			equal++
		}
	}
	if equal != 1 {
		return before, ambiguous
	}
	return append(before, best...), stopped
}

// reach is how far a line came before it stopped.
func reach(stop *halt, nodes []node) int {
	if stop == nil {
		return len(nodes)
	}
	return stop.at
}
