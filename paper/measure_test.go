package paper

import (
	"bytes"
	"compress/zlib"
	"errors"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/game/all"
)

// rectangles are the closed outlines of four corners in a PDF, width and height in millimetres.
func rectangles(t *testing.T, pdf []byte) [][2]float64 {
	t.Helper()
	var found [][2]float64
	for _, content := range streams(t, pdf) {
		for _, m := range corners.FindAllStringSubmatch(content, -1) {
			var low, high [2]float64
			low = [2]float64{math.Inf(1), math.Inf(1)}
			high = [2]float64{math.Inf(-1), math.Inf(-1)}
			for i, number := range m[1:] {
				v, err := strconv.ParseFloat(number, 64)
				if err != nil {
					t.Fatal(err)
				}
				low[i%2], high[i%2] = min(low[i%2], v), max(high[i%2], v)
			}
			const point = 25.4 / 72
			found = append(found, [2]float64{(high[0] - low[0]) * point, (high[1] - low[1]) * point})
		}
	}
	return found
}

var corners = func() *regexp.Regexp {
	const point = `(-?[\d.]+) (-?[\d.]+) `
	return regexp.MustCompile(point + `m\s+` + point + `l\s+` + point + `l\s+` + point + `l\s+h`)
}()

// streams are what stands compressed in a PDF.
func streams(t *testing.T, pdf []byte) []string {
	t.Helper()
	var all []string
	for part := range bytes.SplitSeq(pdf, []byte("stream\n")) {
		r, err := zlib.NewReader(bytes.NewReader(part))
		if err != nil {
			continue // what stands between two of them
		}
		content, err := io.ReadAll(r)
		if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Fatal(err)
		}
		all = append(all, string(content))
	}
	return all
}

// A square of 40 mm measures 40.0 mm on paper, and so do all others, on every board.
func TestBoardsHaveTheirTrueSize(t *testing.T) {
	for _, c := range []struct {
		rules string
		paper Size
		side  float64
	}{
		{"brazilian", A4, 40}, {"brazilian", Letter, 40}, {"brazilian", A4, 7.5}, {"brazilian", Letter, 55},
		{"international", A4, 40}, {"canadian", Letter, 16}, {"turkish", A4, 40},
	} {
		r := rules(t, c.rules)
		_, pdf := written(t, Board{Rules: r, Paper: c.paper, Side: c.side}, "pt-BR")
		n := 0
		for _, found := range rectangles(t, pdf) {
			if math.Abs(found[0]-found[1]) < 1 && math.Abs(found[0]-c.side) < 4 {
				n++
				if math.Abs(found[0]-c.side) > .1 || math.Abs(found[1]-c.side) > .1 {
					t.Errorf("%s: a square of %g mm measures %.2f x %.2f", c.rules, c.side, found[0], found[1])
				}
			}
		}
		if n < len(r.Board().Points)/2 {
			t.Errorf("%s of %g mm on %s: only %d squares are found", c.rules, c.side, c.paper.Name, n)
		}
	}
}

// Boards without squares measure as many sides as they have files and ranks, and the line to measure its length.
func TestWholeBoardsHaveTheirTrueSize(t *testing.T) {
	for _, id := range []string{"reversi", "reversi-6x6", "morris9", "morris6", "morris3"} {
		r := rules(t, id)
		const side = 40
		_, pdf := written(t, Board{Rules: r, Paper: A4, Side: side}, "en")
		wide, high := float64(r.Board().Width)*side, float64(r.Board().Height)*side
		board, line := false, false
		for _, found := range rectangles(t, pdf) {
			board = board || math.Abs(found[0]-wide) <= .1 && math.Abs(found[1]-high) <= .1
			line = line || math.Abs(found[0]-ruleLength) <= .1 && found[1] < 1
		}
		if !board || !line {
			t.Errorf("%s: a board of %g x %g mm is found: %v; a line of %d mm: %v", id, wide, high, board, ruleLength, line)
		}
	}
}

// Every ruleset has its boards, pieces and sheets, on both papers.
func TestEveryRulesetIsPrinted(t *testing.T) {
	for _, r := range all.All() {
		for _, size := range Sizes {
			for _, l := range []Layout{
				Board{Rules: r, Paper: size, Side: 30}, Pieces{Rules: r, Paper: size, Diameter: 24},
				Scoresheet{Rules: r, Paper: size, Moves: 60}, Diagrams{Rules: r, Paper: size, PerPage: 4, Pages: 1},
			} {
				d, err := l.Document("es")
				if err != nil {
					t.Errorf("%s, %T: %v", r.ID(), l, err)
					continue
				}
				for _, p := range d.Pages {
					if low, high := min(p.Width, p.Height), max(p.Width, p.Height); low != size.Width || high != size.Height {
						t.Errorf("%s, %T: a page of %g x %g", r.ID(), l, p.Width, p.Height)
					}
				}
			}
		}
	}
}

