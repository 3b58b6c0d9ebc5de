package hint_test

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/hint"
)

// BenchmarkOf is what it costs to speak of every move of a position, as a page asks for: in the middle of a game,
// and where three men each fly.
func BenchmarkOf(b *testing.B) {
	middle := func(id string, plies int) game.Line {
		dice, line := rand.New(rand.NewPCG(1, 1)), begin(b, id, "")
		for range plies {
			m, ok := some(dice, line)
			if !ok {
				break
			}
			line = line.Play(m)
		}
		return line
	}
	for name, line := range map[string]game.Line{
		"brazilian":     middle("brazilian", 20),
		"international": middle("international", 30),
		"canadian":      middle("canadian", 40),
		"frisian":       begin(b, "frisian", "W:WK46,K47,K48,K49,K50:BK1,K2,K3,K4,K5"),
		"reversi":       middle("reversi", 30),
		"reversi-10x10": middle("reversi-10x10", 50),
		"morris9":       middle("morris9", 16),
		"flying":        begin(b, "morris9", "W:Wa1,d1,g4:Ba7,d7,e4:H0,0"),
	} {
		b.Run(name, func(b *testing.B) {
			moves := line.Now().Moves()
			for b.Loop() {
				for _, m := range moves {
					hint.Of(line, m)
				}
			}
			b.ReportMetric(float64(len(moves)), "moves")
		})
	}
}
