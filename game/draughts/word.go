package draughts

import "math/bits"

// Word is a set of squares of the fast generator, one bit a square, on boards whose layout fits
// in 64 bits. Larger boards use Wide, which has the same methods; the code above it is written
// once, for Word, and renamed by go generate.
type Word uint64

// bit returns the set of one square.
func bit(i uint8) Word { return 1 << (i & 63) }

// And returns what is in both.
func (w Word) And(v Word) Word { return w & v }

// Or returns what is in either.
func (w Word) Or(v Word) Word { return w | v }

// Less returns what is in w and not in v.
func (w Word) Less(v Word) Word { return w &^ v }

// Shl returns the set moved n bits up the board.
func (w Word) Shl(n uint8) Word { return w << (n & 63) }

// Shr returns the set moved n bits down the board.
func (w Word) Shr(n uint8) Word { return w >> (n & 63) }

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

// Lowest returns the set of w's lowest square; nothing for nothing.
func (w Word) Lowest() Word { return w & -w }

// Rest returns w without its lowest square.
func (w Word) Rest() Word { return w & (w - 1) }

// highest returns the set of w's highest square, which must not be empty.
func (w Word) highest() Word { return 1 << (63 - bits.LeadingZeros64(uint64(w))&63) }

// below returns the squares lower than the one in w; all of them for nothing.
func (w Word) below() Word { return w - 1 }
