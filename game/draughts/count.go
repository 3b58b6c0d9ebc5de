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
// such; then captures of equally many count alike, and those of one or two are counted by sets,
// one for each direction, without being made. The springs are written out and the rest is in
// countLeaps because a call costs a quiet position, which most are, a tenth of its time.
//
// A leap goes on exactly if it lands on a square from which one could leap before it: the piece it
// took is no neighbour to leap over any more, and the square it left is not reached by one leap
// over another. Along the main axes the same is true of a second leap, except that the way back
// over its own victim must be left out: no three leaps lead back to where they began.
func (g *Gen) countMen(p Pos, side uint) int {
	m := &g.men[side&1]
	free := g.legal.Less(p.Own.Or(p.Opp))
	if m.leaps&crossAxes != 0 {
		return g.countCrossing(m, p, free)
	}
	a, b := g.stride[0], g.stride[1]
	s0, s1 := overDown(free, p.Opp.And(m.over[0]), a), overUp(free, p.Opp.And(m.over[1]), a)
	s2, s3 := overDown(free, p.Opp.And(m.over[2]), b), overUp(free, p.Opp.And(m.over[3]), b)
	springs := s0.Or(s1).Or(s2).Or(s3)
	if p.Own.And(springs).Empty() {
		return g.countSteps(m, p.Own, free)
	}

	// First leaps, as where they land.
	a, b = 2*a, 2*b
	l0, l1, l2, l3 := p.Own.And(s0).Shl(a), p.Own.And(s1).Shr(a), p.Own.And(s2).Shl(b), p.Own.And(s3).Shr(b)
	landed := l0.Or(l1).Or(l2).Or(l3)
	if on := landed.And(springs.Less(m.last).Or(m.turn)); on.Any() {
		return g.countLeaps(m, p, s0, s1, s2, s3)
	}
	if twice := l0.Or(l1).And(l2.Or(l3)).Or(l0.And(l1)).Or(l2.And(l3)); twice.Any() {
		return l0.Count() + l1.Count() + l2.Count() + l3.Count()
	}
	return landed.Count()
}

// countLeaps is countMen where there are leaps that go on: s0 to s3 are the springs.
func (g *Gen) countLeaps(m *mover, p Pos, s0, s1, s2, s3 Word) int {
	a, b := 2*g.stride[0], 2*g.stride[1]
	springs := s0.Or(s1).Or(s2).Or(s3)
	able := p.Own.And(springs)
	l0, l1, l2, l3 := able.And(s0).Shl(a), able.And(s1).Shr(a), able.And(s2).Shl(b), able.And(s3).Shr(b)
	landed := l0.Or(l1).Or(l2).Or(l3)
	on := landed.And(springs.Less(m.last))

	// Second leaps; if one of them goes on, or a man does as a king, the captures must be made.
	t0, t1, t2, t3 := on.And(s0).Shl(a), on.And(s1).Shr(a), on.And(s2).Shl(b), on.And(s3).Shr(b)
	across, along := s2.Or(s3), s0.Or(s1)
	third := t0.And(s0.Or(across)).Or(t1.And(s1.Or(across))).Or(t2.And(s2.Or(along))).Or(t3.And(s3.Or(along)))
	turned := landed.Or(t0).Or(t1).Or(t2).Or(t3).And(m.turn)
	if third.Less(m.last).Or(turned).Any() {
		return g.countMade(m, p, able, g.Free(p))
	}
	singles := l0.Count() + l1.Count() + l2.Count() + l3.Count()
	l0, l1, l2, l3 = l0.And(on), l1.And(on), l2.And(on), l3.And(on)
	doubles := l0.And(s0).Count() + l0.And(s2).Count() + l0.And(s3).Count() +
		l1.And(s1).Count() + l1.And(s2).Count() + l1.And(s3).Count() +
		l2.And(s2).Count() + l2.And(s0).Count() + l2.And(s1).Count() +
		l3.And(s3).Count() + l3.And(s0).Count() + l3.And(s1).Count()
	if g.majority {
		return doubles
	}
	return singles - l0.Count() - l1.Count() - l2.Count() - l3.Count() + doubles
}

// countCrossing is countMen where men leap along the cross axes too; only single captures are
// counted by sets.
func (g *Gen) countCrossing(m *mover, p Pos, free Word) int {
	s0, s1, s2, s3 := g.mainSprings(m, p.Opp, free)
	c0, c1, c2, c3 := g.crossSprings(m, p.Opp, free)
	springs := s0.Or(s1).Or(s2).Or(s3).Or(c0).Or(c1).Or(c2).Or(c3)
	able := p.Own.And(springs)
	if able.Empty() {
		return g.countSteps(m, p.Own, free)
	}
	a, b, c, d := 2*g.stride[0], 2*g.stride[1], 2*g.stride[2], 2*g.stride[3]
	more := springs.Less(m.last).Or(m.turn)
	on := s0.And(more.Shr(a)).Or(s1.And(more.Shl(a))).Or(s2.And(more.Shr(b))).Or(s3.And(more.Shl(b))).Or(
		c0.And(more.Shr(c))).Or(c1.And(more.Shl(c))).Or(c2.And(more.Shr(d))).Or(c3.And(more.Shl(d))).And(able)
	switch {
	case on.Empty():
		return able.And(s0).Count() + able.And(s1).Count() + able.And(s2).Count() + able.And(s3).Count() +
			able.And(c0).Count() + able.And(c1).Count() + able.And(c2).Count() + able.And(c3).Count()
	case g.majority && m.turn.Empty():
		return g.countMade(m, p, on, free)
	default:
		return g.countMade(m, p, able, free)
	}
}

// countMade counts the captures of men by making them.
func (g *Gen) countMade(m *mover, p Pos, men, free Word) int {
	g.begin(p, &g.found)
	g.prey = p.Opp
	g.leaps(m, men, free)
	return len(g.found)
}

// After returns the position after m, with the other side to move.
func (p Pos) After(m Move) Pos {
	from, to := bit(m.From), bit(m.To)
	kings := p.Kings
	if m.Crowned || kings.Any() {
		kings = kings.Less(m.Caps.Or(from))
		if m.Crowned || p.Kings.And(from).Any() {
			kings = kings.Or(to)
		}
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
