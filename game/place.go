package game

import "strings"

// Placer is Rules with a FEN of their own. All others read lists of squares by their names: "W:Wc3,Kd4:Ba1".
type Placer interface {
	// Place writes pieces that somebody has put on a board, and what is in hand by colour where there is such, whether
	// or not they make a position.
	Place(turn Color, pieces []Piece, hand [2]int) string
}

// PlacedFEN writes pieces that somebody has put on a board of r, and what is in hand by colour where there is such,
// whether or not they make a position.
func PlacedFEN(r Rules, turn Color, pieces []Piece, hand [2]int) string {
	if p, ok := r.(Placer); ok {
		return p.Place(turn, pieces, hand)
	}
	return Lists(r.Board(), turn, pieces)
}

// Lists writes pieces as most FENs begin, by the names of their squares: "W:Wc3,Kd4:Ba1".
func Lists(b Board, turn Color, pieces []Piece) string {
	var lists [2][]string
	for _, piece := range pieces {
		name := b.Names[piece.Square]
		if piece.Kind == King {
			name = "K" + name
		}
		lists[piece.Color] = append(lists[piece.Color], name)
	}
	side := strings.ToUpper(turn.String()[:1])
	return side + ":W" + strings.Join(lists[White], ",") + ":B" + strings.Join(lists[Black], ",")
}
