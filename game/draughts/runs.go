package draughts

// Run is how many quiet moves in a row a side has made with one king, in the fast generator's
// bits. It is kept only under a KingMoveLimit, while that side has men.
type Run struct{ At, N uint8 }

// Runs are the Run of White and of Black. Where nothing limits the moves of a king they are zero.
type Runs [2]Run

// next is the run when its side has moved; counts tells whether that was a quiet move of a king.
func (r Run) next(from, to uint8, counts bool) Run {
	switch {
	case !counts:
		return Run{}
	case r.N > 0 && r.At == from:
		return Run{to, r.N + 1}
	default:
		return Run{to, 1}
	}
}
