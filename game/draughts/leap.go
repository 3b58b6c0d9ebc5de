package draughts

// overUp returns where w gets by moving s bits up onto one of over, and s bits again.
func overUp(w, over Word, s uint8) Word { return w.Shl(s).And(over).Shl(s) }

// overDown is overUp down the board.
func overDown(w, over Word, s uint8) Word { return w.Shr(s).And(over).Shr(s) }

// springs returns the squares from which m could leap over a neighbour in prey into free. Most
// positions are quiet, and this is all that is asked of them.
func (t *table) springs(m *mover, prey, free Word) Word {
	up, down, up1, down1 := t.mainSprings(m, prey, free)
	from := up.Or(down).Or(up1).Or(down1)
	if m.leaps&crossAxes != 0 {
		up, down, up1, down1 = t.crossSprings(m, prey, free)
		from = from.Or(up).Or(down).Or(up1).Or(down1)
	}
	return from
}

// mainSprings returns the springs of the four directions along the main axes, one by one.
func (t *table) mainSprings(m *mover, prey, free Word) (up, down, up1, down1 Word) {
	a, b := t.stride[0], t.stride[1]
	return overDown(free, prey.And(m.over[0]), a), overUp(free, prey.And(m.over[1]), a),
		overDown(free, prey.And(m.over[2]), b), overUp(free, prey.And(m.over[3]), b)
}

// crossSprings is mainSprings of the cross axes.
func (t *table) crossSprings(m *mover, prey, free Word) (up, down, up1, down1 Word) {
	a, b := t.stride[2], t.stride[3]
	return overDown(free, prey.And(m.over[4]), a), overUp(free, prey.And(m.over[5]), a),
		overDown(free, prey.And(m.over[6]), b), overUp(free, prey.And(m.over[7]), b)
}

// leaps adds the captures of pieces that leap over a neighbour: men and short kings. Each of
// pieces can leap.
func (g *Gen) leaps(m *mover, pieces, free Word) {
	var none Word
	g.mover = m
	for ; pieces.Any() && !g.gaveUp(); pieces = pieces.Rest() {
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
	for near := g.mover.near[at&127].And(g.prey).Less(caps); near.Any() && !g.gaveUp(); near = near.Rest() {
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
