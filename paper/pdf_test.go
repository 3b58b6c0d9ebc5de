package paper

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/guide"
	guides "tabuleiro/guide/all"
	"tabuleiro/i18n"
)

func rules(t testing.TB, id string) game.Rules {
	t.Helper()
	r, err := all.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// written is a layout's document and its PDF.
func written(t testing.TB, l Layout, lang string) (Document, []byte) {
	t.Helper()
	d, err := l.Document(lang)
	if err != nil {
		t.Fatal(err)
	}
	d.Made = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
	pdf, err := d.PDF()
	if err != nil {
		t.Fatal(err)
	}
	return d, pdf
}

// poppler runs one of its tools on a PDF, with its name as the last argument but for those that follow it.
func poppler(t testing.TB, pdf []byte, tool string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(tool); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%v: scripts/setup-test.sh installs it", err)
		}
		t.Skip(err)
	}
	file := filepath.Join(t.TempDir(), "it.pdf")
	if err := os.WriteFile(file, pdf, 0o644); err != nil {
		t.Fatal(err)
	}
	for i, a := range args {
		if a == "FILE" {
			args[i] = file
		}
	}
	var said, complaints bytes.Buffer
	c := exec.Command(tool, args...)
	c.Stdout, c.Stderr = &said, &complaints
	if err := c.Run(); err != nil || complaints.Len() > 0 {
		t.Fatalf("%s: %v, %s", tool, err, complaints.String())
	}
	return said.String()
}

// A document is equal bytes whenever it is made, says who it is and embeds its letters.
func TestPDF(t *testing.T) {
	for _, lang := range i18n.Languages {
		l := Board{Rules: rules(t, "brazilian"), Paper: A4, Side: 40}
		d, pdf := written(t, l, lang)
		if _, again := written(t, l, lang); !bytes.Equal(pdf, again) {
			t.Errorf("%s: the same board makes other bytes", lang)
		}
		info := poppler(t, pdf, "pdfinfo", "FILE")
		for _, want := range []string{d.Title, "2026", "A4"} {
			if !strings.Contains(info, want) {
				t.Errorf("%s: pdfinfo says\n%s; want %q", lang, info, want)
			}
		}
		for font := range strings.Lines(strings.SplitN(poppler(t, pdf, "pdffonts", "FILE"), "\n", 3)[2]) {
			if !strings.Contains(font, "CID TrueType      Identity-H       yes") {
				t.Errorf("%s: there is a font %s", lang, font)
			}
		}
	}
}

// Every entry leads to its page: a guide has one for each of its chapters and topics.
func TestOutlines(t *testing.T) {
	g := explained(t, "brazilian")
	d, pdf := written(t, Booklet{Guide: g, Paper: A4}, "pt-BR")
	entries := 0
	for _, p := range d.Pages {
		entries += len(p.Entries)
	}
	want := 1 + len(g.Chapters) // the cover, and the solutions if there are any
	for range g.Topics() {
		want++
	}
	if entries < want || entries > want+1 {
		t.Errorf("%d entries, want %d and one for solutions", entries, want)
	}
	if n := bytes.Count(pdf, []byte("/Dest [")); n != entries {
		t.Errorf("the PDF has %d, want %d", n, entries)
	}
}

// layouts are one of each kind, and those that differ most.
func layouts(t testing.TB) map[string]Layout {
	return map[string]Layout{
		"board":          Board{Rules: rules(t, "brazilian"), Paper: A4, Side: 40},
		"turkish":        Board{Rules: rules(t, "turkish"), Paper: Letter, Side: 20, Look: diagram.Ink},
		"trilha":         Board{Rules: rules(t, "morris9"), Paper: A4, Side: 25},
		"pieces":         Pieces{Rules: rules(t, "brazilian"), Paper: A4, Diameter: 30},
		"pieces-trilha":  Pieces{Rules: rules(t, "morris9"), Paper: A4, Diameter: 20},
		"pieces-reversi": Pieces{Rules: rules(t, "reversi"), Paper: Letter, Diameter: 28},
		"scoresheet":     Scoresheet{Rules: rules(t, "brazilian"), Paper: A4, Moves: 60},
		"scoresheet-10":  Scoresheet{Rules: rules(t, "international"), Paper: Letter, Moves: 100},
		"diagrams":       Diagrams{Rules: rules(t, "international"), Paper: A4, PerPage: 6, Pages: 2},
		"diagrams-12":    Diagrams{Rules: rules(t, "morris9"), Paper: Letter, PerPage: 12, Pages: 1},
		"booklet":        Booklet{Guide: explained(t, "brazilian"), Paper: A4},
		"game":           played(t, "brazilian", 60),
		"game-reversi":   played(t, "reversi", 60),
		"game-trilha":    played(t, "morris9", 30),
		"cards": Cards{Rules: rules(t, "brazilian"), Paper: A4, List: []Card{
			{"W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", []string{"c3xe5xg7", "h8xf6"}},
			{"W:WKa1:Bc3,e5", []string{"a1xd4xg7"}},
			{"B:We3:Bd4,h8", []string{"d4xf2"}},
		}},
		"reversi": Board{Rules: rules(t, "reversi"), Paper: A4, Side: 30},
	}
}

