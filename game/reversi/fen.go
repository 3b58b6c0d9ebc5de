package reversi

import (
	"bytes"
	"strings"

	"tabuleiro/game"
)

// maxFEN is how many bytes of FEN are read: a hundred squares, the side, and blanks to spare.
const maxFEN = 256

// The signs of a FEN.
const (
	black = 'X'
	white = 'O'
	empty = '-'
)

// FEN implements game.Rules: a sign for every square from a1, b1 on, a blank, and who is on move.
func (r *Rules) FEN(p game.Position, _ game.Tally) string { return p.(Position).fen() }

// Key implements game.Position.
func (p Position) Key() game.Key { return game.Key(p.fen()) }

func (p Position) fen() string {
	n := p.rules.sq.count()
	b := make([]byte, 0, n+2)
	for sq := range n {
		switch {
		case p.discs[game.Black].has(sq):
			b = append(b, black)
		case p.discs[game.White].has(sq):
			b = append(b, white)
		default:
			b = append(b, empty)
		}
	}
	return string(append(b, ' ', signOf(p.turn)))
}

// Place implements game.Placer.
func (r *Rules) Place(turn game.Color, pieces []game.Piece, _ [2]int) string {
	b := bytes.Repeat([]byte{empty}, len(r.Board().Points))
	for _, piece := range pieces {
		b[piece.Square] = signOf(piece.Color)
	}
	return string(append(b, ' ', signOf(turn)))
}

func signOf(c game.Color) byte {
	if c == game.Black {
		return black
	}
	return white
}

// Parse implements game.Rules. Letters are read in either case, and other common signs too: "*" for
// black, "." for an empty square. The error is a *game.FENError.
func (r *Rules) Parse(fen string) (game.Position, game.Tally, error) {
	p, err := r.parse(fen)
	if err != nil {
		return nil, nil, err
	}
	return p, Tally{}, nil
}

func (r *Rules) parse(fen string) (Position, error) {
	if len(fen) > maxFEN {
		return Position{}, &game.FENError{Code: game.FENTooLong, At: maxFEN}
	}
	const blanks = " \t\r\n"
	board := strings.TrimLeft(fen, blanks)
	at := len(fen) - len(board)
	if board == "" {
		return Position{}, &game.FENError{Code: game.FENEmpty}
	}
	turn := ""
	if end := strings.IndexAny(board, blanks); end >= 0 {
		board, turn = board[:end], strings.TrimLeft(board[end:], blanks)
	}
	p := Position{rules: r}
	for i, sign := range board {
		if err := p.put(i, sign, at); err != nil {
			return Position{}, err
		}
	}
	if len(board) != r.sq.count() {
		return Position{}, &game.FENError{Code: game.FENLength, At: at + min(len(board), r.sq.count())}
	}
	after := len(fen) - len(turn)
	turn = strings.TrimRight(turn, blanks)
	c, ok := colorOf(turn)
	if !ok {
		return Position{}, &game.FENError{Code: game.FENTurn, At: after, Token: turn}
	}
	p.turn = c
	return p, nil
}

// put reads sign i of a board that begins at a byte of the FEN.
func (p *Position) put(i int, sign rune, at int) error {
	if sign == empty || sign == '.' {
		return nil
	}
	c, ok := colorOf(string(sign))
	if !ok {
		return &game.FENError{Code: game.FENSign, At: at + i, Token: string(sign)}
	}
	if i < p.rules.sq.count() {
		p.discs[c].add(i)
	}
	return nil
}

func colorOf(sign string) (c game.Color, ok bool) {
	switch sign {
	case "X", "x", "*":
		return game.Black, true
	case "O", "o":
		return game.White, true
	}
	return 0, false
}
