package enginetest

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// Endings are lines in which little is left on the board: where draws are near, and wins are proven.
type Endings struct {
	Engine engine.Engine
	Begin  func(*search.Random) game.Line            // a line that is not over
	Waver  func(game.Line, *search.Random) game.Move // any move, often the one that takes the last one back
	Lines  int
	Depth  engine.Depth // that is soon complete
}

// NoWinIsDrawnAway tests that a move that draws is never called more than a draw, whatever counts.
func (e Endings) NoWinIsDrawnAway(t *testing.T) {
	random, drawn := search.Random(2), 0
	for range e.Lines {
		line := e.Begin(&random)
		for line.Ply() < 40 && !line.Verdict().Outcome.Over() {
			info, _ := engine.Last(t.Context(), e.Engine, line, engine.Limits{Depth: e.Depth})
			next := line.Play(info.Move)
			if next.Verdict().Outcome.Result == game.Drawn {
				drawn++
				if info.Score != 0 {
					t.Errorf("%s: %s (%v) draws", line.FEN(), info.Move.Text, info.Score)
				}
			}
			if line = next; !line.Verdict().Outcome.Over() && line.Ply()%3 == 0 {
				line = line.Play(e.Waver(line, &random))
			}
		}
	}
	t.Logf("%d draws", drawn)
}

// ProvenWinsAreWon tests that a proven win is what it says: whoever follows the search's own moves wins
// in so many plies. It returns how many were.
func (e Endings) ProvenWinsAreWon(t *testing.T) (won int) {
	random := search.Random(3)
	for range e.Lines {
		begun := e.Begin(&random)
		info, ok := engine.Last(t.Context(), e.Engine, begun, engine.Limits{Depth: e.Depth + 4, Nodes: 40_000})
		plies, proven := info.Score.Proven()
		if !ok || !proven || info.Score < 0 {
			continue
		}
		line := begun
		for n := 0; n < plies && !line.Verdict().Outcome.Over(); n++ {
			m, _ := engine.Last(t.Context(), e.Engine, line, engine.Limits{Depth: engine.Depth(plies - n + 2), Nodes: 2_000_000})
			line = line.Play(m.Move)
		}
		won++
		if got := line.Verdict().Outcome.Result; got != game.Win(begun.Now().Turn()) {
			t.Errorf("%s is said to be won in %d; it ended %q at %s", begun.FEN(), plies, got, line.FEN())
		}
	}
	return won
}
