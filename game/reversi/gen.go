package reversi

import "tabuleiro/game"

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Gen,NewGen,places,flanked,bit,indexOf gen.go

// Pos is a position of the fast generator: the discs of the side to move and those of the other.
type Pos struct{ Own, Opp Word }

// Gen is the fast generator of one ruleset. It is immutable.
type Gen struct {
	board  Word // all squares
	centre Word // those to be filled first; none in most rulesets
	at     []uint8
}

// NewGen makes a generator for r, whose board must fit.
func NewGen(r *Rules) *Gen {
	g := &Gen{}
	for sq := range r.sq.count() {
		i := indexOf(sq%r.Files, sq/r.Files)
		g.at = append(g.at, i)
		g.board = g.board.Or(bit(i))
	}
	if r.FreeCentre {
		for _, sq := range r.sq.middle {
			g.centre = g.centre.Or(bit(g.at[sq]))
		}
	}
	return g
}

// Read returns p for the fast generator.
func (g *Gen) Read(p Position) Pos {
	return Pos{g.word(p.discs[p.turn]), g.word(p.discs[p.turn.Other()])}
}

func (g *Gen) word(s set) (w Word) {
	for sq, i := range g.at {
		if s.has(sq) {
			w = w.Or(bit(i))
		}
	}
	return w
}

// Board returns all squares.
func (g *Gen) Board() Word { return g.board }

// Bit returns the bit of a square.
func (g *Gen) Bit(sq game.Square) uint8 { return g.at[sq] }

// Set returns the set of one square.
func (g *Gen) Set(sq game.Square) Word { return bit(g.at[sq]) }

// Filling returns the squares that must be filled before any disc can be flipped.
func (g *Gen) Filling(p Pos) Word { return g.centre.Less(p.Own.Or(p.Opp)) }

// Places returns the squares on which the side to move may put a disc.
func (g *Gen) Places(p Pos) Word {
	if free := g.Filling(p); free.Any() {
		return free
	}
	return g.Flanking(p)
}

// Flanking is Places where nothing is left to be filled.
func (g *Gen) Flanking(p Pos) Word {
	return places(p.Own, p.Opp).And(g.board).Less(p.Own.Or(p.Opp))
}

// Flips returns what a disc on sq, one of Places, flips.
func (g *Gen) Flips(p Pos, sq uint8) Word {
	if g.Filling(p).Any() {
		var none Word
		return none
	}
	return p.Flanked(sq)
}

// Flanked is Flips where nothing is left to be filled; empty on a free square that is none of Places.
func (p Pos) Flanked(sq uint8) Word { return flanked(p.Own, p.Opp, sq) }

// After is the position after a disc on sq that flips those.
func (p Pos) After(sq uint8, flips Word) Pos {
	return Pos{p.Opp.Less(flips), p.Own.Or(flips).Or(bit(sq))}
}

// Passed is the position with the other side to move.
func (p Pos) Passed() Pos { return Pos{p.Opp, p.Own} }

// Perft counts the lines of depth moves; the last move of each is counted and not made. A pass is a move,
// and a game that is over before adds nothing.
func (g *Gen) Perft(p Pos, depth int) uint64 {
	switch {
	case depth == 0:
		return 1
	case g.Filling(p).Any():
		return g.perftFilling(p, depth)
	case depth == 1:
		return g.leaves(p)
	default:
		return g.perft(p, depth)
	}
}

func (g *Gen) perftFilling(p Pos, depth int) (nodes uint64) {
	free := g.Filling(p)
	if depth == 1 {
		return uint64(free.Count())
	}
	var none Word
	for ; free.Any(); free = free.Rest() {
		nodes += g.Perft(p.After(free.Index(), none), depth-1)
	}
	return nodes
}

// leaves counts the moves of a position in which discs are flipped.
func (g *Gen) leaves(p Pos) uint64 {
	if w := g.Flanking(p); w.Any() {
		return uint64(w.Count())
	}
	return g.onePass(p)
}

// onePass counts the pass of who has no other move, if that is one.
func (g *Gen) onePass(p Pos) uint64 {
	if g.Flanking(p.Passed()).Any() {
		return 1
	}
	return 0
}

// perft is Perft at a depth of two or more in such a position.
func (g *Gen) perft(p Pos, depth int) (nodes uint64) {
	moves := places(p.Own, p.Opp).And(g.board).Less(p.Own.Or(p.Opp))
	if moves.Empty() {
		return g.perftPass(p.Passed(), depth-1)
	}
	for ; moves.Any(); moves = moves.Rest() {
		sq := moves.Index()
		next := p.After(sq, flanked(p.Own, p.Opp, sq))
		if depth > 2 {
			nodes += g.perft(next, depth-1)
		} else if w := places(next.Own, next.Opp).And(g.board).Less(next.Own.Or(next.Opp)); w.Any() {
			nodes += uint64(w.Count()) // leaves, without the cost of its call
		} else {
			nodes += g.onePass(next)
		}
	}
	return nodes
}

// perftPass goes on after a pass, unless that would have been the second in a row.
func (g *Gen) perftPass(p Pos, depth int) uint64 {
	switch {
	case g.Flanking(p).Empty():
		return 0
	case depth == 1:
		return g.leaves(p)
	default:
		return g.perft(p, depth)
	}
}
