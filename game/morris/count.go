package morris

import (
	"iter"
	"math/bits"

	"tabuleiro/game"
)

// Count returns how many moves Moves would list.
func (r *Rules) Count(p Pos) uint64 {
	if r.perMill {
		return r.countListed(p)
	}
	if r.over(p) {
		return 0
	}
	n, closing := r.arrivals(p)
	if closing > 0 && !r.wins && p.Opp != 0 {
		n += closing * (bits.OnesCount32(r.takeable(p.Opp)) - 1)
	}
	if n == 0 && r.passes && r.mobile(p.Turned()) {
		return 1
	}
	return uint64(n)
}

func (r *Rules) countListed(p Pos) uint64 {
	var l List
	r.Moves(p, &l)
	return uint64(len(l))
}

// arrivals returns in how many ways a man can be placed, moved or flown, and how many of them close
// a mill.
func (r *Rules) arrivals(p Pos) (n, closing int) {
	free := r.Free(p)
	if p.OwnHand > 0 {
		n, closing = bits.OnesCount32(free), bits.OnesCount32(r.closers(p.Own)&free)
		if !r.lasker {
			return n, closing
		}
	}
	flies := r.Flies(p)
	for men := p.Own; men != 0; men &= men - 1 {
		from := first(men)
		to, others := free, p.Own&^bit(from)
		if flies {
			closing += bits.OnesCount32(r.closers(others) & to)
		} else {
			to &= r.near[from]
			for t := to; t != 0; t &= t - 1 {
				if r.closed(others, first(t)) > 0 {
					closing++
				}
			}
		}
		n += bits.OnesCount32(to)
	}
	return n, closing
}

// Perft counts the lines of depth moves from p; the last move of each is counted and not made.
func (r *Rules) Perft(p Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	lists := make([]List, depth+1)
	return r.perft(p.Pos, depth, lists)
}

func (r *Rules) perft(p Pos, depth int, lists []List) (n uint64) {
	if depth == 1 {
		return r.Count(p)
	}
	l := &lists[depth]
	r.Moves(p, l)
	for _, m := range *l {
		n += r.perft(p.After(m), depth-1, lists)
	}
	return n
}

// Divide implements game.Divider. Orders in which a move may take several men are never counted apart.
func (r *Rules) Divide(from game.Position, depth int, _ bool) iter.Seq[game.Share] {
	p := from.(Position)
	return func(yield func(game.Share) bool) {
		for _, m := range p.Moves() {
			if !yield(game.Share{Move: m, Nodes: r.Perft(p.play(m), depth-1)}) {
				return
			}
		}
	}
}
