package diagram

import (
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

// BenchmarkCard is one picture of a link, from the drawing to its bytes.
func BenchmarkCard(b *testing.B) {
	for _, id := range []string{"brazilian", "turkish", "international", "canadian"} {
		b.Run(id, func(b *testing.B) {
			line, err := begin(id)
			if err != nil {
				b.Fatal(err)
			}
			card := Card{
				Scene: Scene{Board: line.Rules.Board(), Pieces: line.Now().Pieces(), Named: true},
				Site:  "Tabuleiro", Title: "Damas brasileiras", Lines: []string{"Ana contra Beto", "Vez das brancas"},
			}
			var size int
			for b.Loop() {
				size = len(card.Drawing().PNG(1))
			}
			b.ReportMetric(float64(size), "bytes")
		})
	}
}

func begin(id string) (game.Line, error) {
	rules, err := all.Find(id)
	if err != nil {
		return game.Line{}, err
	}
	return game.Begin(rules), nil
}
