package draughts

// Count returns how many moves Moves would list.
func (g *Gen) Count(p Pos, side uint, barred Word) uint64 {
	if g.owed && p.Kings.Empty() && p.Opp.Any() {
		return uint64(g.countMen(p, side))
	}
	captures := g.Captures(p, side, &g.found)
	n := len(g.found)
	if captures && g.owed || g.stuck(p, captures) {
		return uint64(n)
	}
	return uint64(n + g.countQuiet(p, side, barred))
}

// countMen is Count where there are men only and captures are owed. Most positions of a perft are
// such; then every single capture counts alike, and only those of two or more have to be made to
// be counted.
func (g *Gen) countMen(p Pos, side uint) int {
	m := &g.men[side&1]
	free := g.legal.Less(p.Own.Or(p.Opp))
	springs := g.springs(p.Opp, free, m.leaps)
	able := p.Own.And(springs)
	if able.Empty() {
		return g.countSteps(p.Own, free, m.steps)
	}
	n, on := g.countLeaps(m, able, p.Opp, free, springs)
	if on.Empty() {
		return n
	}
	if g.majority {
		able = on
	}
	g.begin(p, &g.found)
	g.prey = p.Opp
	g.leaps(m, able, free)
	return len(g.found)
}

// After returns the position after m, with the other side to move.
func (p Pos) After(m Move) Pos {
	from, to := bit(m.From), bit(m.To)
	kings := p.Kings.Less(m.Caps.Or(from))
	if m.Crowned || p.Kings.And(from).Any() {
		kings = kings.Or(to)
	}
	return Pos{Own: p.Opp.Less(m.Caps), Opp: p.Own.Less(from).Or(to), Kings: kings}
}

// perft counts lines of two moves or more.
func (g *Gen) perft(p Pos, depth int, side uint) (n uint64) {
	var none Word
	l := &g.lists[depth]
	g.Moves(p, side, none, l)
	if depth == 2 {
		for _, m := range *l {
			n += g.Count(p.After(m), side^1, none)
		}
		return n
	}
	for _, m := range *l {
		n += g.perft(p.After(m), depth-1, side^1)
	}
	return n
}

// perftRuns is perft, of lines of any length, where the quiet moves in a row of one king are
// limited.
func (g *Gen) perftRuns(p Pos, depth int, side uint, runs Runs) (n uint64) {
	barred := g.Barred(runs, side)
	if depth == 1 {
		return g.Count(p, side, barred)
	}
	l := &g.lists[depth]
	g.Moves(p, side, barred, l)
	for _, m := range *l {
		n += g.perftRuns(p.After(m), depth-1, side^1, g.Run(p, m, side, runs))
	}
	return n
}
