package reversi

import "math/bits"

// Wide is a set of squares of the fast generator on boards of nine and ten files or ranks: eleven bits a
// rank, so that a step to the side ends beside the board, after a rank and a square of nothing. It has
// the methods of Word.
type Wide struct{ Lo, Hi uint64 }

const wideStride = 11

// wideIndexOf returns the bit of a square.
func wideIndexOf(file, rank int) uint8 { return uint8(wideStride*(rank+1) + file + 1) }

func wideBit(i uint8) Wide {
	if i < 64 {
		return Wide{Lo: 1 << i}
	}
	return Wide{Hi: 1 << (i - 64)}
}

// And returns what is in both.
func (w Wide) And(v Wide) Wide { return Wide{w.Lo & v.Lo, w.Hi & v.Hi} }

// Or returns what is in either.
func (w Wide) Or(v Wide) Wide { return Wide{w.Lo | v.Lo, w.Hi | v.Hi} }

// Less returns what is in w and not in v.
func (w Wide) Less(v Wide) Wide { return Wide{w.Lo &^ v.Lo, w.Hi &^ v.Hi} }

// Has reports whether square i is in w.
func (w Wide) Has(i uint8) bool {
	if i < 64 {
		return w.Lo>>i&1 != 0
	}
	return w.Hi>>(i-64)&1 != 0
}

// Empty reports whether there is nothing in w.
func (w Wide) Empty() bool { return w.Lo|w.Hi == 0 }

// Any reports whether there is something in w.
func (w Wide) Any() bool { return w.Lo|w.Hi != 0 }

// Count returns the number of squares in w.
func (w Wide) Count() int { return bits.OnesCount64(w.Lo) + bits.OnesCount64(w.Hi) }

// Index returns the lowest square of w, which must not be empty.
func (w Wide) Index() uint8 {
	if w.Lo != 0 {
		return uint8(bits.TrailingZeros64(w.Lo))
	}
	return uint8(64 + bits.TrailingZeros64(w.Hi))
}

// Rest returns w without its lowest square.
func (w Wide) Rest() Wide {
	if w.Lo != 0 {
		return Wide{w.Lo & (w.Lo - 1), w.Hi}
	}
	return Wide{0, w.Hi & (w.Hi - 1)}
}

// shl and shr move a set by 1 to 63 bits.
func (w Wide) shl(n uint8) Wide {
	return Wide{w.Lo << (n & 63), w.Hi<<(n&63) | w.Lo>>((64-n)&63)}
}

func (w Wide) shr(n uint8) Wide {
	return Wide{w.Lo>>(n&63) | w.Hi<<((64-n)&63), w.Hi >> (n & 63)}
}

// Near returns the squares beside those in w, in all eight directions, and w itself; some of them lie
// beside the board.
func (w Wide) Near() Wide {
	w = w.Or(w.shl(1)).Or(w.shr(1))
	return w.Or(w.shl(wideStride)).Or(w.shr(wideStride))
}

// Along returns the squares next to those in w in one of the four lines through each: 0 the rank, 1 and 3
// the diagonals, 2 the file; some of them lie beside the board.
func (w Wide) Along(line int) Wide {
	step := wideSteps[line&3]
	return w.shl(step).Or(w.shr(step))
}

// wideSteps lead to the squares around one with more bits.
var wideSteps = [4]uint8{1, wideStride - 1, wideStride, wideStride + 1}

// widePlaces returns the squares on which a disc of own flanks discs of opp, and some that are taken or
// lie beside the board.
func widePlaces(own, opp Wide) (found Wide) {
	for _, step := range wideSteps {
		up, down := opp.And(own.shl(step)), opp.And(own.shr(step))
		for range 7 {
			up = up.Or(opp.And(up.shl(step)))
			down = down.Or(opp.And(down.shr(step)))
		}
		found = found.Or(up.shl(step)).Or(down.shr(step))
	}
	return found
}

// wideFlanked returns what a disc of own on sq flips.
func wideFlanked(own, opp Wide, sq uint8) (flips Wide) {
	for _, step := range wideSteps {
		flips = flips.Or(wideRun(own, opp, sq, step)).Or(wideRun(own, opp, sq, -step))
	}
	return flips
}

// wideRun walks from sq through discs of opp to one of own; the step is taken modulo 256.
func wideRun(own, opp Wide, sq, step uint8) (run Wide) {
	for sq += step; opp.Has(sq); sq += step {
		run = run.Or(wideBit(sq))
	}
	if own.Has(sq) {
		return run
	}
	return Wide{}
}
