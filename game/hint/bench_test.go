package hint_test

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/hint"
)

// BenchmarkAll is what it costs to speak of every move of a position, as a page asks for.
func BenchmarkAll(b *testing.B) {
	for _, c := range []struct {
		name string
		line game.Line
	}{
		{"brazilian", richest(b, "brazilian")},
		{"international", richest(b, "international")},
		{"canadian", richest(b, "canadian")},
		{"ten kings on 10x10", begin(b, "frisian", "W:WK46,K47,K48,K49,K50:BK1,K2,K3,K4,K5")},
		{"reversi", richest(b, "reversi")},
		{"reversi-10x10", richest(b, "reversi-10x10")},
		{"morris9", richest(b, "morris9")},
		{"three men fly", begin(b, "morris9", "W:Wa1,d1,g4:Ba7,d7,e4:H0,0")},
	} {
		b.Run(c.name, func(b *testing.B) {
			moves := c.line.Now().Moves()
			for b.Loop() {
				hint.All(c.line, moves)
			}
			b.ReportMetric(float64(len(moves)), "moves")
		})
	}
}

// richest is the position of a random game that has the most moves.
func richest(b *testing.B, id string) (best game.Line) {
	dice, line := rand.New(rand.NewPCG(1, 1)), begin(b, id, "")
	for best = line; ; {
		m, ok := some(dice, line)
		if !ok {
			return best
		}
		if line = line.Play(m); len(line.Now().Moves()) > len(best.Now().Moves()) {
			best = line
		}
	}
}
