package reversi

import (
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
	"tabuleiro/internal/wordgen"
)

func find(t testing.TB, id string) *rules.Rules {
	t.Helper()
	r, err := rules.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func lineAt(t testing.TB, id, fen string) game.Line {
	t.Helper()
	line, err := game.BeginFEN(find(t, id), fen)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// What every engine keeps.
func TestEngine(t *testing.T) { enginetest.Run(t, Engine{}, rules.All(), 60) }

func TestWideFilesAreUpToDate(t *testing.T) {
	stale, err := wordgen.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is stale: run go generate ./engine/reversi", file)
	}
}

// A pass that is due is the move, and a finished game has none.
func TestPasses(t *testing.T) {
	line := lineAt(t, "reversi", "--------------------------XXX------XX-------XXX-----O------OOO-- X")
	if got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 3}); !ok || got.Move.Text != "pass" {
		t.Errorf("%+v, %v", got, ok)
	}
	over := lineAt(t, "reversi", strings.Repeat("X", 63)+"- O")
	if got, ok := engine.Last(t.Context(), Engine{}, over, engine.Limits{Depth: 3}); ok {
		t.Errorf("%+v", got)
	}
}

// The strongest level sees the end of the game sixteen squares before it.
func TestTheTopLevelSolvesSixteenSquares(t *testing.T) {
	for p := range suite(t) {
		if p.number < 17 || p.number > 19 {
			continue
		}
		got, _ := engine.Last(t.Context(), Engine{}, p.line, engine.Level(engine.Levels))
		if int(got.Depth) != 16 || int(got.Score) != 100*p.score {
			t.Errorf("FFO %d: %+v, want %d", p.number, got, p.score)
		}
	}
}
