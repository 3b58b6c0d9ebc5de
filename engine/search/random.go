package search

// Mix scatters the bits of x: equal numbers stay equal, neighbours lose all likeness. It is the last
// step of SplitMix64 (Steele, Lea and Flood 2014): searches run where math/rand is not wanted.
func Mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Random is SplitMix64; its value is the seed.
type Random uint64

// Next returns the next number.
func (r *Random) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	return Mix(uint64(*r))
}

// Shuffle puts list in an order that the seed alone decides.
func Shuffle[T any](list []T, seed uint64) {
	r := Random(seed)
	for n := len(list); n > 1; n-- {
		i := int(r.Next() % uint64(n))
		list[i], list[n-1] = list[n-1], list[i]
	}
}
