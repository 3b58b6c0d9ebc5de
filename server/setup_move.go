package server

import (
	"strconv"

	"tabuleiro/game"
)

// moved is the position under other rules: what has a square there keeps it. A board whose dark
// squares are the other's light ones is its mirror, and so are the places. Counters do not come along.
func (s setup) moved(r game.Rules) setup {
	from, to := s.Rules.Board(), r.Board()
	at := map[[2]int]game.Square{}
	for sq, point := range to.Points {
		at[point] = game.Square(sq)
	}
	mirrored := shade(from)+shade(to) == 1
	var kept []game.Piece
	left := 0
	for _, piece := range s.Pieces {
		point := from.Points[piece.Square]
		if mirrored {
			point[0] = from.Width - 1 - point[0]
		}
		sq, ok := at[point]
		if !ok {
			left++
			continue
		}
		piece.Square = sq
		kept = append(kept, piece)
	}
	there := readSetup(r, game.PlacedFEN(r, s.Turn, kept, [2]int{}))
	there.Left = left
	return there
}

// shade is 0 for a board that is played on its dark squares, 1 for one on its light ones, a1 being
// dark, and else too much for a sum of 1.
func shade(b game.Board) int {
	if len(b.Points) == b.Width*b.Height {
		return 2
	}
	return (b.Points[0][0] + b.Points[0][1]) % 2
}

// squareName is what a square is called in the notation of its rules.
func squareName(b game.Board, sq game.Square) string {
	if b.Numeric {
		return strconv.Itoa(b.Numbers[sq])
	}
	return b.Names[sq]
}
