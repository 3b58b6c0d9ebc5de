package morris

import "math/bits"

// Pos is a board as the generator sees it: from the side to move.
type Pos struct {
	Own, Opp         uint32 // the points of either side's men
	OwnHand, OppHand uint8
}

// Move is a move as the generator makes it: where from, where to, and the men it takes.
type Move struct {
	From, To uint8 // From is InHand for a man that is placed; both are for a pass
	Take     uint32
}

// InHand is where a man comes from that is placed.
const InHand = 255

// List is some moves.
type List []Move

// Free returns the points where nobody stands.
func (r *Rules) Free(p Pos) uint32 { return r.all &^ (p.Own | p.Opp) }

// Flies reports whether the side to move may go to any free point.
func (r *Rules) Flies(p Pos) bool {
	return p.OwnHand == 0 && bits.OnesCount32(p.Own) <= r.flyAt
}

// over reports whether the men alone have decided the game.
func (r *Rules) over(p Pos) bool {
	if r.wins && (r.milled(p.Own) != 0 || r.milled(p.Opp) != 0) {
		return true
	}
	return bits.OnesCount32(p.Own)+int(p.OwnHand) < millSize || bits.OnesCount32(p.Opp)+int(p.OppHand) < millSize
}

// mobile reports whether the side to move has a move, were the game not decided.
func (r *Rules) mobile(p Pos) bool {
	free := r.Free(p)
	if p.OwnHand > 0 || r.Flies(p) {
		return free != 0
	}
	for men := p.Own; men != 0; men &= men - 1 {
		if r.near[first(men)]&free != 0 {
			return true
		}
	}
	return false
}

// Moves puts the legal moves of p into l.
func (r *Rules) Moves(p Pos, l *List) {
	*l = (*l)[:0]
	if r.over(p) {
		return
	}
	g := lister{r, l, p.Opp, r.takeable(p.Opp)}
	free := r.Free(p)
	if p.OwnHand > 0 {
		g.arrive(InHand, p.Own, free)
	}
	if p.OwnHand == 0 || r.lasker {
		flies := r.Flies(p)
		for men := p.Own; men != 0; men &= men - 1 {
			from := first(men)
			to := free
			if !flies {
				to &= r.near[from]
			}
			g.arrive(from, p.Own&^bit(from), to)
		}
	}
	if len(*l) == 0 && r.passes && r.mobile(p.Turned()) {
		*l = append(*l, Move{From: InHand, To: InHand})
	}
}

// lister lists moves in a position.
type lister struct {
	r             *Rules
	l             *List
	opp, takeable uint32
}

// arrive lists the moves of a man to each of some points, where others are the rest of his side.
func (g *lister) arrive(from uint8, others, to uint32) {
	for ; to != 0; to &= to - 1 {
		sq := first(to)
		n := g.r.closed(others, sq)
		switch {
		case n == 0 || g.opp == 0 || g.r.wins:
			*g.l = append(*g.l, Move{From: from, To: sq})
		case n > 1 && g.r.perMill:
			g.takeSeveral(from, sq, n)
		default:
			for t := g.takeable; t != 0; t &= t - 1 {
				*g.l = append(*g.l, Move{from, sq, t & -t})
			}
		}
	}
}

// takeSeveral lists a move with every set of so many men that may be taken one after the other.
func (g *lister) takeSeveral(from, to uint8, n int) {
	begin := len(*g.l)
	var take func(taken uint32, left int)
	take = func(taken uint32, left int) {
		rest := g.opp &^ taken
		if left > 0 && rest != 0 {
			for t := g.r.takeable(rest); t != 0; t &= t - 1 {
				take(taken|t&-t, left-1)
			}
			return
		}
		for _, m := range (*g.l)[begin:] {
			if m.Take == taken {
				return
			}
		}
		*g.l = append(*g.l, Move{from, to, taken})
	}
	take(0, n)
}

// Turned is the board for the other side.
func (p Pos) Turned() Pos { return Pos{p.Opp, p.Own, p.OppHand, p.OwnHand} }

// After returns the board after m, for the other side.
func (p Pos) After(m Move) Pos {
	switch {
	case m.To == InHand: // a pass
	case m.From == InHand:
		p.Own |= bit(m.To)
		p.OwnHand--
	default:
		p.Own = p.Own&^bit(m.From) | bit(m.To)
	}
	p.Opp &^= m.Take
	return p.Turned()
}

// Closes reports whether m, a move in p, closes a mill.
func (r *Rules) Closes(p Pos, m Move) bool {
	if m.To == InHand {
		return false
	}
	others := p.Own
	if m.From != InHand {
		others &^= bit(m.From)
	}
	return r.closed(others, m.To) > 0
}
