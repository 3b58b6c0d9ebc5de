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
	most  int    // Captures gives up after so many; 0: never

	// The capture under way.
	list    *List
	walked  int           // how many ways to capture there are so far
	best    uint64        // the highest score in list
	noted   map[Move]bool // what is in list, where that is long
	notes   int           // how much of list is in noted
	mover   *mover
	kings   Word // of both sides
	opp     Word
	prey    Word // what may be taken
	empty   Word // where it may land; the piece's own square counts as empty
	from    uint8
	crowned bool // a man has become a king in passing
}

// KeepDuplicates makes g list one move for every path, as published tables marked K count them,
// or one for every distinct move.
func (g *Gen) KeepDuplicates(keep bool) { g.keep = keep }

// GiveUp makes Captures stop after so many ways to capture, counted as a hand makes them, whether
// or not they are legal; 0 is never.
func (g *Gen) GiveUp(most int) { g.most = most }

// Walked returns how many ways the last Captures has found. More than those it was to give up after
// mean that its list is not whole.
func (g *Gen) Walked() int { return g.walked }

// gaveUp reports whether the captures under way are followed no more.
func (g *Gen) gaveUp() bool { return g.most > 0 && g.walked > g.most }

// Moves fills l with the legal moves of side. barred is the king that may not move quietly, if
// any: where rules limit the moves of one king they are more than Pos holds.
func (g *Gen) Moves(p Pos, side uint, barred Word, l *List) {
	if !g.Captures(p, side, l) || !g.owed {
		g.Quiet(p, side, barred, l)
	}
}

// Quiet appends the moves of side that take nothing to l, which holds the captures. Whether they
// are legal beside those is for the caller to know.
func (g *Gen) Quiet(p Pos, side uint, barred Word, l *List) {
	if !g.stuck(p, len(*l) > 0) {
		g.quiet(p, side, barred, l)
	}
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
	g.walked = 0
	if p.Opp.Empty() || g.stops && g.stopped(p) {
		return false
	}
	men, kings := p.Own.Less(p.Kings), p.Own.And(p.Kings)
	free := g.legal.Less(p.Own.Or(p.Opp))
	prey := p.Opp.Less(p.Kings.And(g.spared))
	m := &g.men[side&1]
	men = men.And(g.springs(m, prey, free))
	if men.Or(kings).Empty() {
		return false
	}
	g.begin(p, l)
	g.prey = prey
	g.leaps(m, men, free)
	if kings.Any() {
		g.kingCaptures(kings, free)
	}
	return len(*l) > 0
}

// begin makes g ready to add captures to l.
func (g *Gen) begin(p Pos, l *List) {
	*l = (*l)[:0]
	g.list, g.best, g.notes = l, 0, 0
	g.kings, g.opp = p.Kings, p.Opp
}

// kingCaptures adds the captures of kings.
func (g *Gen) kingCaptures(kings, free Word) {
	var none Word
	g.prey = g.opp
	if !g.flying {
		g.leaps(&g.king, kings.And(g.springs(&g.king, g.opp, free)), free)
		return
	}
	g.mover = &g.king
	for ; kings.Any(); kings = kings.Rest() {
		g.from = kings.Index()
		g.empty = free.Or(kings.Lowest())
		g.flights(g.from, none, 0, g.king.leaps)
	}
}

// add lists the capture under way as ending on to, unless another precedes it or is the same.
func (g *Gen) add(to uint8, caps Word, order uint64) {
	if g.walked++; g.gaveUp() {
		return
	}
	n := caps.Count()
	score := g.mover.with + g.piece*uint64(n)
	if g.crowns|g.early != 0 {
		score += g.crowns*uint64(caps.And(g.kings).Count()) + g.early*order
	}
	if score < g.best {
		return
	}
	m := Move{Caps: caps, From: g.from, To: to, Crowned: g.crowned || g.mover.crown.Has(to)}
	list := *g.list
	if score > g.best {
		g.best = score
		list, g.notes = list[:0], 0
	} else if n >= g.twins && !g.keep && g.listed(list, m) {
		return
	}
	*g.list = append(list, m)
}

// listed reports whether m is in list, the one under way.
func (g *Gen) listed(list List, m Move) bool {
	if len(list) < longList {
		return slices.Contains(list, m)
	}
	g.noted, g.notes = note(g.noted, list, g.notes), len(list)
	return g.noted[m]
}

// ahead returns the squares one step from w in direction d.
func (t *table) ahead(w Word, d uint8) Word {
	if d&1 == 0 {
		return w.Shl(t.stride[d>>1&3])
	}
	return w.Shr(t.stride[d>>1&3])
}
