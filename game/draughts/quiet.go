package draughts

import "math/bits"

// quiet appends the moves of side that take nothing, but those of barred.
func (g *Gen) quiet(p Pos, side uint, barred Word, l *List) {
	s := &g.sides[side&1]
	free := g.legal.Less(p.Own.Or(p.Opp))
	kings := p.Own.And(p.Kings)
	g.steps(p.Own.Less(kings), free, s.quiet, s.crown, l)
	if kings = kings.Less(barred); kings.Empty() {
		return
	}
	if !g.flying {
		var none Word
		g.steps(kings, free, mainAxes, none, l)
		return
	}
	for ; kings.Any(); kings = kings.Rest() {
		king := kings.Lowest()
		from := king.Index()
		for to := g.reach(from, free); to.Any(); to = to.Rest() {
			*l = append(*l, Move{From: from, To: to.Index()})
		}
	}
}

// steps appends the steps of pieces to a neighbouring square.
func (g *Gen) steps(pieces, free Word, dirs uint8, crown Word, l *List) {
	for ; dirs != 0; dirs &= dirs - 1 {
		d := uint8(bits.TrailingZeros8(dirs))
		for to := g.stepped(pieces, free, d); to.Any(); to = to.Rest() {
			b := to.Lowest()
			*l = append(*l, Move{From: g.ahead(b, d^1).Index(), To: b.Index(), Crowned: b.And(crown).Any()})
		}
	}
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
	rays := &t.rays[from&127]
	for d := range uint8(4) {
		to = to.Or(open(rays[d], t.legal.Less(free), d))
	}
	return to
}

// countQuiet counts what quiet appends.
func (g *Gen) countQuiet(p Pos, side uint, barred Word) (n int) {
	free := g.legal.Less(p.Own.Or(p.Opp))
	kings := p.Own.And(p.Kings)
	n = g.countSteps(p.Own.Less(kings), free, g.sides[side&1].quiet)
	if kings = kings.Less(barred); kings.Empty() {
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
	for ; dirs != 0; dirs &= dirs - 1 {
		n += t.stepped(pieces, free, uint8(bits.TrailingZeros8(dirs))).Count()
	}
	return n
}
