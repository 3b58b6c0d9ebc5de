package draughts

import "math/bits"

// springs returns the squares from which a piece could leap over a neighbour in prey into free,
// in one of dirs. Most positions are quiet, and this is all that is asked of them.
func (t *table) springs(prey, free Word, dirs uint8) (from Word) {
	side := prey.And(t.inner)
	a, b := t.stride[0], t.stride[1]
	if dirs&(1<<0) != 0 {
		from = side.And(free.Shr(a)).Shr(a)
	}
	if dirs&(1<<1) != 0 {
		from = from.Or(side.And(free.Shl(a)).Shl(a))
	}
	if dirs&(1<<2) != 0 {
		from = from.Or(prey.And(free.Shr(b)).Shr(b))
	}
	if dirs&(1<<3) != 0 {
		from = from.Or(prey.And(free.Shl(b)).Shl(b))
	}
	if dirs&crossAxes != 0 {
		from = from.Or(t.crossSprings(prey, free, dirs))
	}
	return from
}

func (t *table) crossSprings(prey, free Word, dirs uint8) (from Word) {
	for dirs &= crossAxes; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		back := d ^ 1
		from = from.Or(t.ahead(prey.And(t.ahead(free, back)), back))
	}
	return from
}

// leaps adds the captures of pieces that leap over a neighbour: men and short kings. springs are
// the squares from which one could leap now. A leap goes on exactly if it lands on one of them:
// the piece it took was behind it, and the square it left cannot be reached in one leap over
// another. So only leaps that go on are followed.
func (g *Gen) leaps(pieces, free, springs Word) {
	for dirs := g.dirs; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		over := g.ahead(pieces.And(springs), d).And(g.prey)
		if d>>1 == 0 {
			over = over.And(g.inner)
		}
		for to := g.ahead(over, d).And(free); to.Any(); to = to.Rest() {
			g.leap(to.Lowest(), free, springs, d)
		}
	}
}

// leap adds the captures that begin by landing on to in direction d.
func (g *Gen) leap(to, free, springs Word, d uint8) {
	v := g.ahead(to, d^1)
	from := g.ahead(v, d^1)
	g.from = from.Index()
	if to.And(springs.Or(g.passes)).Empty() || to.And(g.ends).Any() {
		g.add(to, v, g.note(0, v))
		return
	}
	g.empty = free.Or(from)
	g.landed(to, v, g.note(0, v), d)
}

// note appends victim v to the order of victims.
func (g *Gen) note(order uint64, v Word) uint64 {
	order <<= 1
	if g.early != 0 && v.And(g.kings).Any() {
		order |= 1
	}
	return order
}

// landed goes on from to, where the piece has landed in direction d with caps taken.
func (g *Gen) landed(to, caps Word, order uint64, d uint8) {
	switch {
	case to.And(g.ends).Any():
		g.add(to, caps, order)
	case to.And(g.passes).Any():
		g.crownedInPassing(to, caps, order, d)
	default:
		g.leapsOn(to, caps, order)
	}
}

// leapsOn goes on from b as a piece that leaps, or ends there.
func (g *Gen) leapsOn(b, caps Word, order uint64) {
	prey := g.prey.Less(caps)
	empty := g.empty.Or(caps.And(g.atOnce))
	over := false
	for dirs := g.dirs; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		v := g.ahead(b, d).And(prey)
		if d>>1 == 0 {
			v = v.And(g.inner)
		}
		if to := g.ahead(v, d).And(empty); to.Any() {
			over = true
			g.landed(to, caps.Or(v), g.note(order, v), d)
		}
	}
	if !over {
		g.add(b, caps, order)
	}
}

// crownedInPassing goes on as a king from the crowning square to, or ends there.
func (g *Gen) crownedInPassing(to, caps Word, order uint64, d uint8) {
	prey, dirs, passes := g.prey, g.dirs, g.passes
	var none Word
	g.prey, g.dirs, g.passes = g.opp, g.kingDirs, none
	g.crowned = true
	if !g.flying {
		g.leapsOn(to, caps, order)
	} else if !g.flights(to, caps, order, g.turns(d)|1<<d) {
		g.add(to, caps, order)
	}
	g.crowned = false
	g.prey, g.dirs, g.passes = prey, dirs, passes
}
