// Package enginetest holds what every engine.Engine must keep, whatever the game.
package enginetest

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// Run tests e in each of some rulesets, of which the first has some way to go at its start. Somebody
// random plays against it for so many plies of each; make soak asks for more.
func Run[R game.Rules](t *testing.T, e engine.Engine, rulesets []R, plies int) {
	s := suite{e, game.AsRules(rulesets)}
	t.Run("never illegal, never late", func(t *testing.T) { s.neverIllegalNeverLate(t, plies) })
	t.Run("a search that is stopped still has a move", s.stopped)
	t.Run("a depth that is cut short does not count", s.cutShort)
	t.Run("the caller may stop ranging", s.rangedOver)
	t.Run("the same seed chooses the same move, another may not", s.seeds)
	t.Run("no move, no answer", s.ended)
	t.Run("levels keep to their limits", s.levels)
	t.Run("nodes allocate nothing", s.allocates)
	t.Run("whole games", s.wholeGames)
}

// suite is what is tested.
type suite struct {
	e        engine.Engine
	rulesets []game.Rules
}

// RandomLine plays up to so many random moves from the start, and none when the game is over.
func RandomLine(r game.Rules, seed uint64, plies int) game.Line {
	line, random := game.Begin(r), search.Random(seed)
	for range plies {
		moves := line.Now().Moves()
		if len(moves) == 0 || line.Verdict().Outcome.Over() {
			break
		}
		line = line.Play(moves[random.Next()%uint64(len(moves))])
	}
	return line
}

// Unfinished is RandomLine, and goes back to where the game was not over.
func Unfinished(r game.Rules, seed uint64, plies int) game.Line {
	line := RandomLine(r, seed, plies)
	for line.Verdict().Outcome.Over() {
		line = line.Back(line.Ply() - 1)
	}
	return line
}
