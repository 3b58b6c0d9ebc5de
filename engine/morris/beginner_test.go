package morris

import (
	"context"
	"slices"
	"testing"

	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// beginner closes a mill when he can, else stands in the way of one, else does anything.
func beginner(_ context.Context, line game.Line, seed uint64) (game.Move, bool) {
	moves := line.Now().Moves()
	if len(moves) == 0 {
		return game.Move{}, false
	}
	search.Shuffle(moves, seed)
	if i := slices.IndexFunc(moves, func(m game.Move) bool { return m.Gives.Has(game.ClosesMill) }); i >= 0 {
		return moves[i], true
	}
	for _, m := range moves {
		if stops(line, m) {
			return m, true
		}
	}
	return moves[0], true
}

// stops reports whether a quiet move goes where the opponent could close a mill, were it his turn.
func stops(line game.Line, m game.Move) bool {
	fen := []byte(line.FEN())
	fen[0] ^= 'W' ^ 'B'
	p, _, err := line.Rules.Parse(string(fen))
	if err != nil {
		return false
	}
	return slices.ContainsFunc(p.Moves(), func(other game.Move) bool {
		return other.Gives.Has(game.ClosesMill) && other.To() == m.To()
	})
}

func TestTheLowestLosesToABeginner(t *testing.T) {
	enginetest.AgainstABeginner(t, Engine{Megabytes: 1}, find(t, "morris9"), beginner, 40)
}
