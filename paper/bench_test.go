package paper

import (
	"strings"
	"testing"

	"tabuleiro/diagram"
)

// What a booklet of forty drawings may weigh.
const bookletBudget = 3 << 20

// booklet is forty boards of wood with words beside them.
func booklet(t testing.TB) []byte {
	line := played(t, "brazilian", 80).List[0].Line
	f := &flow{paper: A4, lang: "pt-BR", title: "Damas brasileiras"}
	f.next()
	for ply := range 40 {
		now := line.Back(min(ply, line.Ply()))
		scene := diagram.Scene{Board: now.Rules.Board(), Pieces: now.Now().Pieces(), Named: true}
		for _, m := range now.Now().Moves() {
			scene.Show(m)
		}
		f.beside([]string{strings.Repeat("Quando várias peças podem capturar, conte as peças de cada caminho. ", 6)}, newPicture(scene, "Figura"))
	}
	d, err := documentOf("pt-BR", f.title, f.sheets)
	if err != nil {
		t.Fatal(err)
	}
	pdf, err := d.PDF()
	if err != nil {
		t.Fatal(err)
	}
	return pdf
}

func TestBookletsAreSmall(t *testing.T) {
	if n := len(booklet(t)); n > bookletBudget {
		t.Errorf("forty drawings make %d bytes", n)
	}
}

func BenchmarkBooklet(b *testing.B) {
	var n int
	for b.Loop() {
		n = len(booklet(b))
	}
	b.ReportMetric(float64(n), "bytes")
}

// BenchmarkGuide is a ruleset's guide from its words to its bytes.
func BenchmarkGuide(b *testing.B) {
	l := Booklet{Guide: explained(b, "brazilian"), Paper: A4}
	var n int
	for b.Loop() {
		_, pdf := written(b, l, "pt-BR")
		n = len(pdf)
	}
	b.ReportMetric(float64(n), "bytes")
}
