package draughts

// mostPaths is how many paths of captures a side may have in a position that is read. Games stay
// below a few hundred, the richest published problem (Frisian, nineteen pieces in one move) has
// 390,953, and a drawn board can have millions, which would keep both generators busy for minutes.
const mostPaths = 500_000

// longList is a list of captures that is not gone through for every new one.
const longList = 100

// note returns noted with what list has from there on; nothing else when that is its beginning. It is
// not inlined, so that nothing in the generator itself allocates.
//
//go:noinline
func note[M comparable](noted map[M]bool, list []M, from int) map[M]bool {
	if from == 0 {
		noted = make(map[M]bool, len(list))
	}
	for _, m := range list[from:] {
		noted[m] = true
	}
	return noted
}

// Tangled reports whether a side has more ways to capture than most, as a hand makes them. It takes
// no longer than it takes the fast generator to go through so many: half a million in some 30 ms.
func (p Position) Tangled(most int) bool { return p.tangled(2, most) }

// TangledNow reports the same of the side on move alone.
func (p Position) TangledNow(most int) bool { return p.tangled(1, most) }

func (p Position) tangled(sides, most int) (tangled bool) {
	gens := p.rules.gens
	switch g := gens.Get().(type) {
	case *Gen:
		tangled = g.tangled(p, sides, most)
		gens.Put(g)
	case *WideGen:
		tangled = g.tangled(p, sides, most)
		gens.Put(g)
	}
	return tangled
}
