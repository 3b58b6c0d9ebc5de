package room

import (
	"slices"

	"tabuleiro/game"
)

// mostCaptures is how many ways to capture a side may have in a position of a room. Games stay below
// a few hundred. What has more was arranged, by a FEN or by two who help each other, and everybody
// who looks at it or asks about a move costs as many: 20,000 are 30 ms, some millions many seconds.
const mostCaptures = 20_000

// tangle is a position that may have very many ways to capture.
type tangle interface {
	// Tangled reports whether a side has more of them than most.
	Tangled(most int) bool
}

func tangled(p game.Position) bool {
	t, ok := p.(tangle)
	return ok && t.Tangled(mostCaptures)
}

// MayBegin reports whether a room may begin with p: whether the ways to capture in it can be listed.
func MayBegin(p game.Position) bool { return !tangled(p) }

// mostTried is how many moves are tried for one that does not lead into a tangle: a second's work,
// done once for a position. Who has more moves than that is taken to have one.
const mostTried = 32

// stuck reports whether the side on move has no move but into a tangle.
func (s State) stuck() bool {
	p := s.Line.Now()
	return s.legal.stuckIn(p, func() bool {
		moves := p.Moves()
		return len(moves) <= mostTried && !slices.ContainsFunc(moves, func(m game.Move) bool { return !tangled(p.Play(m)) })
	})
}
