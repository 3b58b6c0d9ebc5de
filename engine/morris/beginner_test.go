package morris

import (
	"context"
	"slices"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/match"
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

// Whoever has just been told the rules can beat the lowest level, and cannot beat one that sees all.
func TestTheLowestLosesToABeginner(t *testing.T) {
	for _, c := range []struct {
		level       int
		least, most int // points of the level in a hundred
	}{{1, 5, 45}, {4, 70, 100}} {
		m := match.Match{
			Rules: find(t, "morris9"), A: match.Engine(Engine{Megabytes: 1}, engine.Level(c.level), 0), B: beginner,
			Games: 40, Seed: 3, PlyLimit: 200, Workers: 2,
		}
		points := 0
		for g := range m.Play(t.Context()) {
			switch g.Outcome.Result {
			case game.Win(g.A):
				points += 2
			case game.Drawn:
				points++
			}
		}
		percent := points * 100 / (2 * m.Games)
		t.Logf("level %d makes %d %% against a beginner", c.level, percent)
		if percent < c.least || percent > c.most {
			t.Errorf("level %d makes %d %%, want %d to %d", c.level, percent, c.least, c.most)
		}
	}
}
