package guide

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// Placing brings a square of the plain board, as file and rank from 0, to a guide's own. far is whether it is told
// from the far edge.
type Placing func(file, rank int, far bool) (int, int)

// square is the guide's own for one of the plain board. One that is not there is a slip in a figure.
func (g *Guide) square(name string, far bool) game.Square {
	rank, err := strconv.Atoi(name[1:])
	if err != nil {
		panic(fmt.Sprintf("%s: %q is no square", g.Rules.ID(), name))
	}
	file, rank := g.Place(int(name[0]-'a'), rank-1, far)
	for sq, at := range g.Rules.Board().Points {
		if at == [2]int{file, rank} {
			return game.Square(sq)
		}
	}
	panic(fmt.Sprintf("%s: there is no %s", g.Rules.ID(), name))
}

var squareNames = regexp.MustCompile(`[a-l]\d+`)

// Move is a move of a figure, as the guide's own board writes its squares.
func (g *Guide) Move(f Figure, move string) string {
	return squareNames.ReplaceAllStringFunc(move, func(name string) string {
		return g.Rules.Board().Names[g.square(name, f.Far)]
	})
}

// FEN is a figure's position before any move, as the rules write it. "" is the start.
func (g *Guide) FEN(f Figure) string {
	if f.Position == "" {
		return g.Rules.FEN(g.Rules.Start())
	}
	turn, pieces, hand := game.White, []game.Piece(nil), [2]int{}
	for i, part := range strings.Split(f.Position, ":") {
		switch {
		case i == 0:
			turn = colorOf(part)
		case part[0] == 'H':
			white, black, _ := strings.Cut(part[1:], ",")
			hand[game.White], _ = strconv.Atoi(white)
			hand[game.Black], _ = strconv.Atoi(black)
		default:
			pieces = append(pieces, g.pieces(colorOf(part[:1]), part[1:], f.Far)...)
		}
	}
	return game.PlacedFEN(g.Rules, turn, pieces, hand)
}

func colorOf(letter string) game.Color {
	if letter == "B" {
		return game.Black
	}
	return game.White
}

func (g *Guide) pieces(c game.Color, list string, far bool) []game.Piece {
	var pieces []game.Piece
	for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
		p := game.Piece{Color: c}
		if g.Rules.Board().Turns {
			p.Kind = game.Disc
		}
		if bare, king := strings.CutPrefix(name, "K"); king {
			name, p.Kind = bare, game.King
		}
		p.Square = g.square(name, far)
		pieces = append(pieces, p)
	}
	return pieces
}

// Line is the game that a figure's position begins, up to what is shown.
func (g *Guide) Line(f Figure) (game.Line, error) {
	line, err := game.BeginFEN(g.Rules, g.FEN(f))
	if err != nil {
		return game.Line{}, err
	}
	for _, text := range f.Played {
		m, err := line.Now().Find(g.Move(f, text))
		if err != nil {
			return game.Line{}, fmt.Errorf("%s: %w", text, err)
		}
		line = line.Play(m)
	}
	return line, nil
}
