package draughts

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Gen finder.go

// ways lists the legal captures from one square to another and reports whether p has any.
func (g *Gen) ways(p Position, from, to int) (ways []identity, any bool) {
	q, side, _ := g.Read(p)
	if !g.Captures(q, side, &g.found) {
		return nil, false
	}
	f, t := g.bitOf[from], g.bitOf[to]
	for _, m := range g.found {
		if m.From == f && m.To == t {
			ways = append(ways, p.identity(from, to, g.set(m.Caps), m.Crowned))
		}
	}
	return ways, true
}

// tangled reports whether the side on move, or of two sides one, has more ways to capture in p than most. A long list
// is let go.
func (g *Gen) tangled(p Position, sides, most int) bool {
	g.KeepDuplicates(true)
	g.GiveUp(most)
	ways := 0
	for range sides {
		q, side, _ := g.Read(p)
		g.Captures(q, side, &g.found)
		ways = max(ways, g.Walked())
		p.turn = p.turn.Other()
	}
	g.KeepDuplicates(false)
	g.GiveUp(0)
	if cap(g.found) > longList {
		g.found = nil
	}
	return ways > most
}
