//go:build !(goexperiment.simd && amd64)

package reversi

import "math/bits"

// innerFiles is inner in a variable: a constant the compiler draws out of every "&" it is part of, and applies
// once more at each.
var innerFiles = inner

// places returns the squares on which a disc of own flanks discs of opp, taken ones among them. Two
// neighbours of opp in a line are a pair, by the upper one.
func places(own, opp Word) Word {
	m := opp & innerFiles
	across, up, left, right := m&(m<<1), opp&(opp<<8), m&(m<<7), m&(m<<9)
	// To the right a sum carries through every run of discs that begins beside an own one.
	return (m+own<<1&m)&^m | falling(own, m, across, 1) |
		rising(own, opp, up, 8) | falling(own, opp, up, 8) |
		rising(own, m, left, 7) | falling(own, m, left, 7) |
		rising(own, m, right, 9) | falling(own, m, right, 9)
}

// rising floods from own through up to six squares of m in one direction, and one square on.
func rising(own, m, pairs Word, step uint8) Word {
	found := m & (own << step)
	found |= m & (found << step)
	found |= pairs & (found << (2 * step))
	found |= pairs & (found << (2 * step))
	return found << step
}

// falling is the reverse of rising.
func falling(own, m, pairs Word, step uint8) Word {
	pairs >>= step
	found := m & (own >> step)
	found |= m & (found >> step)
	found |= pairs & (found >> (2 * step))
	found |= pairs & (found >> (2 * step))
	return found >> step
}

// rays are the squares that lie from one in the four directions of rising bits, and towards the first
// file.
type rays struct {
	up   [4]Word
	left Word
}

var raysFrom = func() (all [64]rays) {
	for sq := range 64 {
		for d, step := range [4][2]int{{1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
			all[sq].up[d] = ray(sq, step[0], step[1])
		}
		all[sq].left = ray(sq, -1, 0)
	}
	return all
}()

func ray(sq, dx, dy int) (w Word) {
	for x, y := sq%8+dx, sq/8+dy; x >= 0 && x < 8 && y >= 0 && y < 8; x, y = x+dx, y+dy {
		w |= 1 << (8*y + x)
	}
	return w
}

// flanked returns what a disc of own on sq flips. Three of the directions in which bits fall rise when
// the board is turned upside down.
func flanked(own, opp Word, sq uint8) Word {
	r, turned := &raysFrom[sq&63], &raysFrom[(sq^56)&63]
	nwo, ppo := own.turned(), opp.turned()
	below := flankedUp(nwo, ppo, turned.up[1]) | flankedUp(nwo, ppo, turned.up[2]) | flankedUp(nwo, ppo, turned.up[3])
	return flankedUp(own, opp, r.up[0]) | flankedUp(own, opp, r.up[1]) |
		flankedUp(own, opp, r.up[2]) | flankedUp(own, opp, r.up[3]) |
		flankedDown(own, opp, r.left) | below.turned()
}

// turned is the board with the last rank first.
func (w Word) turned() Word { return Word(bits.ReverseBytes64(uint64(w))) }

// flankedUp: adding one to what is not on the ray carries through the discs of opp to the first other
// square of it. What lies before that is one less, and nothing where it is not of own.
func flankedUp(own, opp, ray Word) Word {
	end := ((opp | ^ray) + 1) & own & ray
	before, none := bits.Sub64(uint64(end), 1, 0)
	return Word(before+none) & ray
}

// flankedDown: the highest square of the ray that is not of opp ends the run.
func flankedDown(own, opp, ray Word) Word {
	end := Word(1<<63) >> (bits.LeadingZeros64(uint64(ray&^opp)|1) & 63) & own & ray
	return -end << 1 & ray
}
