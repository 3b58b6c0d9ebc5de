package obf_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
	"tabuleiro/notation/obf"
)

const start = "---------------------------OX------XO---------------------------"

func read(t testing.TB, text string) (games []*notation.Game) {
	t.Helper()
	for g, err := range obf.Games(strings.NewReader(text), rules(t)) {
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

func rules(t testing.TB) game.Rules {
	t.Helper()
	r, err := reversi.Find("reversi")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRead(t *testing.T) {
	long := strings.Repeat("x", notation.MaxText)
	for _, c := range []struct{ name, text, want string }{
		{"lines end in LF, CRLF and CR", start + " X;\n\r\n" + start + " O;\r\r" + start + " X;",
			"1 at 1: X []; 2 at 3: O []; 3 at 5: X []"},
		{"scores and a remark", start + " X; F5:+2; D6:+0 % easy\r", "1 at 1: X [F5:+2 D6:+0 easy]"},
		{"a line that is too long", start + " X;" + long + "\r" + start + " O;", "1 at 1: X [] too-long; 2 at 2: O []"},
		{"a remark that is too long", start + " O; % " + long, "1 at 1: X [] too-long"},
		{"a square too few", start[1:] + " X;", "1 at 1: X [] bad-board"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, g := range read(t, c.text) {
				fen := g.Played().FEN()
				said := fmt.Sprintf("%d at %d: %s %s", g.Number, g.Line, fen[len(fen)-1:], g.After)
				for _, p := range g.Problems {
					said += " " + string(p.Code)
				}
				got = append(got, said)
			}
			if got := strings.Join(got, "; "); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// FuzzRead reads anything: positions that were read can be written, and read again without a problem.
func FuzzRead(f *testing.F) {
	names, err := filepath.Glob("../testdata/corpus/*obf*.obf")
	if err != nil || len(names) < 3 {
		f.Fatal(names, err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data))
	}
	f.Add(strings.ReplaceAll(start, "X", "*") + "*;F5:+2\r% x\r" + start + " O")
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range read(t, text) {
			var b bytes.Buffer
			if err := obf.Write(&b, g); err != nil {
				t.Fatal(err)
			}
			again := read(t, b.String())
			if len(again) != 1 || len(again[0].Problems) > 0 || again[0].Played().FEN() != g.Played().FEN() {
				t.Errorf("%q of %q is read as %v", b.String(), text, again)
			}
		}
	})
}
