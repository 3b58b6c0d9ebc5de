package main

import (
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

// begin returns the line from a FEN, or from the start of the ruleset when none was given.
func begin(id string, fen *string) (game.Line, error) {
	r, err := all.Find(id)
	if err != nil {
		return game.Line{}, err
	}
	if fen == nil {
		return game.Begin(r), nil
	}
	line, err := game.BeginFEN(r, *fen)
	if err != nil {
		return game.Line{}, badFEN(err)
	}
	return line, nil
}

// writeJSON writes v on a line of its own.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// move is a move as JSON. Squares are algebraic whatever the ruleset's own notation.
type move struct {
	Text    string   `json:"text"`
	Short   string   `json:"short"`
	From    string   `json:"from,omitempty"` // a pass has neither
	To      string   `json:"to,omitempty"`
	Taken   []string `json:"taken"` // sorted as text
	Crowned bool     `json:"crowned"`
	Loses   bool     `json:"loses,omitempty"` // legal, and loses at once
}

func moveOf(b game.Board, m game.Move) move {
	taken := names(b, m.Taken)
	slices.Sort(taken)
	told := move{
		Text:    m.Text,
		Short:   m.Short,
		Taken:   taken,
		Crowned: m.Gives.Has(game.Crowns),
		Loses:   m.Gives.Has(game.Loses),
	}
	if !m.Passes() {
		told.From, told.To = b.Names[m.From()], b.Names[m.To()]
	}
	return told
}

func names(b game.Board, squares []game.Square) []string {
	list := make([]string, 0, len(squares))
	for _, sq := range squares {
		list = append(list, b.Names[sq])
	}
	return list
}

// refusal is why a move is not legal, as JSON.
type refusal struct {
	Code    game.Code `json:"code"`
	Squares []string  `json:"squares"`
	N       int       `json:"n,omitempty"`
	Texts   []string  `json:"texts"`
}

func refusalOf(b game.Board, r *game.Refusal) refusal {
	return refusal{Code: r.Code, Squares: names(b, r.Squares), N: r.N, Texts: append([]string{}, r.Texts...)}
}

// inCodes is a refusal on one line for programs, with squares in the ruleset's own notation.
func inCodes(b game.Board, r *game.Refusal) string {
	words := []string{string(r.Code)}
	if r.N > 0 {
		words = append(words, strconv.Itoa(r.N))
	}
	words = append(words, ownNames(b, r.Squares)...)
	return strings.Join(append(words, r.Texts...), " ")
}
