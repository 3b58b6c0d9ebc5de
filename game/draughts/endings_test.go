package draughts_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/game/gametest"
)

// TestEndings holds every ruleset to the properties of all games where its draw rules count: in
// games that begin with one to four pieces a side, most of them kings.
func TestEndings(t *testing.T) {
	for _, r := range draughts.All() {
		t.Run(r.ID(), func(t *testing.T) {
			gametest.RunFrom(t, func(t *rapid.T) game.Line { return game.BeginAt(r, ending(t, r), draughts.Tally{}) })
		})
	}
}

// ending draws a position of few pieces.
func ending(t *rapid.T, r *draughts.Rules) game.Position {
	board := r.Board()
	squares := rapid.Permutation(board.Names).Draw(t, "squares")
	kings := map[string]bool{}
	for i, name := range board.Names {
		rank := board.Points[i][1]
		last := rank == 0 || rank == board.Height-1
		kings[name] = last || rapid.IntRange(0, 3).Draw(t, "man") > 0
	}
	white, squares := side(t, squares, kings)
	black, _ := side(t, squares, kings)
	turn := rapid.SampledFrom([]string{"W", "B"}).Draw(t, "turn")
	p, _, err := r.Parse(turn + ":W" + white + ":B" + black)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// side takes the squares of one side's pieces from the first of squares.
func side(t *rapid.T, squares []string, kings map[string]bool) (list string, rest []string) {
	n := rapid.IntRange(1, 4).Draw(t, "pieces")
	var pieces []string
	for _, sq := range squares[:n] {
		if kings[sq] {
			sq = "K" + sq
		}
		pieces = append(pieces, sq)
	}
	return strings.Join(pieces, ","), squares[n:]
}
