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
