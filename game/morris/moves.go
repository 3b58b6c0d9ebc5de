package morris

import (
	"math/bits"
	"slices"

	"tabuleiro/game"
)

// passText is how a pass is written.
const passText = "pass"

// Moves implements game.Position: by the squares of the canonical route.
func (p Position) Moves() []game.Move {
	var l List
	p.rules.Moves(p.Pos, &l)
	moves := make([]game.Move, len(l))
	for i, m := range l {
		moves[i] = p.move(m)
	}
	slices.SortFunc(moves, func(a, b game.Move) int { return slices.Compare(canonical(a.Routes), canonical(b.Routes)) })
	return moves
}

// canonical returns the canonical route; a pass has none.
func canonical(routes [][]game.Square) []game.Square {
	if len(routes) == 0 {
		return nil
	}
	return routes[0]
}

// move is a legal move in words and clicks.
func (p Position) move(m Move) game.Move {
	if m.To == InHand {
		return game.Move{Text: passText, Short: passText, Forced: true}
	}
	var path []game.Square
	if m.From != InHand {
		path = append(path, game.Square(m.From))
	}
	path = append(path, game.Square(m.To))
	named := game.Move{Routes: p.routes(path, m.Take), Taken: squaresOf(m.Take), Picks: bits.OnesCount32(m.Take)}
	if p.rules.Closes(p.Pos, m) {
		named.Gives = game.ClosesMill
	}
	named.Text = p.rules.text(named.Routes[0], named.Picks)
	named.Short = named.Text
	return named
}

// routes returns the clicks of a move: its path, then the men that it takes in every order in which
// they may be taken.
func (p Position) routes(path []game.Square, take uint32) (routes [][]game.Square) {
	var pick func(route []game.Square, taken uint32)
	pick = func(route []game.Square, taken uint32) {
		if taken == take {
			routes = append(routes, slices.Clip(route))
			return
		}
		for t := p.rules.takeable(p.Opp&^taken) & take; t != 0; t &= t - 1 {
			pick(append(slices.Clip(route), game.Square(first(t))), taken|t&-t)
		}
	}
	pick(path, 0)
	return routes
}

func squaresOf(set uint32) (list []game.Square) {
	for ; set != 0; set &= set - 1 {
		list = append(list, game.Square(first(set)))
	}
	return list
}

// text writes a route whose last picks name men to take: "d6-d7xa1".
func (r *Rules) text(route []game.Square, picks int) string {
	b := make([]byte, 0, 16)
	for i, sq := range route {
		switch {
		case i >= len(route)-picks:
			b = append(b, 'x')
		case i > 0:
			b = append(b, '-')
		}
		b = append(b, r.board.Names[sq]...)
	}
	return string(b)
}