// Sheets hold every square whole, fit their paper, and go on below one another.
func TestCuts(t *testing.T) {
	for _, r := range all.All() {
		b := r.Board()
		for side := 5.0; side <= mostSquare; side += 2.5 {
			for _, room := range []float64{100 - 2*margin, A4.Width - 2*margin, A4.Height - 2*margin - boardFoot} {
				if side > room-flap-frameShare*side {
					continue
				}
				length := float64(b.Width)*side + 2*frameShare*side
				spans := cuts(length, room, side)
				for i, s := range spans {
					switch {
					case s.to-s.from > room+1e-9:
						t.Fatalf("%s of %g mm: a sheet has %g mm of %g", r.ID(), side, s.to-s.from, room)
					case i == 0 && s.from != 0, i > 0 && s.from != spans[i-1].seam, i == len(spans)-1 && (s.to != length || s.seam != 0):
						t.Fatalf("%s of %g mm: cut into %v", r.ID(), side, spans)
					case s.seam > 0 && s.to != s.seam+flap:
						t.Fatalf("%s of %g mm: %v lies by %g below the next", r.ID(), side, s, s.to-s.seam)
					}
					if squares := (s.seam - frameShare*side) / side; s.seam > 0 && math.Abs(squares-math.Round(squares)) > 1e-9 {
						t.Fatalf("%s of %g mm: cut after %g squares", r.ID(), side, squares)
					}
				}
			}
		}
	}
}

func TestBadLayouts(t *testing.T) {
	r := rules(t, "brazilian")
	for _, c := range []struct {
		layout Layout
		want   Code
	}{
		{Board{r, A4, 0, 0}, BadSquare},
		{Board{r, A4, 500, 0}, BadSquare},
		{Board{r, A4, math.NaN(), 0}, BadSquare},
		{Board{r, Size{"", 100, 100}, 60, 0}, BadSquare},
		{Board{r, Size{}, 20, 0}, BadPaper},
		{Board{r, Size{"", 210, math.Inf(1)}, 20, 0}, BadPaper},
		{Pieces{r, A4, 0, 0}, BadSquare},
		{Pieces{r, A4, 500, 0}, BadSquare},
		{Pieces{r, Size{"", -1, 5}, 20, 0}, BadPaper},
		{Scoresheet{r, A4, 0}, BadCount},
		{Scoresheet{r, A4, 1e6}, BadCount},
		{Scoresheet{r, Size{}, 40}, BadPaper},
		{Diagrams{r, A4, 0, 1}, BadCount},
		{Diagrams{r, A4, 21, 1}, BadCount},
		{Diagrams{r, A4, 6, 0}, BadCount},
		{Diagrams{r, A4, 6, 1000}, BadCount},
		{Diagrams{r, Size{}, 6, 1}, BadPaper},
		{Cards{r, A4, nil}, Nothing},
		{Cards{r, A4, []Card{{"W:Wz9:B", nil}}}, BadPlace},
		{Cards{r, A4, []Card{{"W:Wc3:Bd4", nil}}}, BadPlace},
		{Cards{r, A4, []Card{{"W:Wc3:Bd4", []string{"c3-b4"}}}}, BadPlace},
		{Cards{r, A4, make([]Card, 1000)}, BadCount},
		{Cards{r, Size{}, make([]Card, 1)}, BadPaper},
		{Games{A4, 5, nil, ""}, Nothing},
		{Games{A4, 0, make([]Game, 1), ""}, BadCount},
		{Games{A4, 5, make([]Game, 1000), ""}, BadCount},
		{Games{Size{}, 5, make([]Game, 1), ""}, BadPaper},
		{Booklet{Paper: A4}, Nothing},
		{Booklet{Paper: Size{}}, BadPaper},
	} {
		wantProblem(t, c.layout, c.want)
	}
}

func wantProblem(t *testing.T, l Layout, code Code) {
	t.Helper()
	for _, lang := range []string{"pt-BR", "es", "en"} {
		_, err := l.Document(lang)
		var p *Problem
		if !errors.As(err, &p) || p.Code != code {
			t.Errorf("%+v: %v, want %s", l, err, code)
			continue
		}
		if said := p.Words(lang); strings.ContainsAny(said, "{}") || strings.Contains(said, "print.bad") {
			t.Errorf("%s: %q", lang, said)
		}
	}
}
