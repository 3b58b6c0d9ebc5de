package diagram

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

// explained is a position with its moves in texts, and marks by the names of squares: "must c3", "A e5".
func explained(t *testing.T, rules, fen string, moves []string, marks ...string) Scene {
	t.Helper()
	s := scene(t, rules, fen, "")
	r, err := all.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	line, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		m, err := line.Now().Find(text)
		if err != nil {
			t.Fatal(err)
		}
		s.Show(m)
	}
	for _, mark := range marks {
		kind, name, _ := strings.Cut(mark, " ")
		s.Marks = append(s.Marks, Mark{square(s.Board, name), kindNamed(t, kind)})
	}
	return s
}

func kindNamed(t *testing.T, name string) MarkKind {
	t.Helper()
	if len(name) == 1 {
		return Letter(name[0])
	}
	for k, n := range []string{"from", "stop", "end", "taken", "must", "asked", "legal", "via", "flips", "removable", "protected", "forbidden"} {
		if n == name {
			return MarkKind(k)
		}
	}
	t.Fatalf("no mark is called %q", name)
	return 0
}

func refused(s Scene, names ...string) Scene {
	var squares []game.Square
	for _, name := range names {
		squares = append(squares, square(s.Board, name))
	}
	s.Routes = append(s.Routes, Route{Squares: squares, Refused: true})
	return s
}

func seen(s Scene, margin int, names ...string) Scene {
	var squares []game.Square
	for _, name := range names {
		squares = append(squares, square(s.Board, name))
	}
	s.Window = Around(s.Board, margin, squares...)
	return s
}

func inked(s Scene) Scene { s.Look = Ink; return s }

func below(s Scene, c game.Color) Scene { s.Below = c; return s }

// explanations are scenes as a guide has them, a family each and in pieces.
func explanations(t *testing.T) map[string]Scene {
	majority := explained(t, "brazilian", "W:Wb2,c3,e3,g1:Bd4,d8,f6,h8", []string{"c3xe5xg7"}, "must c3", "asked e3", "A e3", "B b4")
	back := refused(explained(t, "english", "W:Wc3,e5,Kg7:Bb6,d8", nil, "forbidden d4", "asked e5", "legal f6", "taken b6", "from a1", "stop b2", "end c3"), "e5", "d4")
	turkish := explained(t, "turkish", "W:Wd4,c3:Bd5,d7,Kh8", []string{"d4xd6xd8"}, "must d4", "C c3")
	numbers := explained(t, "international", "W:WKa1:Bc3,d6,c7,g3", []string{"46x28x44"}, "must a1")
	discs := explained(t, "reversi", opening, []string{"d3"}, "legal c4", "forbidden e3")
	mills := explained(t, "morris9", morris, []string{"d5-d6xb4"}, "protected g1", "A f6")
	return map[string]Scene{
		"majority":        majority,
		"majority-ink":    inked(majority),
		"majority-window": seen(majority, 0, "b2", "g7"),
		"back":            back,
		"back-corner":     seen(back, 0, "a1", "e5"),
		"back-turned":     below(seen(back, 0, "a1", "e5"), game.Black),
		"numbers-window":  seen(numbers, 0, "a1", "g5"),
		"turkish":         turkish,
		"turkish-window":  seen(turkish, 1, "c3", "d8"),
		"turkish-ink":     inked(turkish),
		"discs-explained": discs,
		"discs-window":    seen(discs, 1, "c3", "e5"),
		"discs-ink":       inked(discs),
		"mills":           mills,
		"mills-window":    seen(mills, 0, "b4", "f6"),
		"mills-ink":       inked(mills),
	}
}

