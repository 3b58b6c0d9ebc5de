package draughts

import (
	"fmt"
	"math/bits"
	"slices"
)

// weights are the precedence among captures as one sum, so that the fast generator compares
// numbers and asks for no rule:
//
//	score = with (of a king) + piece*victims + crowns*kings among them + early*order
//
// where order is the sequence of victims read as bits, a king a one, the first victim the
// highest. It orders captures of equally many pieces only.
type weights struct {
	piece, crowns, with, early uint64
}

// newWeights gives each criterion more weight than all after it together, where a capture can
// have so many victims. It refuses an order of criteria that the sum cannot express.
func newWeights(rs Ruleset, most uint64) (weights, error) {
	early, pieces := slices.Index(rs.Precedence, EarlyKing), slices.Index(rs.Precedence, MostPieces)
	if early >= 0 && (pieces < 0 || early < pieces) {
		return weights{}, fmt.Errorf("ruleset %q: EarlyKing compares equally many pieces, so MostPieces comes before it", rs.ID)
	}
	var w weights
	unit := uint64(1) // outweighs the criteria already placed
	for i := len(rs.Precedence) - 1; i >= 0; i-- {
		worth, ok := w.place(rs.Precedence[i], unit, most)
		if !ok {
			return weights{}, fmt.Errorf("ruleset %q: the precedence %v does not fit in 64 bits", rs.ID, rs.Precedence)
		}
		unit = worth
	}
	return w, nil
}

// place adds a criterion and returns the unit for the one before it.
func (w *weights) place(c Precedence, unit, most uint64) (next uint64, ok bool) {
	switch c {
	case MostPieces:
		w.piece += unit
		return times(unit, most+1)
	case MostKings:
		w.crowns += unit
		return times(unit, most+1)
	case WithKing:
		w.with += unit
		return times(unit, 2)
	case EarlyKing:
		w.early += unit
		return times(unit, 1<<min(most, 63))
	case MostValue:
		w.piece += unit * manValue
		w.crowns += unit * (kingValue - manValue)
		return times(unit, kingValue*most+1)
	default:
		return 0, false
	}
}

// times multiplies, leaving a bit of room for the sum of all criteria.
func times(a, b uint64) (uint64, bool) {
	hi, lo := bits.Mul64(a, b)
	return lo, hi == 0 && lo < 1<<63
}

// mostVictims bounds the victims of one capture: along diagonals none stands on the edge.
func mostVictims(rs Ruleset, sq *squares) uint64 {
	if rs.Board == Orthogonal || rs.CapturesOrthogonally {
		return uint64(sq.count())
	}
	n := uint64(0)
	for s := range sq.count() {
		x, y := int(sq.file[s]), int(sq.rank[s])
		if x > 0 && y > 0 && x < rs.Files-1 && y < rs.Ranks-1 {
			n++
		}
	}
	return n
}
