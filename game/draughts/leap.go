package draughts

// overUp returns where w gets by moving s bits up onto one of over, and s bits again.
func overUp(w, over Word, s uint8) Word { return w.Shl(s).And(over).Shl(s) }

// overDown is overUp down the board.
func overDown(w, over Word, s uint8) Word { return w.Shr(s).And(over).Shr(s) }

// springs returns the squares from which a piece could leap over a neighbour in prey into free,
// in one of dirs. Most positions are quiet, and this is all that is asked of them.
func (t *table) springs(prey, free Word, dirs uint8) (from Word) {
	side, a, b := prey.And(t.inner), t.stride[0], t.stride[1]
	if dirs&(1<<0) != 0 {
		from = overDown(free, side, a)
	}
	if dirs&(1<<1) != 0 {
		from = from.Or(overUp(free, side, a))
	}
	if dirs&(1<<2) != 0 {
		from = from.Or(overDown(free, prey, b))
	}
	if dirs&(1<<3) != 0 {
		from = from.Or(overUp(free, prey, b))
	}
	if dirs&crossAxes != 0 {
		from = from.Or(t.crossSprings(prey, free, dirs))
	}
	return from
}

func (t *table) crossSprings(prey, free Word, dirs uint8) (from Word) {
	for a := 2; a < 4; a++ {
		s := t.stride[a&3]
		if dirs&(1<<(2*a)) != 0 {
			from = from.Or(overDown(free, prey, s))
		}
		if dirs&(2<<(2*a)) != 0 {
			from = from.Or(overUp(free, prey, s))
		}
	}
	return from
}

// countLeaps counts the leaps of men over prey into free, and returns the men of whom one goes
// on, or might as a king. springs are the squares from which one could leap now, and a leap goes
// on exactly if it lands on one of them: the piece it took is no neighbour to leap over any more,
// and the square it left is not reached by one leap over another.
func (t *table) countLeaps(m *mover, men, prey, free, springs Word) (n int, on Word) {
	more := springs.Less(m.last)
	if t.passing {
		more = springs.Or(m.last)
	}
	more = more.And(free)
	side, a, b := prey.And(t.inner), t.stride[0], t.stride[1]
	if m.leaps&(1<<0) != 0 {
		n = overUp(men, side, a).And(free).Count()
		on = overDown(more, side, a)
	}
	if m.leaps&(1<<1) != 0 {
		n += overDown(men, side, a).And(free).Count()
		on = on.Or(overUp(more, side, a))
	}
	if m.leaps&(1<<2) != 0 {
		n += overUp(men, prey, b).And(free).Count()
		on = on.Or(overDown(more, prey, b))
	}
	if m.leaps&(1<<3) != 0 {
		n += overDown(men, prey, b).And(free).Count()
		on = on.Or(overUp(more, prey, b))
	}
	if m.leaps&crossAxes != 0 {
		n += t.countCrossLeaps(m.leaps, men, prey, free)
		on = on.Or(t.crossSprings(prey, more, m.leaps))
	}
	return n, on.And(men)
}

func (t *table) countCrossLeaps(dirs uint8, men, prey, free Word) (n int) {
	for a := 2; a < 4; a++ {
		s := t.stride[a&3]
		if dirs&(1<<(2*a)) != 0 {
			n += overUp(men, prey, s).And(free).Count()
		}
		if dirs&(2<<(2*a)) != 0 {
			n += overDown(men, prey, s).And(free).Count()
		}
	}
	return n
}

// leaps adds the captures of pieces that leap over a neighbour: men and short kings. Each of
// pieces can leap.
func (g *Gen) leaps(m *mover, pieces, free Word) {
	var none Word
	g.mover = m
	for ; pieces.Any(); pieces = pieces.Rest() {
		g.from = pieces.Index()
		g.empty = free.Or(pieces.Lowest())
		g.leapsOn(g.from, none, 0)
	}
}

// leapsOn goes on from square at, with caps taken, or ends there. The landing square lies as far
// behind the victim as the victim from at, in bits as on the board.
func (g *Gen) leapsOn(at uint8, caps Word, order uint64) {
	empty := g.empty.Or(caps.And(g.atOnce))
	over := false
	for near := g.mover.near[at&127].And(g.prey).Less(caps); near.Any(); near = near.Rest() {
		v := near.Index()
		if to := 2*v - at; empty.Has(to) {
			over = true
			if g.mover.last.Has(to) {
				g.reachLast(v, to, caps.Or(bit(v)), g.note(order, v))
			} else {
				g.leapsOn(to, caps.Or(bit(v)), g.note(order, v))
			}
		}
	}
	if !over {
		g.add(at, caps, order)
	}
}

// note appends the victim on v to the order of victims.
func (g *Gen) note(order uint64, v uint8) uint64 {
	order <<= 1
	if g.early != 0 && g.kings.Has(v) {
		order |= 1
	}
	return order
}

// reachLast ends or goes on as a king where a man has come to the last rank, behind v, with caps
// taken. As a king's the capture still counts as a man's.
func (g *Gen) reachLast(v, to uint8, caps Word, order uint64) {
	if !g.passing {
		g.add(to, caps, order)
		return
	}
	man, prey := g.mover, g.prey
	g.mover, g.prey, g.crowned = &g.heir, g.opp, true
	if !g.flying {
		g.leapsOn(to, caps, order)
	} else if d := g.direction(v, to); !g.flights(to, caps, order, g.turns(d)|1<<d) {
		g.add(to, caps, order)
	}
	g.mover, g.prey, g.crowned = man, prey, false
}

// direction returns the direction from one square to the next.
func (t *table) direction(from, to uint8) uint8 {
	for d := range uint8(8) {
		if t.ahead(bit(from), d).Has(to) {
			return d
		}
	}
	return 0
}
