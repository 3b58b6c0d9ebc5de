package enginetest

import (
	"context"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/match"
	"tabuleiro/game"
)

// AgainstABeginner tests that who has just been told the rules, and plays by beginner, can beat the
// lowest level, and cannot beat one that sees all. A pass is not asked for.
func AgainstABeginner(t *testing.T, e engine.Engine, r game.Rules, beginner match.Player, games int) {
	for _, c := range []struct {
		level       int
		least, most int // points of the level in a hundred
	}{{1, 5, 45}, {4, 70, 100}} {
		percent := points(t, match.Match{
			Rules: r, A: match.Engine(e, engine.Level(c.level), 0), B: passing(beginner),
			Games: games, Seed: 3, PlyLimit: 200, Workers: 2,
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
		if moves := line.Now().Moves(); len(moves) == 1 && moves[0].Passes() {
			return moves[0], true
		}
		return p(ctx, line, seed)
	}
}

// points is how many points of a hundred A makes.
func points(t *testing.T, m match.Match) int {
	var f match.Figures
	for g := range m.Play(t.Context()) {
		f.Add(g)
	}
	if f.Games() != m.Games {
		t.Fatalf("%d of %d games were played", f.Games(), m.Games)
	}
	return int(100 * f.Score().Mean)
}
