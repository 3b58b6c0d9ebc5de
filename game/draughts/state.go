package draughts

import (
	"math/bits"

	"tabuleiro/game"
)

// Read returns p for the fast generator: the position, the side to move and the runs.
func (t *table) Read(p Position) (Pos, uint, Runs) {
	q := Pos{
		Own:   t.words(p.own()),
		Opp:   t.words(p.opponent()),
		Kings: t.words(p.kings[game.White].or(p.kings[game.Black])),
	}
	var runs Runs
	for c, r := range p.runs {
		if r.n > 0 {
			runs[c] = Run{t.bitOf[r.at], uint8(r.n)}
		}
	}
	return q, uint(p.turn), runs
}

// Position is the reverse of Read.
func (g *Gen) Position(q Pos, side uint, runs Runs) Position {
	us, them := game.Color(side), game.Color(side).Other()
	p := Position{rules: g.rules, turn: us}
	p.men[us], p.kings[us] = g.set(q.Own.Less(q.Kings)), g.set(q.Own.And(q.Kings))
	p.men[them], p.kings[them] = g.set(q.Opp.Less(q.Kings)), g.set(q.Opp.And(q.Kings))
	for c, run := range runs {
		if run.N > 0 {
			p.runs[c].at, p.runs[c].n = g.square[run.At&127], int8(run.N)
		}
	}
	return p
}

// Bit returns the bit of a square.
func (t *table) Bit(sq game.Square) uint8 { return t.bitOf[sq] }

// Road returns the main road.
func (t *table) Road() Word { return t.road }

// Lost reports whether the side to move has lost a position without legal moves; else it has won.
func (t *table) Lost(p Pos) bool {
	switch {
	case p.Opp.And(p.Kings).And(t.first).Any():
		return true
	case p.Own.Empty():
		return !t.misere
	case p.Own.And(p.Kings).And(t.first).Any():
		return false
	case p.Opp.Empty():
		return t.misere
	case t.bareLoses && bare(p.Own, p.Opp, p.Kings):
		return true
	case t.bareLoses && bare(p.Opp, p.Own, p.Kings):
		return false
	default:
		return !t.misere
	}
}

// Is reports whether named, from the slow generator, is the move m.
func (t *table) Is(m Move, named game.Move) bool {
	var taken set
	for _, sq := range named.Taken {
		taken.add(int(sq))
	}
	return game.Square(t.square[m.From&127]) == named.From() &&
		game.Square(t.square[m.To&127]) == named.To() &&
		m.Crowned == named.Gives.Has(game.Crowns) && t.set(m.Caps) == taken
}

// words returns a set of squares as bits. Ranging over s.each costs twice the time.
func (t *table) words(s set) (w Word) {
	for lo := s.lo; lo != 0; lo &= lo - 1 {
		w = w.Or(bit(t.bitOf[bits.TrailingZeros64(lo)]))
	}
	for hi := s.hi; hi != 0; hi &= hi - 1 {
		w = w.Or(bit(t.bitOf[64+bits.TrailingZeros64(hi)]))
	}
	return w
}

// set returns bits as a set of squares.
func (t *table) set(w Word) (s set) {
	for ; w.Any(); w = w.Rest() {
		s.add(int(t.square[w.Index()&127]))
	}
	return s
}

// Barred returns the king of side that may not move quietly now.
func (t *table) Barred(runs Runs, side uint) (w Word) {
	if r := runs[side&1]; t.kingRun > 0 && r.N >= t.kingRun {
		w = bit(r.At)
	}
	return w
}

// Run returns the runs after side has played m in p.
func (t *table) Run(p Pos, m Move, side uint, runs Runs) Runs {
	if t.kingRun == 0 || p.Kings.Empty() {
		return runs // all zero: there are none without kings
	}
	counts := m.Caps.Empty() && p.Kings.And(bit(m.From)).Any()
	runs[side&1] = runs[side&1].next(m.From, m.To, counts)
	p = p.After(m)
	if p.Opp.Less(p.Kings).Empty() {
		runs[side&1] = Run{}
	}
	if them := &runs[side&1^1]; p.Own.Less(p.Kings).Empty() || p.Own.And(p.Kings).And(bit(them.At)).Empty() {
		*them = Run{}
	}
	return runs
}
