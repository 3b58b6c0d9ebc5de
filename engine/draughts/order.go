package draughts

import "tabuleiro/engine"

// deepest is the depth at which a search without limits ends.
const deepest = 100

func depthOf(lim engine.Limits) engine.Depth {
	if lim.Depth > 0 {
		return lim.Depth
	}
	return deepest
}

// foremost brings an element to the front and keeps the order of the others.
func foremost[T any](list []T, i int) {
	first := list[i]
	copy(list[1:i+1], list[:i])
	list[0] = first
}

// shuffle puts list in an order that the seed alone decides. The numbers are those of SplitMix64
// (Steele, Lea and Flood 2014): this package runs where math/rand is not wanted.
func shuffle[T any](list []T, seed uint64) {
	for n := len(list); n > 1; n-- {
		seed += 0x9e3779b97f4a7c15
		z := (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		i := int((z ^ z>>31) % uint64(n))
		list[i], list[n-1] = list[n-1], list[i]
	}
}
