package server

import (
	"errors"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/room"
)

// setup is a position that somebody has set up, and what its rules make of it. Err, a *game.FENError,
// says why it could not be read; Pieces are then those that could be.
type setup struct {
	Rules  game.Rules
	FEN    string // as these rules write it; as it was given where it could not be read
	Err    *game.FENError
	Line   game.Line // where it could be read
	Turn   game.Color
	Pieces []game.Piece
	Hand   *[2]int // in hand, by colour; nil where all pieces stand on the board from the beginning
	Left   int     // pieces that stood on another board and find no square on this one
}

// readSetup reads a FEN; "" is the empty board.
func readSetup(r game.Rules, fen string) setup {
	line, err := game.BeginFEN(r, fen)
	s := setup{Rules: r, FEN: fen}
	if first, _ := r.Start(); handOf(first) != nil {
		s.Hand = &[2]int{}
	}
	if err == nil && !room.MayBegin(line.Now()) {
		err = &game.FENError{Code: game.FENTangled, At: len(fen)}
	}
	if errors.As(err, &s.Err) {
		s.Turn, s.Pieces = legible(r, fen)
		return s
	}
	s.FEN, s.Line = line.FEN(), line
	s.Turn, s.Pieces = line.Now().Turn(), line.Now().Pieces()
	s.Hand = handOf(line.Now())
	return s
}

// handOf is what a position has in hand, by colour; nil where there is no such.
func handOf(p game.Position) *[2]int {
	h, ok := p.(game.Hander)
	if !ok {
		return nil
	}
	hand := h.Hand()
	return &hand
}

// startSetup is the rules' own start.
func startSetup(r game.Rules) setup { return readSetup(r, game.Begin(r).FEN()) }

// Starts reports whether this is where the rules begin anyhow.
func (s setup) Starts() bool { return s.Err == nil && s.FEN == game.Begin(s.Rules).FEN() }

// Verdict is what the rules say of a position that could be read.
func (s setup) Verdict() game.Verdict { return s.Line.Verdict() }

// Playable reports whether a game may begin with it.
func (s setup) Playable() bool { return s.Err == nil && !s.Verdict().Outcome.Over() }

// mostEntries is how many pieces are looked for in a text that could not be read whole.
const mostEntries = 256

// legible reads what it can of a FEN that is wrong somewhere: an entry alone is right or wrong by the
// same rules.
func legible(r game.Rules, fen string) (turn game.Color, pieces []game.Piece) {
	first, _ := r.Start()
	turn = first.Turn()
	taken := map[game.Square]bool{}
	fields := strings.Split(fen[:min(len(fen), maxForm)], ":")
	switch strings.ToUpper(strings.TrimSpace(fields[0])) {
	case "W":
		turn = game.White
	case "B":
		turn = game.Black
	}
	for _, field := range fields[1:min(3, len(fields))] {
		field = strings.TrimSpace(field)
		if field == "" || !strings.ContainsAny(field[:1], "WwBb") {
			continue
		}
		entries := strings.Split(strings.TrimSuffix(field[1:], "."), ",")
		for _, entry := range entries[:min(len(entries), mostEntries)] {
			for _, piece := range entryOf(r, field[:1], entry) {
				if !taken[piece.Square] {
					taken[piece.Square] = true
					pieces = append(pieces, piece)
				}
			}
		}
	}
	slices.SortFunc(pieces, func(a, b game.Piece) int { return int(a.Square) - int(b.Square) })
	return turn, pieces
}

// entryOf is what one entry of a list stands for: "c3", "Kc3" or "21-32"; nothing where it is wrong.
func entryOf(r game.Rules, side, entry string) []game.Piece {
	other := "W"
	if strings.EqualFold(side, "W") {
		other = "B"
	}
	p, _, err := r.Parse("W:" + side + entry + ":" + other)
	if err != nil {
		return nil
	}
	return p.Pieces()
}

// about are the squares that a refusal is about, as far as its words name any.
func (s setup) about() []game.Square {
	if s.Err == nil || s.Err.Code != game.FENTwice {
		return nil
	}
	var squares []game.Square
	for _, piece := range entryOf(s.Rules, "W", s.Err.Token) {
		squares = append(squares, piece.Square)
	}
	return squares
}
