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

// quietOf appends those of one piece, if one of p.Own stands there.
func (g *Gen) quietOf(from uint8, p Pos, side uint, barred Word, l *List) {
	free := g.legal.Less(p.Own.Or(p.Opp))
	switch piece := bit(from).And(p.Own); {
	case piece.Empty():
	case piece.And(p.Kings).Empty():
		*l = g.steps(&g.men[side&1], piece, free, *l)
	default:
		*l = g.kingMoves(piece.Less(barred), free, *l)
	}
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
		for targets := g.ahead(pieces, d).And(free).And(m.ends[d&3]); targets.Any(); targets = targets.Rest() {
			to := targets.Index()
			list = append(list, Move{From: to - shift, To: to, Crowned: m.crown.Has(to)})
		}
	}
	return list
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
	n = g.countSteps(&g.men[side&1], p.Own.Less(p.Kings), free)
	kings := p.Own.And(p.Kings).Less(barred)
	if kings.Empty() {
		return n
	}
	if !g.flying {
		return n + g.countSteps(&g.king, kings, free)
	}
	for ; kings.Any(); kings = kings.Rest() {
		n += g.reach(kings.Index(), free).Count()
	}
	return n
}

func (t *table) countSteps(m *mover, pieces, free Word) (n int) {
	a, b := t.stride[0], t.stride[1]
	if m.steps&upwards != 0 {
		n = pieces.Shl(a).And(free).And(m.ends[0]).Count() + pieces.Shl(b).And(free).And(m.ends[2]).Count()
	}
	if m.steps&downwards != 0 {
		n += pieces.Shr(a).And(free).And(m.ends[1]).Count() + pieces.Shr(b).And(free).And(m.ends[3]).Count()
	}
	return n
}
