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
