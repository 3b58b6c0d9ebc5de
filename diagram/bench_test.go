package diagram

import (
	"bytes"
	"compress/gzip"
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

// An SVG board of any ruleset is at most so many bytes on its way to a browser.
const svgBudget = 8 << 10

func TestBoardsAreSmall(t *testing.T) {
	for _, r := range all.All() {
		start, _ := r.Start()
		for _, look := range []Look{Wood, Ink} {
			d := Scene{Board: r.Board(), Pieces: start.Pieces(), Named: true, Look: look}.Drawing(r.ID())
			if n := zipped(t, d.SVG()); n > svgBudget {
				t.Errorf("%s: %d bytes of SVG in gzip", r.ID(), n)
			}
		}
	}
}

func zipped(t testing.TB, data []byte) int {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}

// BenchmarkSVG is a ruleset's start: with all its parts, and on a page that has had them.
func BenchmarkSVG(b *testing.B) {
	for _, r := range all.All() {
		start, _ := r.Start()
		scene := Scene{Board: r.Board(), Pieces: start.Pieces(), Named: true}
		for name, write := range map[string]func(Drawing) []byte{"whole": Drawing.SVG, "inline": Drawing.Inline} {
			b.Run(r.ID()+"/"+name, func(b *testing.B) {
				var svg []byte
				for b.Loop() {
					svg = write(scene.Drawing(r.ID()))
				}
				b.ReportMetric(float64(zipped(b, svg)), "gzip-bytes")
			})
		}
	}
}

func begin(id string) (game.Line, error) {
	rules, err := all.Find(id)
	if err != nil {
		return game.Line{}, err
	}
	return game.Begin(rules), nil
}
