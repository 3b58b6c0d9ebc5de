package draughts

import "tabuleiro/game"

// Follower goes along a line of moves of which only the squares are known, as fast as the generator does and
// without a text or a route. It belongs to one goroutine.
type Follower interface {
	// Set begins at a position.
	Set(Position)
	// Play plays the one legal move from a square to another, a capture if it takes. If there is none, or more
	// than one, or more than MostFollowed ways to capture, it reports that and stays where it is: Position.Find
	// knows more.
	Play(from, to game.Square, takes bool) bool
	// Stuck reports whether there is no legal move.
	Stuck() bool
	// Now returns the position reached.
	Now() Position
}

// MostFollowed is how many ways to capture a side may have where a Follower finds its moves. Games stay below a few
// hundred, and a drawn board can have millions.
const MostFollowed = 1000

// NewFollower returns a follower for r.
func NewFollower(r *Rules) Follower {
	if r.Wide() {
		g := NewWideGen(r)
		g.GiveUp(MostFollowed)
		return &wideTrail{WideGen: g}
	}
	g := NewGen(r)
	g.GiveUp(MostFollowed)
	return &trail{Gen: g}
}
