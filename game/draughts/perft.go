package draughts

// Perft counts the lines of depth moves; the last move of each is counted and not made.
func (g *Gen) Perft(p Pos, depth int, side uint, runs Runs) uint64 {
	g.room(depth)
	switch {
	case depth == 0:
		return 1
	case g.kingRun > 0:
		return g.perftRuns(p, depth, side, runs)
	case depth == 1:
		return g.Count(p, side, g.Barred(runs, side))
	default:
		return g.perft(p, depth, side)
	}
}

// room gives g a list for every depth up to that one.
func (g *Gen) room(depth int) {
	for len(g.lists) <= depth {
		g.lists = append(g.lists, make(List, 0, 64))
	}
}
