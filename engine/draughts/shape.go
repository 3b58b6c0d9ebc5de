package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/game"
)

// deepestPly bounds how far from the root a search goes.
const deepestPly = 240

// mostWays bounds the ways to capture of a node that is looked into. Games stay below a few hundred;
// a drawn board can lead to millions, which would hold a search up in one node. From many on their
// cost is counted.
const (
	mostWays = 2_000
	many     = 250
)

// The order in which moves are looked at: what the table knows, captures by size, a new king, moves
// that were good beside this node, the others by their history.
const (
	markKnown   = 1 << 30
	markCapture = 1 << 24
	markCrown   = 1 << 22
	markKiller  = 1 << 20
)

// picked is how many of the first moves are chosen one by one; what comes after is left as it lies.
const picked = 32

// reduction is by how much less a late quiet move is looked at first.
func reduction(depth engine.Depth, i int, open bool) engine.Depth {
	switch {
	case depth < 2 || i < 2 || open && i < 4:
		return 0
	case i < 5 || open || depth < 4:
		return 1
	default:
		return 2
	}
}

// info is what is known after a depth.
func info(depth engine.Depth, score engine.Score, nodes uint64, m game.Move) engine.Info {
	return engine.Info{Depth: depth, Score: score, Nodes: nodes, Move: m}
}
