package draughts

import "math/bits"

// Mobile reports whether side, which can capture nothing, has a quiet move.
func (g *Gen) Mobile(p Pos, side uint, barred Word) bool {
	return !g.stuck(p, false) && g.mobile(p, side, barred)
}

func (t *table) mobile(p Pos, side uint, barred Word) bool {
	free := t.legal.Less(p.Own.Or(p.Opp))
	return t.mayStep(&t.men[side&1], p.Own.Less(p.Kings), free) ||
		t.mayStep(&t.king, p.Own.And(p.Kings).Less(barred), free)
}

// mayStep reports whether one of pieces may step. Every move of a king begins with a step.
func (t *table) mayStep(m *mover, pieces, free Word) bool {
	a, b := t.stride[0], t.stride[1]
	return pieces.Shl(a).And(free).And(m.ends[0]).Any() || pieces.Shl(b).And(free).And(m.ends[2]).Any() ||
		pieces.Shr(b).And(free).And(m.ends[3]).Any() || pieces.Shr(a).And(free).And(m.ends[1]).Any()
}

// Steps counts the squares that men of side could step to, one for each man and direction, whoever
// is on move: own are the men, free the empty squares.
func (t *table) Steps(men, free Word, side uint) int {
	return t.countSteps(&t.men[side&1], men, free)
}

// Reach counts the squares that kings could move to, each for itself, taking nothing.
func (t *table) Reach(kings, free Word) (n int) {
	if !t.flying {
		return t.countSteps(&t.king, kings, free)
	}
	for ; kings.Any(); kings = kings.Rest() {
		n += t.reach(kings.Index(), free).Count()
	}
	return n
}

// Free returns the empty squares.
func (t *table) Free(p Pos) Word { return t.legal.Less(p.Own.Or(p.Opp)) }

// Threatens reports whether side, the one in Own, could capture something if it were on move.
func (t *table) Threatens(p Pos, side uint) bool {
	free := t.Free(p)
	m := &t.men[side&1]
	if p.Own.Less(p.Kings).And(t.springs(m, p.Opp.Less(p.Kings.And(t.spared)), free)).Any() {
		return true
	}
	kings := p.Own.And(p.Kings)
	if kings.Empty() || !t.flying {
		return kings.Any() && kings.And(t.springs(&t.king, p.Opp, free)).Any()
	}
	for ; kings.Any(); kings = kings.Rest() {
		if t.strikes(kings.Index(), p.Opp, free) {
			return true
		}
	}
	return false
}

// strikes reports whether a flying king on a square could capture one of prey.
func (t *table) strikes(at uint8, prey, free Word) bool {
	rays, blocked := &t.rays[at&127], t.legal.Less(free)
	for dirs := t.king.leaps; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		ray := rays[d&7]
		blockers := ray.And(blocked)
		if blockers.Empty() {
			continue
		}
		v := nearest(blockers, d)
		if v.And(prey).Any() && t.ahead(v, d).And(ray).And(free).Any() {
			return true
		}
	}
	return false
}

// Turned returns p as the other side sees it.
func (p Pos) Turned() Pos { return Pos{p.Opp, p.Own, p.Kings} }
