package draughts

import (
	"iter"

	"tabuleiro/game"
)

// compile makes the table of the fast generator: of one word where the board fits, else of two.
func (r *Rules) compile() error {
	l, err := newLayout(r.Ruleset, r.sq)
	switch {
	case err != nil:
	case l.bits <= 64:
		r.narrow, err = newTable(r.Ruleset, r.sq, l)
	default:
		r.wide, err = newWideTable(r.Ruleset, r.sq, l)
	}
	return err
}

// Wide reports whether the fast generator of these rules is a WideGen; else it is a Gen.
func (r *Rules) Wide() bool { return r.wide != nil }

// NewGen returns a generator for r, whose board must fit in one word.
func NewGen(r *Rules) *Gen { return &Gen{table: r.narrow, rules: r} }

// NewWideGen returns a generator for r, whose board must not fit in one word.
func NewWideGen(r *Rules) *WideGen { return &WideGen{wideTable: r.wide, rules: r} }

// Perft counts the lines of depth moves from p. With keep, every path counts as a move of its
// own, as in published tables marked K.
func (r *Rules) Perft(p Position, depth int, keep bool) uint64 {
	if r.Wide() {
		return r.widePerft(p, depth, keep)
	}
	return r.narrowPerft(p, depth, keep)
}

func (r *Rules) narrowPerft(p Position, depth int, keep bool) uint64 {
	g := NewGen(r)
	g.KeepDuplicates(keep)
	q, side, runs := g.Read(p)
	return g.Perft(q, depth, side, runs)
}

func (r *Rules) widePerft(p Position, depth int, keep bool) uint64 {
	g := NewWideGen(r)
	g.KeepDuplicates(keep)
	q, side, runs := g.Read(p)
	return g.Perft(q, depth, side, runs)
}

// Divide implements game.Divider.
func (r *Rules) Divide(from game.Position, depth int, keep bool) iter.Seq[game.Share] {
	p := from.(Position)
	return func(yield func(game.Share) bool) {
		for _, m := range p.Moves() {
			n := r.Perft(p.play(m), depth-1, keep)
			if keep {
				n *= uint64(len(m.Routes))
			}
			if !yield(game.Share{Move: m, Nodes: n}) {
				return
			}
		}
	}
}
