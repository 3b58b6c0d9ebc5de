package diagram

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

var update = flag.Bool("update", false, "write the golden files anew")

// scene is a position after a move, or as it stands.
func scene(t *testing.T, rules, fen, move string) Scene {
	t.Helper()
	r, err := all.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	line, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatal(err)
	}
	s := Scene{Board: r.Board(), Named: true}
	if move != "" {
		m, err := line.Now().Find(move)
		if err != nil {
			t.Fatal(err)
		}
		line = line.Play(m)
		s.Marks = LastMove(m)
	}
	s.Pieces = line.Now().Pieces()
	return s
}

// capture takes two men; both kinds of both colours stand on the board.
func capture(t *testing.T) Scene {
	return scene(t, "brazilian", "W:Wa3,c3,Kh8:Ba7,d6,f6,d4,Kg1", "c3xe5xg7")
}

func TestSVG(t *testing.T) {
	turned := capture(t)
	turned.Below, turned.Named = game.Black, false
	for name, d := range map[string]Drawing{
		"capture":  capture(t).Drawing("Damas: c3 × g7 & mais"),
		"turned":   turned.Drawing("Damas"),
		"lines":    scene(t, "turkish", "W:WKd4:Bd6,h7", "d4xd8").Drawing("Damas turcas"),
		"numbered": scene(t, "international", "W:W28:BK6", "").Drawing("Damas internacionais"),
		"discs":    flip().Drawing("Reversi: d3"),
		"discs6":   Scene{Board: felted(6), Named: true}.Drawing("6 x 6"),
		"discs10":  Scene{Board: felted(10), Named: true, Below: game.Black}.Drawing("10 x 10"),
		"points":   mill().Drawing("Trilha: d5-d6xb4"),
		"points5":  Scene{Board: lined(5, twoRings), Named: true, Below: game.Black, Pieces: men("a1", "c4")}.Drawing("5 x 5"),
		"points3":  Scene{Board: lined(3, cross3), Named: true, Pieces: men("a1", "b2"), Marks: []Mark{{4, End}}}.Drawing("3 x 3"),
		"card":     Card{Scene: capture(t), Site: "Tabuleiro", Title: "Damas brasileiras", Lines: []string{"Ana contra Beto"}}.Drawing(),
	} {
		golden(t, name, d)
	}
}

