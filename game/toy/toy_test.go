package toy

import (
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

func TestProperties(t *testing.T) { gametest.Run(t, Rules{}) }

// A position and what can be played, in full.
func TestMoves(t *testing.T) {
	for fen, want := range map[string]string{
		"W ......... 3,3 -":      "a1 a2 a3 b1 b2 b3 c1 c2 c3",
		"B w........ 2,3 -":      "a2xa1 a3 b1xa1 b2 b3 c1 c2 c3",
		"W .b....... 2,2 a1":     "a2 a3 b2xb1 b3 c1xb1 c2 c3",
		"W w.....bb. 0,0 -":      "a1-a2 a1-b1",
		"W wb.b..... 0,1 -":      "pass",
		"W ....b.... 0,2 -":      "",
		"B ....w.... 2,0 b1:N11": "",
	} {
		line, err := game.BeginFEN(Rules{}, fen)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, m := range line.Now().Moves() {
			if got != "" {
				got += " "
			}
			got += m.Text
		}
		if got != want {
			t.Errorf("%s: %s, want %s", fen, got, want)
		}
	}
}
