package draughts

import "math/bits"

// quiet appends the moves of side that take nothing, but those of barred.
func (g *Gen) quiet(p Pos, side uint, barred Word, l *List) {
	free := g.legal.Less(p.Own.Or(p.Opp))
	list := g.steps(&g.men[side&1], p.Own.Less(p.Kings), free, *l)
	if kings := p.Own.And(p.Kings).Less(barred); kings.Any() {
		list = g.kingMoves(kings, free, list)
	}
	*l = list
}

func (g *Gen) kingMoves(kings, free Word, list List) List {
	if !g.flying {
		return g.steps(&g.king, kings, free, list)
	}
	for ; kings.Any(); kings = kings.Rest() {
		from := kings.Index()
		for to := g.reach(from, free); to.Any(); to = to.Rest() {
			list = append(list, Move{From: from, To: to.Index()})
		}
	}
	return list
}

// steps appends the steps of pieces to a neighbouring square.
func (g *Gen) steps(m *mover, pieces, free Word, list List) List {
	for dirs := m.steps; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		shift := g.shift[d&7]
		for targets := g.stepped(pieces, free, d); targets.Any(); targets = targets.Rest() {
			to := targets.Index()
			list = append(list, Move{From: to - shift, To: to, Crowned: m.crown.Has(to)})
		}
	}
	return list
}

// stepped returns where pieces step to in direction d, along axis 0 or 1.
func (t *table) stepped(pieces, free Word, d uint8) Word {
	to := t.ahead(pieces, d).And(free)
	if d < 2 {
		to = to.And(t.into[d&1])
	}
	return to
}

// reach returns where a flying king goes without taking.
func (t *table) reach(from uint8, free Word) (to Word) {
	rays, blocked := &t.rays[from&127], t.legal.Less(free)
	for d := range uint8(4) {
		to = to.Or(open(rays[d], blocked, d))
	}
	return to
}

// countQuiet counts what quiet appends.
func (g *Gen) countQuiet(p Pos, side uint, barred Word) (n int) {
	free := g.legal.Less(p.Own.Or(p.Opp))
	n = g.countSteps(p.Own.Less(p.Kings), free, g.men[side&1].steps)
	kings := p.Own.And(p.Kings).Less(barred)
	if kings.Empty() {
		return n
	}
	if !g.flying {
		return n + g.countSteps(kings, free, mainAxes)
	}
	for ; kings.Any(); kings = kings.Rest() {
		n += g.reach(kings.Index(), free).Count()
	}
	return n
}

func (t *table) countSteps(pieces, free Word, dirs uint8) (n int) {
	a, b := t.stride[0], t.stride[1]
	if dirs&(1<<0) != 0 {
		n += pieces.Shl(a).And(free).And(t.into[0]).Count()
	}
	if dirs&(1<<1) != 0 {
		n += pieces.Shr(a).And(free).And(t.into[1]).Count()
	}
	if dirs&(1<<2) != 0 {
		n += pieces.Shl(b).And(free).Count()
	}
	if dirs&(1<<3) != 0 {
		n += pieces.Shr(b).And(free).Count()
	}
	return n
}
