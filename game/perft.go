package game

import "iter"

// Share is what one move contributes to a count of leaves.
type Share struct {
	Move  Move
	Nodes uint64
}

// Divider is Rules that count trees of moves fast: the usual check of a generator, known as perft.
type Divider interface {
	// Divide yields the lines of depth moves from p, under one move of p after the other; depth is at
	// least 1. A game that is over before adds nothing. With keep every route counts as a move.
	Divide(p Position, depth int, keep bool) iter.Seq[Share]
}
