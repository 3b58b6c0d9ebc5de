package pdn_test

import (
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
	"tabuleiro/notation/pdn"
)

// A position with more than a thousand ways to capture is played on from, as any; of a file full of them only the first.
func TestPositionsWithVeryManyCaptures(t *testing.T) {
	const tangled = `[Ruleset "frysk"] [FEN "B:W2,5,6,7,9,11,15,22,23,24,25,37,38,40,44,47:BK4,K31"] 1... b4xb10 *` + "\n"
	r := pdn.NewReader(strings.NewReader(strings.Repeat(tangled, 120)), pdn.Options{Rules: all.All()})
	whole, given := 0, 0
	for g, err := range r.Games() {
		switch {
		case err != nil:
			t.Fatal(err)
		case len(g.Problems) == 0 && g.Plies == 1:
			whole++
		case len(g.Problems) == 1 && g.Problems[0].Code == notation.IllegalMove && g.Problems[0].Why == string(game.FENTangled):
			given++
		default:
			t.Fatalf("game %d: %d plies, %v", g.Number, g.Plies, g.Problems)
		}
	}
	if whole != 100 || given != 20 {
		t.Errorf("%d games were read, %d given up", whole, given)
	}
}
