package server

import (
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
)

// kinds of pieces by the letters in which a page writes them. web/src/setup/pieces.ts knows the same.
var kinds = map[byte]game.Kind{'m': game.Man, 'k': game.King, 'd': game.Disc}

// readPieces reads who is on move, what stands where and what is in hand, as in "w.9wm.14bk.h3-2": a white man on the
// square 9, a black king on 14, three white men and two black ones in hand. What it does not understand it leaves out; of two pieces on one square the first stays.
func readPieces(b game.Board, text string) (turn game.Color, pieces []game.Piece, hand [2]int) {
	side, list, _ := strings.Cut(text[:min(len(text), maxForm)], ".")
	if side == "b" {
		turn = game.Black
	}
	taken := map[game.Square]bool{}
	for entry := range strings.SplitSeq(list, ".") {
		if len(entry) < 3 {
			continue
		}
		if held, ok := strings.CutPrefix(entry, "h"); ok {
			white, black, _ := strings.Cut(held, "-")
			for c, text := range []string{white, black} {
				if n, err := strconv.ParseUint(text, 10, 8); err == nil {
					hand[c] = int(n)
				}
			}
			continue
		}
		n := len(entry) - 2
		sq, err := strconv.ParseUint(entry[:n], 10, 8)
		kind, known := kinds[entry[n+1]]
		colour := strings.IndexByte("wb", entry[n])
		if err != nil || !known || colour < 0 || int(sq) >= len(b.Points) || taken[game.Square(sq)] {
			continue
		}
		taken[game.Square(sq)] = true
		pieces = append(pieces, game.Piece{Square: game.Square(sq), Color: game.Color(colour), Kind: kind})
	}
	slices.SortFunc(pieces, func(a, b game.Piece) int { return int(a.Square) - int(b.Square) })
	return turn, pieces, hand
}