// golden compares a drawing with the file of that name.
func golden(t *testing.T, name string, d Drawing) {
	t.Helper()
	file := filepath.Join("testdata", name+".svg")
	if *update {
		if err := os.WriteFile(file, d.SVG(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.SVG(); !bytes.Equal(got, want) {
		t.Errorf("%s differs from %s:\n%s", name, file, got)
	}
}

func TestPNG(t *testing.T) {
	picture := decoded(t, capture(t).Drawing("").PNG(1)) // squares of 100 pixels, a frame of 20
	if size := picture.Bounds().Size(); size != image.Pt(840, 840) {
		t.Errorf("the picture measures %v", size)
	}
	for _, c := range []struct {
		what string
		x, y int
		want color.NRGBA
	}{
		{"paper beyond the frame's corner", 0, 0, paper},
		{"frame", 400, 10, frame},
		{"a light square", 170, 800, light},
		{"a dark square", 80, 800, dark},
		{"a tinted square", 230, 530, color.NRGBA{0xb5, 0x7f, 0x3e, 0xff}},
		{"the rim of a white man", 70, 606, woods[game.White].rim},
		{"the ring where it stood", 287, 570, markL},
		{"the middle of a cross", 370, 470, markP},
		{"a corner where it stands", 625, 132, markL},
		{"the crown of a black king", 670, 770, crownC},
	} {
		if got := color.NRGBAModel.Convert(picture.At(c.x, c.y)); got != c.want {
			t.Errorf("%s, at %d, %d, is %v, want %v", c.what, c.x, c.y, got, c.want)
		}
	}
}

func decoded(t *testing.T, data []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

func TestEveryStartIsDrawn(t *testing.T) {
	for _, r := range all.All() {
		p, _ := r.Start()
		pieces := p.Pieces()
		card := Card{Scene: Scene{Board: r.Board(), Pieces: pieces, Named: true}, Site: "Tabuleiro", Title: r.ID()}
		svg := card.Drawing().SVG()
		if n := wellFormed(t, svg)["use"]; n != len(pieces) {
			t.Errorf("%s: %d pieces are drawn, want %d", r.ID(), n, len(pieces))
		}
		data := card.Drawing().PNG(1)
		if size := decoded(t, data).Bounds().Size(); size != image.Pt(CardWidth, CardHeight) {
			t.Errorf("%s: the card measures %v", r.ID(), size)
		}
		if len(data) > 64<<10 {
			t.Errorf("%s: the card has %d bytes", r.ID(), len(data))
		}
	}
}

// wellFormed counts the elements of a document.
func wellFormed(t *testing.T, document []byte) map[string]int {
	t.Helper()
	elements := map[string]int{}
	for d := xml.NewDecoder(bytes.NewReader(document)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return elements
		}
		if err != nil {
			t.Fatalf("%v in %s", err, document)
		}
		if start, ok := token.(xml.StartElement); ok {
			elements[start.Name.Local]++
		}
	}
}

func TestTitlesAreText(t *testing.T) {
	svg := Card{Scene: capture(t), Site: `<b>`, Title: `"><script>`, Lines: []string{"&amp;"}}.Drawing().SVG()
	if elements := wellFormed(t, svg); elements["script"]+elements["b"] > 0 {
		t.Errorf("words became elements: %s", svg)
	}
}

// A king that comes back to where it stood has gone in a circle: its square is tinted once.
func TestARouteThatComesBack(t *testing.T) {
	m := game.Move{Routes: [][]game.Square{{0, 9, 0}}, Taken: []game.Square{4}}
	s := capture(t)
	s.Marks = LastMove(m)
	if want := []Mark{{0, From}, {9, Stop}, {0, End}, {4, Taken}}; !equal(s.Marks, want) {
		t.Errorf("marks are %v, want %v", s.Marks, want)
	}
	if n := strings.Count(string(s.Drawing("").SVG()), `fill="#e9b64a" fill-opacity`); n != 1 {
		t.Errorf("%d tints", n)
	}
	if got := decoded(t, s.Drawing("").PNG(.5)).At(35, 365); got != (color.RGBA{0xb5, 0x7f, 0x3e, 0xff}) {
		t.Errorf("a1 is %v", got)
	}
}

func equal(a, b []Mark) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func TestWordsStayOnTheCard(t *testing.T) {
	long := strings.Repeat("Damasdeumnomesemfim", 9)
	for _, words := range []string{"Damas", "Damas brasileiras de torneio com regras de 1967 e mais algumas", long, "", "🦊 raposa \x00"} {
		c := Card{Scene: capture(t), Title: words, Lines: []string{words, words}}
		for _, i := range c.Drawing().items {
			if line, ok := i.(text); ok && line.x+width(line.words, line.weight, line.size) > CardWidth-cardMargin {
				t.Errorf("%q leaves the card", line.words)
			}
		}
	}
	if got := written("🦊 raposa \x00 çã", bold); got != "raposa çã" {
		t.Errorf("what can be written is %q", got)
	}
}

func TestFewColoursKeepFlatAreas(t *testing.T) {
	from := image.NewRGBA(image.Rect(0, 0, 64, 64))
	for i := range 64 * 64 { // more colours than a palette has
		from.SetRGBA(i%64, i/64, color.RGBA{uint8(i), uint8(i)/2 + uint8(i>>8)*8, 9, 0xff})
	}
	flat := color.RGBA{0x9a, 0x62, 0x38, 0xff}
	for i := range 64 * 16 {
		from.SetRGBA(i%64, i/64, flat)
	}
	from.SetRGBA(63, 63, color.RGBA{250, 250, 250, 0xff})
	to := fewColours(from)
	if len(to.Palette) != 256 {
		t.Errorf("%d colours", len(to.Palette))
	}
	if got := to.At(5, 5); got != flat {
		t.Errorf("the flat area is %v", got)
	}
	rare := color.RGBA{250, 250, 250, 0xff}
	if got, nearest := to.At(63, 63), to.Palette.Convert(rare); got != nearest || nearest == rare {
		t.Errorf("a rare colour became %v, and %v is the nearest", got, nearest)
	}
}

// The colours are those of the page.
func TestColoursAreThePages(t *testing.T) {
	css, err := os.ReadFile("../web/styles/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	w, b := woods[game.White], woods[game.Black]
	for name, c := range map[string]color.NRGBA{
		"paper": paper, "ink": ink, "ink-2": faint, "verde": verde, "ouro": gold, "frame": frame, "inlay": inlay, "plank": plank, "felt": felt, "felt-line": feltL,
		"sq-l": light, "sq-d": dark, "sq-coord-l": nameL, "sq-coord-d": nameD,
		"p-gold": crownC, "p-gold-line": crownL, "m-dark": markD, "m-pale": markP, "m-last": markL, "m-hot": markH, "m-act": markA, "m-no": markN,
		"p-w": w.face, "p-w-rim": w.rim, "p-w-cut": w.cut, "p-w-line": w.line,
		"p-b": b.face, "p-b-rim": b.rim, "p-b-cut": b.cut, "p-b-line": b.line,
	} {
		found := regexp.MustCompile(`--` + name + `: *#([0-9a-f]{6});`).FindSubmatch(css) // the first is light and madeira
		if got := fmt.Sprintf("%02x%02x%02x", c.R, c.G, c.B); found == nil || string(found[1]) != got {
			t.Errorf("--%s is %s here, %s there", name, got, found)
		}
	}
}
