package draughts

import "math/bits"

// Wide is a Word of 128 bits, for boards such as 12x12. It is a struct and not an array because
// the compiler keeps a small struct in registers.
type Wide struct{ lo, hi uint64 }

// wideBit returns the set of one square.
func wideBit(i uint8) Wide {
	if i < 64 {
		return Wide{lo: 1 << (i & 63)}
	}
	return Wide{hi: 1 << (i & 63)}
}

// And returns what is in both.
func (w Wide) And(v Wide) Wide { return Wide{w.lo & v.lo, w.hi & v.hi} }

// Or returns what is in either.
func (w Wide) Or(v Wide) Wide { return Wide{w.lo | v.lo, w.hi | v.hi} }

// Less returns what is in w and not in v.
func (w Wide) Less(v Wide) Wide { return Wide{w.lo &^ v.lo, w.hi &^ v.hi} }

// Shl returns the set moved n bits up the board; n is 1 to 63.
func (w Wide) Shl(n uint8) Wide {
	return Wide{w.lo << (n & 63), w.hi<<(n&63) | w.lo>>(-n&63)}
}

// Shr returns the set moved n bits down the board; n is 1 to 63.
func (w Wide) Shr(n uint8) Wide {
	return Wide{w.lo>>(n&63) | w.hi<<(-n&63), w.hi >> (n & 63)}
}

// Has reports whether square i is in w.
func (w Wide) Has(i uint8) bool {
	if i < 64 {
		return w.lo>>(i&63)&1 != 0
	}
	return w.hi>>(i&63)&1 != 0
}

// Empty reports whether there is nothing in w.
func (w Wide) Empty() bool { return w.lo|w.hi == 0 }

// Any reports whether there is something in w.
func (w Wide) Any() bool { return w.lo|w.hi != 0 }

// Count returns the number of squares in w.
func (w Wide) Count() int { return bits.OnesCount64(w.lo) + bits.OnesCount64(w.hi) }

// Index returns the lowest square of w, which must not be empty.
func (w Wide) Index() uint8 {
	if w.lo != 0 {
		return uint8(bits.TrailingZeros64(w.lo))
	}
	return uint8(64 + bits.TrailingZeros64(w.hi))
}

// Lowest returns the set of w's lowest square; nothing for nothing.
func (w Wide) Lowest() Wide {
	if w.lo != 0 {
		return Wide{lo: w.lo & -w.lo}
	}
	return Wide{hi: w.hi & -w.hi}
}

// Rest returns w without its lowest square.
func (w Wide) Rest() Wide {
	if w.lo != 0 {
		return Wide{w.lo & (w.lo - 1), w.hi}
	}
	return Wide{hi: w.hi & (w.hi - 1)}
}

// highest returns the set of w's highest square, which must not be empty.
func (w Wide) highest() Wide {
	if w.hi != 0 {
		return Wide{hi: 1 << (63 - bits.LeadingZeros64(w.hi)&63)}
	}
	return Wide{lo: 1 << (63 - bits.LeadingZeros64(w.lo)&63)}
}

// below returns the squares lower than the one in w; all of them for nothing.
func (w Wide) below() Wide {
	lo, borrow := bits.Sub64(w.lo, 1, 0)
	return Wide{lo, w.hi - borrow}
}
