package reversi

import (
	"context"
	"testing"

	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// beginner has been told three things: corners are good, edges are better than nothing, and the squares
// diagonally before a corner give it away. Otherwise he turns as many discs as he can.
func beginner(_ context.Context, line game.Line, seed uint64) (best game.Move, ok bool) {
	moves := line.Now().Moves()
	if len(moves) == 0 {
		return game.Move{}, false
	}
	b := line.Rules.Board()
	search.Shuffle(moves, seed)
	most := -1
	for _, m := range moves {
		at := b.Points[m.To()]
		x, y := min(at[0], b.Width-1-at[0]), min(at[1], b.Height-1-at[1])
		worth := 20 + len(m.Taken)
		switch {
		case x == 0 && y == 0:
			worth += 40
		case x == 1 && y == 1:
			worth -= 20
		case x == 0 || y == 0:
			worth += 10
		}
		if worth > most {
			best, most = m, worth
		}
	}
	return best, true
}

func TestTheLowestLosesToABeginner(t *testing.T) {
	enginetest.AgainstABeginner(t, Engine{Megabytes: 1}, find(t, "reversi"), beginner, 60)
}