func explained(t testing.TB, id string) *guide.Guide {
	t.Helper()
	g, err := guides.Find(id)
	if err != nil || g == nil {
		t.Fatalf("%s has no guide: %v", id, err)
	}
	return g
}

// Every ruleset that is explained has a booklet of bounded size, and exercises that their solutions solve.
func TestEveryGuideIsABooklet(t *testing.T) {
	for _, g := range guides.Guides() {
		if cards := Exercises(g); cards != nil {
			if _, err := (Cards{Rules: g.Rules, Paper: A4, List: cards}).Document("en"); err != nil {
				t.Errorf("%s: exercises: %v", g.Rules.ID(), err)
			}
		}
		d, pdf := written(t, Booklet{Guide: g, Paper: Letter, Look: diagram.Ink}, "es")
		if len(pdf) > bookletBudget || len(d.Pages) < 2 {
			t.Errorf("%s: %d pages, %d bytes", g.Rules.ID(), len(d.Pages), len(pdf))
		}
	}
}

// played is a game of the first or the last legal move in turns.
func played(t testing.TB, id string, plies int) Games {
	line := game.Begin(rules(t, id))
	for i := 0; i < plies && !line.Verdict().Outcome.Over(); i++ {
		moves := line.Now().Moves()
		line = line.Play(moves[i%2*(len(moves)-1)])
	}
	return Games{Paper: A4, Every: 8, List: []Game{{Line: line, Title: "Ana – Beto", Facts: []string{"Copa de São Paulo, 2026"}, Result: game.WhiteWins}}}
}

// Every line that a layout writes is text in its PDF, in every language.
func TestWordsAreText(t *testing.T) {
	for name, l := range layouts(t) {
		for _, lang := range i18n.Languages {
			if lang != i18n.Base && strings.Contains(name, "-") {
				continue // another of its kind is read in all languages
			}
			d, pdf := written(t, l, lang)
			read := strings.Join(strings.Fields(poppler(t, pdf, "pdftotext", "-raw", "FILE", "-")), " ")
			var lines lister
			for _, p := range d.Pages {
				p.Paint(&lines)
			}
			for _, line := range lines.words {
				if !strings.Contains(read, line) {
					t.Errorf("%s in %s: %q is not found", name, lang, line)
				}
				if strings.ContainsAny(line, "{}") || strings.Contains(line, "print.") {
					t.Errorf("%s in %s: %q", name, lang, line)
				}
			}
		}
	}
}

// lister is a form of output that keeps words.
type lister struct {
	words []string
}

func (l *lister) Text(w diagram.Words)                                         { l.words = append(l.words, w.Text) }
func (*lister) Fill(color.NRGBA)                                               {}
func (*lister) MoveTo(x, y float64)                                            {}
func (*lister) LineTo(x, y float64)                                            {}
func (*lister) CubeTo(x1, y1, x2, y2, x, y float64)                            {}
func (*lister) ClosePath()                                                     {}
func (*lister) Filled()                                                        {}
func (*lister) Light(_ string, _ func() image.Image, x, y, wide, high float64) {}
func (*lister) Clip(x, y, wide, high float64)                                  {}
func (*lister) Unclip()                                                        {}

var update = flag.Bool("update", false, "write the golden files anew")

// The first sheet of each kind stays as it was looked at.
func TestSheets(t *testing.T) {
	for _, name := range []string{"board", "trilha", "pieces-reversi", "scoresheet-10", "cards", "game"} {
		d, err := layouts(t)[name].Document("pt-BR")
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("testdata", name+".svg")
		svg := d.Pages[0].SVG()
		if *update {
			if err := os.WriteFile(file, svg, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(svg, want) {
			t.Errorf("%s differs from %s: look at it and say -update", name, file)
		}
	}
}

// With -pages the PDFs are written to be looked at.
var pages = flag.String("pages", "", "write the layouts as PDF into this directory")

func TestLayouts(t *testing.T) {
	for name, l := range layouts(t) {
		_, pdf := written(t, l, "pt-BR")
		if len(pdf) > 3<<20 {
			t.Errorf("%s has %d bytes", name, len(pdf))
		}
		if *pages != "" {
			if err := os.WriteFile(filepath.Join(*pages, name+".pdf"), pdf, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
