package reversi

import "math/bits"

// Word is a set of squares of the fast generator on boards of at most eight files and ranks: eight bits
// a rank, whatever the board. Larger boards use Wide, which has the same methods; what engines write
// once for Word, go generate renames.
type Word uint64

// indexOf returns the bit of a square.
func indexOf(file, rank int) uint8 { return uint8(8*rank + file) }

// bit returns the set of one square.
func bit(i uint8) Word { return 1 << (i & 63) }

// And returns what is in both.
func (w Word) And(v Word) Word { return w & v }

// Or returns what is in either.
func (w Word) Or(v Word) Word { return w | v }

// Less returns what is in w and not in v.
func (w Word) Less(v Word) Word { return w &^ v }

// Has reports whether square i is in w.
func (w Word) Has(i uint8) bool { return w>>(i&63)&1 != 0 }

// Empty reports whether there is nothing in w.
func (w Word) Empty() bool { return w == 0 }

// Any reports whether there is something in w.
func (w Word) Any() bool { return w != 0 }

// Count returns the number of squares in w.
func (w Word) Count() int { return bits.OnesCount64(uint64(w)) }

// Index returns the lowest square of w, which must not be empty.
func (w Word) Index() uint8 { return uint8(bits.TrailingZeros64(uint64(w))) }

// Rest returns w without its lowest square.
func (w Word) Rest() Word { return w & (w - 1) }

// The files that a step to the side leaves the board from.
const (
	fileA = 0x0101010101010101
	fileH = 0x8080808080808080
	inner = ^Word(fileA | fileH)
)

// Near returns the squares beside those in w, in all eight directions, and w itself.
func (w Word) Near() Word {
	w |= w<<1&^fileA | w>>1&^fileH
	return w | w<<8 | w>>8
}

// Along returns the squares next to those in w in one of the four lines through each: 0 the rank, 1 and 3
// the diagonals, 2 the file.
func (w Word) Along(line int) Word {
	switch line {
	case 0:
		return w<<1&^fileA | w>>1&^fileH
	case 1:
		return w<<7&^fileH | w>>7&^fileA
	case 2:
		return w<<8 | w>>8
	default:
		return w<<9&^fileA | w>>9&^fileH
	}
}

// places returns the squares on which a disc of own flanks discs of opp, taken ones among them. Two
// neighbours of opp in a line are a pair, by the upper one.
func places(own, opp Word) Word {
	m := opp & inner
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
// square of it.
func flankedUp(own, opp, ray Word) Word {
	end := ((opp | ^ray) + 1) & own & ray
	return (end - (end|-end)>>63) & ray
}

// flankedDown: the highest square of the ray that is not of opp ends the run.
func flankedDown(own, opp, ray Word) Word {
	end := Word(1<<63) >> (bits.LeadingZeros64(uint64(ray&^opp)|1) & 63) & own & ray
	return -end << 1 & ray
}
