package toy

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
)

// nowhere is no point.
const nowhere game.Square = side * side

// man is what stands on a point: 0 for nothing, else 1 + game.Color.
type man uint8

func manOf(c game.Color) man { return man(c) + 1 }

// Position implements game.Position and game.Hander. hot is where a man was taken by the move before: none may
// be put there.
type Position struct {
	on   [side * side]man
	hand [2]int
	turn game.Color
	hot  game.Square
}

// Turn implements game.Position.
func (p Position) Turn() game.Color { return p.turn }

// Hand implements game.Hander.
func (p Position) Hand() [2]int { return p.hand }

// Key implements game.Position.
func (p Position) Key() game.Key { return game.Key(fmt.Sprint(p)) }

// Pieces implements game.Position.
func (p Position) Pieces() []game.Piece {
	var all []game.Piece
	for sq, m := range p.on {
		if m > 0 {
			all = append(all, game.Piece{Square: game.Square(sq), Color: game.Color(m - 1), Kind: game.Man})
		}
	}
	return all
}

func (p Position) men() (n [2]int) {
	for _, piece := range p.Pieces() {
		n[piece.Color]++
	}
	return n
}

// Moves implements game.Position.
func (p Position) Moves() []game.Move {
	if p.lost() {
		return nil
	}
	var moves []game.Move
	for sq := range nowhere {
		switch {
		case p.hand[p.turn] > 0 && p.on[sq] == 0 && sq != p.hot:
			moves = append(moves, p.placings(sq)...)
		case p.hand[p.turn] == 0 && p.on[sq] == manOf(p.turn):
			moves = append(moves, p.steps(sq)...)
		}
	}
	if moves == nil {
		return []game.Move{{Text: "pass", Short: "pass", Forced: true}}
	}
	slices.SortFunc(moves, func(a, b game.Move) int { return cmp.Compare(a.Text, b.Text) })
	return moves
}

func (p Position) placings(sq game.Square) []game.Move {
	var moves []game.Move
	for _, victim := range beside(sq) {
		if p.on[victim] == manOf(p.turn.Other()) {
			moves = append(moves, p.move([]game.Square{sq}, victim))
		}
	}
	if moves == nil {
		moves = append(moves, p.move([]game.Square{sq}))
	}
	return moves
}

func (p Position) steps(from game.Square) []game.Move {
	var moves []game.Move
	for _, to := range beside(from) {
		if ahead := to > from == (p.turn == game.White); ahead && p.on[to] == 0 {
			moves = append(moves, p.move([]game.Square{from, to}))
		}
	}
	return moves
}

func (p Position) move(way []game.Square, taken ...game.Square) game.Move {
	names := (Rules{}).Board().Names
	text := names[way[0]]
	for _, sq := range way[1:] {
		text += "-" + names[sq]
	}
	for _, sq := range taken {
		text += "x" + names[sq]
	}
	return game.Move{Text: text, Short: text, Routes: [][]game.Square{append(slices.Clone(way), taken...)}, Taken: taken, Picks: len(taken)}
}

// Play implements game.Position.
func (p Position) Play(m game.Move) game.Position {
	p.hot = nowhere
	if len(m.Routes) > 0 {
		if m.From() == m.To() {
			p.hand[p.turn]--
		}
		p.on[m.From()] = 0
		p.on[m.To()] = manOf(p.turn)
		for _, sq := range m.Taken {
			p.on[sq], p.hot = 0, sq
		}
	}
	p.turn = p.turn.Other()
	return p
}

// Find implements game.Position.
func (p Position) Find(text string) (game.Move, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	moves := p.Moves()
	for _, m := range moves {
		if m.Text == text {
			return m, nil
		}
	}
	way, taken, ok := read(text)
	switch {
	case !ok:
		return game.Move{}, &game.Refusal{Code: game.NotNotation}
	case len(moves) == 0:
		return game.Move{}, &game.Refusal{Code: game.GameOver}
	case moves[0].Forced:
		return game.Move{}, &game.Refusal{Code: game.MustPass}
	case len(way) == 1 && p.on[way[0]] > 0:
		return game.Move{}, &game.Refusal{Code: game.Occupied, Squares: way}
	case len(way) == 1 && p.hand[p.turn] == 0:
		return game.Move{}, &game.Refusal{Code: game.NoneInHand, Squares: way}
	case len(way) == 2 && p.hand[p.turn] > 0:
		return game.Move{}, &game.Refusal{Code: game.MenInHand, N: p.hand[p.turn]}
	case len(way) == 1 && way[0] == p.hot:
		return game.Move{}, &game.Refusal{Code: game.TakenAlready, Squares: way}
	case taken == nowhere:
		return game.Move{}, &game.Refusal{Code: game.NotAdjacent, Squares: way}
	default:
		return game.Move{}, &game.Refusal{Code: game.NothingToTake, Squares: []game.Square{taken}}
	}
}

// read takes a text apart: a point or two, and the man that is named.
func read(text string) (way []game.Square, taken game.Square, ok bool) {
	text, victim, takes := strings.Cut(text, "x")
	taken = nowhere
	if takes {
		if taken, ok = point(victim); !ok {
			return nil, nowhere, false
		}
	}
	for name := range strings.SplitSeq(text, "-") {
		sq, ok := point(name)
		if !ok || len(way) == 2 {
			return nil, nowhere, false
		}
		way = append(way, sq)
	}
	return way, taken, true
}

func point(name string) (game.Square, bool) {
	i := slices.Index((Rules{}).Board().Names, name)
	return game.Square(max(i, 0)), i >= 0
}
