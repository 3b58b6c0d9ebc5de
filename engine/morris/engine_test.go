package morris

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
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
func TestEngine(t *testing.T) { enginetest.Run(t, Engine{}, rules.All(), 16) }

func TestFindsTheMove(t *testing.T) {
	for _, c := range []struct {
		why, id, fen string
		depth        engine.Depth
		move, score  string
	}{
		{"a mill leaves two men", "morris9", "W:Wa7,c5,d7,g4:Ba1,d1,g1:H0,0", 1, "", "#1"},
		{"the last placing shuts White in", "morris9", "B:Wb6,c5,f4,f6,e3,d5,e4,g7,c3:Bb4,d7,d6,e5,d3,g4,g1,f2:H0,1", 1, "c4", "#1"},
		{"a row of three", "morris3", "W:Wa1,b2:Ba3,b3:H1,1", 1, "c3", "#1"},
		{"who starts in the middle wins", "morris3", "W:W:B:H3,3", 9, "b2", "#9"},
	} {
		got, _ := engine.Last(t.Context(), Engine{}, lineAt(t, c.id, c.fen), engine.Limits{Depth: c.depth})
		if c.move != "" && got.Move.Text != c.move || c.score != "" && got.Score.String() != c.score {
			t.Errorf("%s (%s %s): found %s (%v), want %s (%s)", c.why, c.id, c.fen, got.Move.Text, got.Score, c.move, c.score)
		}
	}
}

// A pass is a move: where the rules have it, the engine plays it.
func TestPassesWhereItMust(t *testing.T) {
	rs := find(t, "morris9").Ruleset
	r, err := rules.Compile(rs.With("passes", func(r *rules.Ruleset) { r.NoMove = rules.Passes }))
	if err != nil {
		t.Fatal(err)
	}
	line, err := game.BeginFEN(r, "W:Wa7,d7,a4,d6:Bg7,a1,b4,f6,b6,d5:H0,0")
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 4}); !ok || got.Move.Text != "pass" {
		t.Errorf("%+v, %v", got, ok)
	}
}
