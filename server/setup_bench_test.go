package server

import (
	"testing"

	"tabuleiro/game/all"
)

func BenchmarkExamine(b *testing.B) {
	for name, c := range map[string][2]string{
		"usual": {"brazilian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"},
		"many":  {"frisian", "B:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47"},
		"some":  {"canadian", "W:WK1,K6,K67,K72:B14,16,18,26,28,30,38,40,42,50,52,54"},
	} {
		r, err := all.Find(c[0])
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				(Page{}).answerOf(readSetup(r, c[1]))
			}
		})
	}
}
