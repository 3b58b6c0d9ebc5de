package search

import "tabuleiro/engine"

// Route names a move by side and by where it goes from and to, each below 128.
type Route uint16

// RouteOf returns the route of a move.
func RouteOf(side uint, from, to uint8) Route {
	return Route(side&1)<<14 | Route(from&127)<<7 | Route(to&127)
}

// History is how good quiet moves have been elsewhere in the tree, by route: -most to most.
type History [1 << 15]int16

const most = 1 << 13

// Reward notes that a move proved too good for the opponent at that depth; Blame that it was
// tried before such a move, and was not. Old news fades.
func (h *History) Reward(r Route, depth engine.Depth) { h.learn(r, weight(depth)) }

// Blame is the reverse of Reward.
func (h *History) Blame(r Route, depth engine.Depth) { h.learn(r, -weight(depth)) }

func weight(depth engine.Depth) int { return int(min(depth*depth, 256)) * 4 }

func (h *History) learn(r Route, by int) {
	old := int(h[r&(1<<15-1)])
	h[r&(1<<15-1)] = int16(old + by - old*max(by, -by)/most)
}
