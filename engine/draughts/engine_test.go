package draughts

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
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

// told is a move in letters, whatever the ruleset writes.
func told(r *rules.Rules, m game.Move) string {
	names, sign := r.Board().Names, "-"
	if len(m.Taken) > 0 {
		sign = "x"
	}
	return names[m.From()] + sign + names[m.To()]
}

func TestFindsTheShot(t *testing.T) {
	for _, c := range []struct {
		why, id, fen string
		depth        engine.Depth
		move, score  string
	}{
		{"one for two, whichever way it is taken", "brazilian", "W:Wa1,g1,b2,e3,f2:Bc5,e5", 4, "e3-d4", "#3"},
		{"the same in two words", "canadian", "W:Wa1,g1,b2,e3,f2:Bc5,e5", 4, "e3-d4", "#3"},
		{"the same upside down", "brazilian", "B:Bh8,b8,g7,d6,c7:Wf4,d4", 4, "d6-e5", "#3"},
		{"misère: give the last man away", "misere", "W:Wc3:Be5,h8", 2, "c3-d4", "#2"},
		{"misère: give the last man away on 100 squares", "antidraughts", "W:Wc3:Be5,h8", 2, "c3-d4", "#2"},
		{"breakthrough: run, do not wait", "breakthrough", "W:W16,46:B20", 6, "a7-b8", "#5"},
		{"in italian-traditional to miss a capture loses", "italian-traditional", "W:We4:BKd5,f3", 4, "e4xg2", ""},
		{"crowned in passing, two for nothing", "russian-free", "W:Wf6,c1:Be7,b6", 1, "f6xa5", "#1"},
		{"a man left alone against a king has lost", "turkish-traditional", "W:WKa1:Ba4,h7", 1, "a1xa5", "#1"},
		{"a king takes along the rank", "frisian", "W:WKa1,b8:Bg1,j10", 1, "a1xi1", ""},
	} {
		line := lineAt(t, c.id, c.fen)
		got, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: c.depth})
		if move := told(find(t, c.id), got.Move); move != c.move || c.score != "" && got.Score.String() != c.score {
			t.Errorf("%s (%s %s): found %s (%v), want %s (%s)", c.why, c.id, c.fen, move, got.Score, c.move, c.score)
		}
	}
}

// A king that has moved three times rests, also where it would like to move on.
func TestARestingKingIsLeftAlone(t *testing.T) {
	line := lineAt(t, "frisian", "W:WKa1,j6:BKj10,b8:Ma1=3")
	got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 5})
	if !ok || got.Move.From() == 0 {
		t.Errorf("found %s", got.Move.Text)
	}
}
