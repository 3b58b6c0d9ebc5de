package main

import (
	"fmt"
	"strings"

	"tabuleiro/game"
)

// signs are how a board looks in text.
type signs struct {
	pieces map[game.Piece]string // with square 0
	empty  string
}

func piece(c game.Color, k game.Kind) game.Piece { return game.Piece{Color: c, Kind: k} }

var (
	letters = signs{empty: ".", pieces: map[game.Piece]string{
		piece(game.White, game.Man): "w", piece(game.White, game.King): "W",
		piece(game.Black, game.Man): "b", piece(game.Black, game.King): "B",
		piece(game.White, game.Disc): "w", piece(game.Black, game.Disc): "b",
	}}
	// Not the draughts pieces of Unicode, which most terminals have no picture for.
	circles = signs{empty: "·", pieces: map[game.Piece]string{
		piece(game.White, game.Man): "○", piece(game.White, game.King): "◎",
		piece(game.Black, game.Man): "●", piece(game.Black, game.King): "◉",
		piece(game.White, game.Disc): "○", piece(game.Black, game.Disc): "●",
	}}
)

// legend says what the signs on a board mean.
func (s signs) legend(b game.Board) string {
	kinds := []game.Kind{game.Man, game.King}
	switch {
	case b.Turns:
		kinds = []game.Kind{game.Disc}
	case b.Lined():
		kinds = kinds[:1]
	}
	var text strings.Builder
	for _, c := range []game.Color{game.White, game.Black} {
		for _, k := range kinds {
			fmt.Fprintf(&text, "%s %v %v  ", s.pieces[piece(c, k)], c, k)
		}
	}
	return text.String() + "[ ] the last move"
}

// draw is a board as its player sees it, with bottom's side below and the squares of the last move in
// brackets. Where squares have numbers each shows its own; elsewhere there are letters and numbers at
// the edge.
func (s signs) draw(line game.Line, bottom game.Color) string {
	b := line.Rules.Board()
	cells, files, ranks := s.cells(line), b.Files(), b.Ranks()
	width := 3
	if b.Numeric {
		width = 5
	}
	var text strings.Builder
	for row := range b.Height {
		rank := b.Height - 1 - row
		if bottom == game.Black {
			rank = row
		}
		if !b.Numeric {
			fmt.Fprintf(&text, "%2s ", ranks[rank])
		}
		for column := range b.Width {
			cell, played := cells[[2]int{fileAt(b, bottom, column), rank}]
			if !played {
				cell = strings.Repeat(" ", width)
			}
			text.WriteString(cell)
		}
		text.WriteString("\n")
	}
	if !b.Numeric {
		text.WriteString("   ")
		for column := range b.Width {
			fmt.Fprintf(&text, " %s ", files[fileAt(b, bottom, column)])
		}
		text.WriteString("\n")
	}
	return trimLines(text.String())
}

func fileAt(b game.Board, bottom game.Color, column int) int {
	if bottom == game.Black {
		return b.Width - 1 - column
	}
	return column
}

// cells are the squares as text, by file and rank.
func (s signs) cells(line game.Line) map[[2]int]string {
	b := line.Rules.Board()
	stands := map[game.Square]string{}
	for _, p := range line.Now().Pieces() {
		stands[p.Square] = s.pieces[piece(p.Color, p.Kind)]
	}
	last := map[game.Square]bool{}
	if n := line.Ply(); n > 0 && !line.Moves[n-1].Passes() {
		m := line.Moves[n-1]
		for _, sq := range m.Routes[0][:len(m.Routes[0])-m.Picks] {
			last[sq] = true
		}
	}
	cells := map[[2]int]string{}
	for i, point := range b.Points {
		sq := game.Square(i)
		inner, taken := stands[sq]
		if !taken {
			inner = s.empty
		}
		if b.Numeric {
			inner += fmt.Sprintf("%-2d", b.Numbers[sq])
		}
		format := " %s "
		if last[sq] {
			format = "[%s]"
		}
		cells[point] = fmt.Sprintf(format, inner)
	}
	return cells
}

func trimLines(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n")
}

// inUTF8 reports whether an environment promises a terminal that shows more than ASCII.
func inUTF8(env func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := strings.ToLower(env(name)); value != "" {
			return strings.Contains(value, "utf-8") || strings.Contains(value, "utf8")
		}
	}
	return false
}