func TestExplanations(t *testing.T) {
	for name, s := range explanations(t) {
		d := s.Drawing(name)
		golden(t, name, d)
		if *pictures != "" {
			if err := os.WriteFile(filepath.Join(*pictures, name+".png"), d.PNG(.5), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

var pictures = flag.String("pictures", "", "write what is explained as PNG into this directory, to look at")

const (
	opening = "---------------------------OX------XO--------------------------- X"
	morris  = "W:Wb6,d5,f6,a7:Bb4,g1,g4,g7:H0,0"
)

// What the window does not hold is not drawn, and squares keep the names of the whole board.
func TestAWindowIsAPieceOfTheBoard(t *testing.T) {
	s := explained(t, "brazilian", "W:Wb2,c3:Bd4,f6,h8", []string{"c3xe5xg7"}, "must c3", "A h8")
	whole, piece := string(s.Drawing("").Inline()), string(seen(s, 0, "c3", "e5").Drawing("").Inline())
	for _, part := range []struct {
		text        string
		whole, part int // how often
	}{
		{"#d-man-w", 2, 1}, {"#d-man-b", 3, 1}, {"#d-legal", 1, 0}, {"#d-via", 1, 1}, {"#d-badge", 1, 0},
		{">c<", 1, 1}, {">e<", 1, 1}, {">5<", 1, 1}, {">a<", 1, 0}, {">1<", 1, 0}, {">h<", 1, 0},
	} {
		if w, p := strings.Count(whole, part.text), strings.Count(piece, part.text); w != part.whole || p != part.part {
			t.Errorf("%s is drawn %d times on the board and %d times in the window; want %d and %d", part.text, w, p, part.whole, part.part)
		}
	}
}

func TestAround(t *testing.T) {
	b := scene(t, "brazilian", "W:Wa1:Bh8", "").Board
	for _, c := range []struct {
		margin  int
		squares string
		want    Window
	}{
		{0, "c3", Window{2, 2, 1, 1}},
		{1, "c3 e5", Window{1, 1, 5, 5}},
		{2, "a1 c3", Window{0, 0, 5, 5}},
		{3, "h8", Window{4, 4, 4, 4}},
		{0, "h2 a7", Window{0, 1, 8, 6}},
	} {
		var squares []game.Square
		for name := range strings.FieldsSeq(c.squares) {
			squares = append(squares, square(b, name))
		}
		if got := Around(b, c.margin, squares...); got != c.want {
			t.Errorf("%d around %s is %v, want %v", c.margin, c.squares, got, c.want)
		}
	}
}

// A page of figures has what they are made of once.
func TestPartsAreOfAllDrawings(t *testing.T) {
	var drawings []Drawing
	for _, s := range explanations(t) {
		drawings = append(drawings, s.Drawing("<"))
	}
	parts := string(Parts(drawings...))
	page := parts
	for _, d := range drawings {
		page += string(d.Inline())
	}
	wellFormed(t, []byte("<body>"+page+"</body>"))
	for _, found := range regexp.MustCompile(`(?:href="|url\()#([a-z-]+)`).FindAllStringSubmatch(page, -1) {
		if n := strings.Count(page, `id="`+found[1]+`"`); n != 1 {
			t.Errorf("%s stands %d times on the page", found[1], n)
		}
	}
}

// In grey too every mark and every piece has a shape of its own: no two are the same but for colours.
func TestShapesDiffer(t *testing.T) {
	for _, s := range sets {
		shapes := map[string]string{}
		for _, f := range slices.Concat(s.marks[:], []*figure{s.dot, s.badge}, s.pieces[game.White][:], s.pegs[:1]) {
			var drawn string
			for _, shape := range f.shapes {
				drawn += fmt.Sprint(shape.path)
			}
			if other, twice := shapes[drawn]; twice {
				t.Errorf("%s is drawn as %s is", f.name, other)
			}
			shapes[drawn] = f.name
		}
	}
}

// Ink is grey, on paper without light.
func TestInkHasNoColour(t *testing.T) {
	for name, s := range explanations(t) {
		if s.Look != Ink {
			continue
		}
		svg := string(s.Drawing("").SVG())
		for _, c := range regexp.MustCompile(`fill="#(..)(..)(..)"`).FindAllStringSubmatch(svg, -1) {
			if c[1] != c[2] || c[2] != c[3] {
				t.Errorf("%s has the colour %s", name, c[0])
			}
		}
		if strings.Contains(svg, "Gradient") {
			t.Errorf("%s is shaded", name)
		}
	}
}
