package draughts

import "math/bits"

// nearest returns the square among blockers, all on one ray, that a king going in direction d
// meets first. There must be one.
func nearest(blockers Word, d uint8) Word {
	if d&1 == 0 {
		return blockers.Lowest()
	}
	return blockers.highest()
}

// open returns the squares of ray, in direction d, before the first blocker.
func open(ray, blockers Word, d uint8) Word {
	blockers = blockers.And(ray)
	if blockers.Empty() {
		return ray
	}
	if d&1 == 0 {
		return ray.And(blockers.Lowest().below())
	}
	stop := blockers.highest()
	return ray.Less(stop.Or(stop.below()))
}

// turns returns the directions in which a flying king that took a piece in direction d may go on
// from any landing square. In d itself it goes on too, but from the first only: from the others
// it would be the same path. The way back is barred where a taken piece stays.
func (t *table) turns(d uint8) uint8 {
	across := t.king.leaps &^ (bothWays << (d &^ 1))
	if t.halfTurn {
		across |= 1 << (d ^ 1)
	}
	return across
}

// flights follows the captures of a flying king on square at, which has taken caps, in dirs, and
// reports whether there are any.
func (g *Gen) flights(at uint8, caps Word, order uint64, dirs uint8) bool {
	blocked := g.legal.Less(g.empty.Or(caps.And(g.atOnce)))
	rays := &g.rays[at&127]
	found := false
	for ; dirs != 0 && !g.gaveUp(); dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		ray := rays[d&7]
		blockers := ray.And(blocked)
		if blockers.Empty() {
			continue
		}
		v := nearest(blockers, d)
		if v.And(g.prey).Less(caps).Empty() {
			continue
		}
		if to := g.ahead(v, d).And(ray).Less(blocked); to.Any() {
			found = true
			g.fly(v, to, d, caps.Or(v), g.note(order, v.Index()))
		}
	}
	return found
}

// fly goes on after a flying king has taken v in direction d, to being the first square behind
// it. It must go on if it can, and land where it can.
func (g *Gen) fly(v, to Word, d uint8, caps Word, order uint64) {
	at := to.Index()
	on := g.flights(at, caps, order, 1<<d)
	landings := to
	if !g.behind {
		empty := g.empty.Or(caps.And(g.atOnce))
		landings = to.Or(open(g.rays[at&127][d&7], g.legal.Less(empty), d))
	}
	turns := g.turns(d)
	for b := landings; b.Any(); b = b.Rest() {
		if g.flights(b.Index(), caps, order, turns) {
			on = true
		}
	}
	if on {
		return
	}
	if g.halt && v.And(g.kings).Any() {
		landings = to
	}
	for b := landings; b.Any(); b = b.Rest() {
		g.add(b.Index(), caps, order)
	}
}
