package draughts

import "cmp"

// The worth of pieces under MostValue, as Frisian programs count it: n kings lie between 2n-1
// and 2n men.
const (
	manValue  = 100
	kingValue = 199
)

// compare returns a positive number when capture a precedes b, and 0 when neither does.
func (r *Rules) compare(a, b path) int {
	for _, criterion := range r.Precedence {
		if order := criterion.compare(a, b); order != 0 {
			return order
		}
	}
	return 0
}

// best returns the captures that are foremost under one criterion.
func best(captures []path, criterion Precedence) []path {
	var foremost []path
	for _, m := range captures {
		order := 0
		if len(foremost) > 0 {
			order = criterion.compare(m, foremost[0])
		}
		switch {
		case order > 0:
			foremost = append(foremost[:0], m)
		case order == 0:
			foremost = append(foremost, m)
		}
	}
	return foremost
}

// compare returns a positive number when capture a precedes b.
func (c Precedence) compare(a, b path) int {
	switch c {
	case MostPieces:
		return cmp.Compare(len(a.victims), len(b.victims))
	case MostKings:
		return cmp.Compare(a.kingsTaken(), b.kingsTaken())
	case WithKing:
		return cmp.Compare(a.moved, b.moved)
	case EarlyKing:
		return compareKings(a.victims, b.victims)
	default:
		return cmp.Compare(a.value(), b.value())
	}
}

func (m path) kingsTaken() int {
	n := 0
	for _, v := range m.victims {
		if v.king {
			n++
		}
	}
	return n
}

func (m path) value() int {
	return manValue*len(m.victims) + (kingValue-manValue)*m.kingsTaken()
}

// compareKings compares the whole sequence of victims: at the first difference the capture that
// meets a king precedes (FID technical regulations, article 6.9).
func compareKings(a, b []victim) int {
	for i := range min(len(a), len(b)) {
		switch {
		case a[i].king && !b[i].king:
			return 1
		case b[i].king && !a[i].king:
			return -1
		}
	}
	return 0
}
