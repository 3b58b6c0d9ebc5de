package morris

import (
	"math/bits"

	"tabuleiro/game"
)

// Find implements game.Position. Texts and clicks are made only of the move it is asked for.
func (p Position) Find(text string) (game.Move, error) {
	q, err := p.rules.request(text)
	if err != nil {
		return game.Move{}, err
	}
	var l List
	p.rules.Moves(p.Pos, &l)
	for _, m := range l {
		if q.is(m) {
			return p.move(m), nil
		}
	}
	if len(l) == 0 {
		return game.Move{}, &game.Refusal{Code: game.GameOver}
	}
	switch {
	case l[0].To == InHand:
		return game.Move{}, refuse(game.MustPass, 0)
	case q.pass && p.rules.passes:
		return game.Move{}, refuse(game.MayNotPass, 0, begun(l)...)
	default:
		return game.Move{}, p.why(q)
	}
}

// begun returns the points that moves begin with.
func begun(l List) []game.Square {
	set := uint32(0)
	for _, m := range l {
		if m.From == InHand {
			set |= bit(m.To)
		} else {
			set |= bit(m.From)
		}
	}
	return squaresOf(set)
}

func refuse(c game.Code, n int, squares ...game.Square) *game.Refusal {
	return &game.Refusal{Code: c, Squares: squares, N: n}
}

// why says why a request is no legal move where others are: the way first, then what it takes.
func (p Position) why(q request) *game.Refusal {
	switch {
	case q.pass:
		return refuse(game.NotNotation, 0)
	case q.placed:
		if r := p.whyNotPlaced(q); r != nil {
			return r
		}
	default:
		if r := p.whyNotMoved(q); r != nil {
			return r
		}
	}
	return p.whyNotTaken(q)
}

func (p Position) whyNotPlaced(q request) *game.Refusal {
	switch {
	case p.OwnHand == 0:
		return refuse(game.NoneInHand, 0, q.to)
	case (p.Own|p.Opp)&bit(q.to) != 0:
		return refuse(game.Occupied, 0, q.to)
	}
	return nil
}

func (p Position) whyNotMoved(q request) *game.Refusal {
	r := p.rules
	switch {
	case p.OwnHand > 0 && !r.lasker:
		return refuse(game.MenInHand, int(p.OwnHand))
	case (p.Own|p.Opp)&bit(q.from) == 0:
		return refuse(game.EmptySquare, 0, q.from)
	case p.Opp&bit(q.from) != 0:
		return refuse(game.NotYourPiece, 0, q.from)
	case (p.Own|p.Opp)&bit(q.to) != 0:
		return refuse(game.Occupied, 0, q.to)
	case r.near[q.from]&bit(q.to) != 0 || r.Flies(p.Pos):
		return nil
	case r.flyAt > 0:
		return refuse(game.MayNotFly, r.flyAt, q.from, q.to)
	default:
		return refuse(game.NotAdjacent, 0, q.from, q.to)
	}
}

// whyNotTaken refuses what a move that could be made takes, or does not take.
func (p Position) whyNotTaken(q request) *game.Refusal {
	due, opp := p.due(q), p.Opp
	for _, sq := range q.take {
		switch {
		case due == 0:
			return refuse(game.NothingToTake, 0, sq)
		case opp&bit(sq) == 0 && (p.Own|p.Opp)&bit(sq) == 0:
			return refuse(game.EmptySquare, 0, sq)
		case opp&bit(sq) == 0:
			return refuse(game.NameAMan, due, squaresOf(p.rules.takeable(opp))...)
		case p.rules.takeable(opp)&bit(sq) == 0:
			return refuse(game.ManInMill, 0, sq)
		}
		opp &^= bit(sq)
		due--
	}
	return refuse(game.NameAMan, due, squaresOf(p.rules.takeable(opp))...)
}

// due returns how many men a request that could be made has to take.
func (p Position) due(q request) int {
	others := p.Own
	if !q.placed {
		others &^= bit(q.from)
	}
	n := p.rules.closed(others, uint8(q.to))
	if !p.rules.perMill {
		n = min(n, 1)
	}
	if p.rules.wins {
		return 0
	}
	return min(n, bits.OnesCount32(p.Opp))
}
