package describe

import (
	"strings"

	"tabuleiro/game"
)

// Position says what stands on the board, what is in hand, and whose turn it is.
func (s Speaker) Position(p game.Position) string {
	return sentences(s.Pieces(p.Pieces()), s.Hand(p), s.Turn(p.Turn()))
}

// Pieces says what stands where, a sentence a side.
func (s Speaker) Pieces(pieces []game.Piece) string {
	return sentences(s.side(game.White, pieces), s.side(game.Black, pieces))
}

func (s Speaker) side(c game.Color, pieces []game.Piece) string {
	var kinds []string
	for _, kind := range []game.Kind{game.Man, game.King, game.Disc} {
		var squares []game.Square
		for _, p := range pieces {
			if p.Color == c && p.Kind == kind {
				squares = append(squares, p.Square)
			}
		}
		if squares != nil {
			names := strings.Join(s.names(s.sorted(squares)), s.text("list.comma"))
			kinds = append(kinds, s.count("describe."+kind.String(), len(squares), "squares", names))
		}
	}
	if kinds == nil {
		return s.text("describe.nothing", "side", s.sideName(c))
	}
	return s.text("describe.side", "side", s.sideName(c), "pieces", strings.Join(kinds, s.text("describe.then")))
}

func (s Speaker) sideName(c game.Color) string { return s.text("side." + c.String()) }

// Hand says how many pieces are still to be placed, "" where none are or the game has no such.
func (s Speaker) Hand(p game.Position) string {
	h, ok := p.(game.Hander)
	if !ok {
		return ""
	}
	var sides []string
	for c, n := range h.Hand() {
		if n > 0 {
			sides = append(sides, s.text("describe.side", "side", s.sideName(game.Color(c)), "pieces", s.count("seat.inhand", n)))
		}
	}
	return sentences(sides...)
}

// Turn says who is to move.
func (s Speaker) Turn(c game.Color) string { return s.text("describe.turn", "side", s.sideName(c)) }
