package reversi

import (
	"context"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/match"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// beginner has been told three things: corners are good, edges are better than nothing, and the squares
// diagonally before a corner give it away. Otherwise he turns as many discs as he can.
func beginner(_ context.Context, line game.Line, seed uint64) (best game.Move, ok bool) {
	moves := line.Now().Moves()
	if len(moves) == 0 || moves[0].Passes() {
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

// Whoever has just been told the rules can beat the lowest level, and cannot beat one that sees all.
func TestTheLowestLosesToABeginner(t *testing.T) {
	for _, c := range []struct {
		level       int
		least, most int // points of the level in a hundred
	}{{1, 5, 45}, {4, 70, 100}} {
		percent := points(t, match.Match{
			Rules: find(t, "reversi"), A: match.Engine(Engine{Megabytes: 1}, engine.Level(c.level), 0), B: passing(beginner),
			Games: 60, Seed: 3, PlyLimit: 200, Workers: 2,
		})
		t.Logf("level %d makes %d %% against a beginner", c.level, percent)
		if percent < c.least || percent > c.most {
			t.Errorf("level %d makes %d %%, want %d to %d", c.level, percent, c.least, c.most)
		}
	}
}

// passing is a player who passes where he must.
func passing(p match.Player) match.Player {
	return func(ctx context.Context, line game.Line, seed uint64) (game.Move, bool) {
		if moves := line.Now().Moves(); len(moves) == 1 {
			return moves[0], true
		}
		return p(ctx, line, seed)
	}
}

// points is how many points of a hundred A makes.
func points(t *testing.T, m match.Match) int {
	t.Helper()
	points := 0
	for g := range m.Play(t.Context()) {
		switch g.Outcome.Result {
		case game.Win(g.A):
			points += 2
		case game.Drawn:
			points++
		}
	}
	return points * 100 / (2 * m.Games)
}
