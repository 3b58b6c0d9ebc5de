package ggf

import (
	"fmt"
	"io"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Write writes a game of Reversi on one line. A pass is "PA".
func Write(w io.Writer, g *notation.Game) error {
	var b strings.Builder
	pair := func(name, value string) { fmt.Fprintf(&b, "%s[%s]", name, clean(value)) }
	b.WriteString("(;")
	pair("GM", "Othello")
	for _, name := range []string{"Site", "Date", "Black", "White"} {
		pair(notation.InGGF[name], g.Tag(name))
	}
	pair("RE", resultOf(g))
	if ti := g.Tag("TI"); ti != "" {
		pair("TI", ti)
	}
	board := g.Rules.Board()
	kind := fmt.Sprint(board.Width)
	if misere(g.Rules) {
		kind += "a"
	}
	pair("TY", kind)
	pair("BO", boardOf(g))
	turn := g.Start.Now().Turn()
	for _, m := range g.Moves {
		name, text := "B", "PA"
		if turn == game.White {
			name = "W"
		}
		if !m.Passes() {
			text = strings.ToUpper(m.Text)
		}
		pair(name, text+said(m))
		turn = turn.Other()
	}
	b.WriteString(";)\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// clean is a text without the bracket that would end it.
func clean(text string) string {
	return strings.NewReplacer("]", ")", "[", "(", "\n", " ", "\r", " ").Replace(text)
}

// said is what comments tell of a move's evaluation and time.
func said(m notation.Move) string {
	var eval, time string
	for _, c := range m.Comments {
		eval += between(c, "[%eval ")
		time += between(c, "[%emt ")
	}
	switch {
	case time != "":
		return "/" + eval + "/" + time
	case eval != "":
		return "/" + eval
	}
	return ""
}

func between(text, head string) string {
	_, after, ok := strings.Cut(text, head)
	value, _, _ := strings.Cut(after, "]")
	if !ok {
		return ""
	}
	return value
}

// resultOf is by how many discs Black has won, where the rules have counted them; else who won by as much as can be.
func resultOf(g *notation.Game) string {
	if v := g.Played().Verdict(); v.Outcome.Over() {
		return fmt.Sprintf("%+d.000", share(g.Rules, v.Score))
	}
	all := len(g.Rules.Board().Points)
	switch g.Result {
	case game.BlackWins:
		return fmt.Sprintf("%+d.000:r", all)
	case game.WhiteWins:
		return fmt.Sprintf("%+d.000:r", -all)
	case game.Drawn:
		return "+0.000"
	}
	return "?"
}

// boardOf is the position at the start, rank by rank.
func boardOf(g *notation.Game) string {
	board := g.Rules.Board()
	squares, side, _ := strings.Cut(strings.ReplaceAll(g.Start.StartFEN(), "X", "*"), " ")
	var b strings.Builder
	fmt.Fprint(&b, board.Width)
	for n := 0; n < len(squares); n += board.Width {
		b.WriteString(" " + squares[n:n+board.Width])
	}
	return b.String() + " " + side
}
