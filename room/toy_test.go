package room

import (
	"fmt"
	"strings"

	"tabuleiro/game"
)

// toy is a game with everything a room must know of one, and nothing else: a heap of counters from
// which the players take. Who finds it empty has lost. "1" takes one, "2" takes two, "s" takes one
// and makes the opponent pass; three of those are a draw. Its FEN is "W:5", "B:5:pass", "W:5::2". Each
// side has a piece for each of its moves, on the squares 0 to 2 and 4 to 6, which is clicked for it. A
// draw may be claimed while the heap is four.
type toy struct{}

type toyPosition struct {
	turn game.Color
	heap int
	pass bool
}

// toySkips is how many "s" were played.
type toySkips int

func (s toySkips) String() string {
	if s == 0 {
		return ""
	}
	return fmt.Sprintf(":%d", int(s))
}

func (p toyPosition) Turn() game.Color { return p.turn }

func (p toyPosition) Moves() []game.Move {
	if p.pass {
		return []game.Move{{Text: "pass", Short: "pass", Forced: true}}
	}
	var moves []game.Move
	for i, m := range []game.Move{{Text: "1", Short: "one"}, {Text: "2", Short: "two"}, {Text: "s", Short: "skip"}} {
		m.Routes = [][]game.Square{{game.Square(i) + 4*game.Square(p.turn)}}
		if p.heap >= 2 || p.heap == 1 && m.Text != "2" {
			moves = append(moves, m)
		}
	}
	return moves
}

func (p toyPosition) Find(text string) (game.Move, error) {
	for _, m := range p.Moves() {
		if text == m.Text || text == m.Short {
			return m, nil
		}
	}
	return game.Move{}, &game.Refusal{Code: game.NotNotation}
}

func (p toyPosition) Play(m game.Move) game.Position {
	next := toyPosition{turn: p.turn.Other(), heap: p.heap}
	switch m.Text {
	case "1":
		next.heap--
	case "2":
		next.heap -= 2
	case "s":
		next.heap--
		next.pass = true
	}
	return next
}

func (p toyPosition) Pieces() (pieces []game.Piece) {
	for at := range game.Square(7) {
		if at != 3 {
			pieces = append(pieces, game.Piece{Square: at, Color: game.Color(at / 4)})
		}
	}
	return pieces
}

func (p toyPosition) Key() game.Key {
	return game.Key(fmt.Sprintf("%d\xff%d%v", p.turn, p.heap, p.pass))
}

func (toy) ID() string        { return "toy@2" }
func (toy) Board() game.Board { return game.Board{} }

func (toy) Start() (game.Position, game.Tally) { return toyPosition{heap: 9}, toySkips(0) }

func (toy) Parse(fen string) (game.Position, game.Tally, error) {
	var p toyPosition
	var skips toySkips
	fields := append(strings.Split(fen, ":"), "", "")
	if _, err := fmt.Sscan(fields[1], &p.heap); err != nil || len(fields[0]) != 1 {
		return nil, nil, &game.FENError{Code: game.FENList}
	}
	if fields[0] == "B" {
		p.turn = game.Black
	}
	p.pass = fields[2] == "pass"
	if len(fields) > 5 {
		fmt.Sscan(fields[3], &skips)
	}
	return p, skips, nil
}

func (toy) FEN(p game.Position, t game.Tally) string {
	q := p.(toyPosition)
	fen := fmt.Sprintf("%c:%d", "WB"[q.turn], q.heap)
	switch {
	case q.pass:
		fen += ":pass"
	case t.(toySkips) > 0:
		fen += ":"
	}
	return fen + t.String()
}

func (toy) Next(t game.Tally, _ game.Position, m game.Move, _ game.Position) game.Tally {
	if m.Text == "s" {
		return t.(toySkips) + 1
	}
	return t
}

func (toy) Judge(p game.Position, t game.Tally, _ int) game.Verdict {
	q := p.(toyPosition)
	switch {
	case q.heap == 0 && !q.pass:
		return game.Verdict{Outcome: game.Outcome{Result: game.Win(q.turn.Other()), Reason: game.NoMoves}}
	case t.(toySkips) == 3:
		return game.Verdict{Outcome: game.Outcome{Result: game.Drawn, Reason: game.NoProgress}}
	case q.heap == 4:
		return game.Verdict{Claims: []game.Claim{{Reason: game.Repetition, Times: 3}}}
	}
	return game.Verdict{}
}

func (toy) Claims() []game.Reason { return []game.Reason{game.Repetition} }

func findToy(id string) (game.Rules, error) {
	if id != "toy" && id != "toy@2" {
		return nil, &game.UnknownRules{ID: id}
	}
	return toy{}, nil
}
