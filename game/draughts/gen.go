package draughts

import "slices"

// Pos is a position of the fast generator, passed by value: the side to move comes first, and
// the board is never turned.
type Pos struct{ Own, Opp, Kings Word }

// Move is a move of the fast generator. Its value is its identity: of two paths with the same
// four only one is listed. From may equal To.
type Move struct {
	Caps     Word
	From, To uint8
	Crowned  bool // was a man, ends as a king
}

// List is a list of moves, kept by its user and filled again and again.
type List []Move

// Gen makes moves. It belongs to one goroutine.
type Gen struct {
	*table
	rules *Rules
	keep  bool   // keep one move for each path
	lists []List // of Perft, by depth
	found List   // of Count

	// The capture under way.
	list    *List
	best    uint64 // the highest score in list
	kings   Word   // of both sides
	opp     Word
	prey    Word // what may be taken
	empty   Word // where it may land; the piece's own square counts as empty
	crown   Word // where it becomes a king
	ends    Word // where it must stop because of that
	passes  Word // where it goes on as a king
	base    uint64
	dirs    uint8
	from    uint8
	crowned bool // a man has become a king in passing
}

// KeepDuplicates makes g list one move for every path, as published tables marked K count them,
// or one for every distinct move.
func (g *Gen) KeepDuplicates(keep bool) { g.keep = keep }

// Moves fills l with the legal moves of side. barred is the king that may not move quietly, if
// any: where rules limit the moves of one king they are more than Pos holds.
func (g *Gen) Moves(p Pos, side uint, barred Word, l *List) {
	captures := g.Captures(p, side, l)
	if captures && g.owed || g.stuck(p, captures) {
		return
	}
	g.quiet(p, side, barred, l)
}

// stuck reports whether the position is decided, so that nothing may move quietly.
func (g *Gen) stuck(p Pos, captures bool) bool {
	return p.Opp.Empty() || g.stops && (g.stopped(p) || g.bareLoses && !captures && bare(p.Own, p.Opp, p.Kings))
}

// stopped reports whether a king has won by being one, or the opponent's bare man has lost.
func (t *table) stopped(p Pos) bool {
	return p.Kings.And(t.first).Any() || t.bareLoses && bare(p.Opp, p.Own, p.Kings)
}

// bare reports whether own is a man alone against a king.
func bare(own, opp, kings Word) bool {
	return own.Rest().Empty() && own.And(kings).Empty() && opp.And(kings).Any()
}

// Captures fills l with the captures of side that none precedes and reports whether there are
// any.
func (g *Gen) Captures(p Pos, side uint, l *List) bool {
	*l = (*l)[:0]
	if p.Opp.Empty() || g.stops && g.stopped(p) {
		return false
	}
	s := &g.sides[side&1]
	free := g.legal.Less(p.Own.Or(p.Opp))
	kings := p.Own.And(p.Kings)
	men := p.Own.Less(kings)
	g.prey = p.Opp.Less(p.Kings.And(g.spared))
	springs := g.springs(g.prey, free, s.capture)
	if springs.And(men).Empty() && kings.Empty() {
		return false
	}
	g.list, g.best = l, 0
	g.kings, g.opp = p.Kings, p.Opp
	g.base, g.dirs = 0, s.capture
	g.crown, g.ends, g.passes = s.crown, s.ends, s.passes
	g.leaps(men, free, springs)
	if kings.Any() {
		g.kingCaptures(kings, free)
	}
	return len(*l) > 0
}

// kingCaptures adds the captures of kings.
func (g *Gen) kingCaptures(kings, free Word) {
	var none Word
	g.prey = g.opp
	g.base, g.dirs = g.with, g.kingDirs
	g.crown, g.ends, g.passes = none, none, none
	if !g.flying {
		g.leaps(kings, free, g.springs(g.opp, free, g.dirs))
		return
	}
	for ; kings.Any(); kings = kings.Rest() {
		king := kings.Lowest()
		g.from = king.Index()
		g.empty = free.Or(king)
		g.flights(king, none, 0, g.dirs)
	}
}

// add lists the capture under way as ending on to, unless another precedes it or is the same.
func (g *Gen) add(to, caps Word, order uint64) {
	n := caps.Count()
	score := g.base + g.piece*uint64(n)
	if g.king|g.early != 0 {
		score += g.king*uint64(caps.And(g.kings).Count()) + g.early*(order<<((g.most-n)&63))
	}
	if score < g.best {
		return
	}
	m := Move{Caps: caps, From: g.from, To: to.Index(), Crowned: g.crowned || to.And(g.crown).Any()}
	list := *g.list
	if score > g.best {
		g.best = score
		list = list[:0]
	} else if n >= g.twins && !g.keep && slices.Contains(list, m) {
		return
	}
	*g.list = append(list, m)
}

// ahead returns the squares one step from w in direction d.
func (t *table) ahead(w Word, d uint8) Word {
	if d&1 == 0 {
		return w.Shl(t.stride[d>>1&3])
	}
	return w.Shr(t.stride[d>>1&3])
}
