package transcript_test

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
	"tabuleiro/notation/transcript"
)

func read(t testing.TB, r game.Rules, text string) (games []*notation.Game) {
	t.Helper()
	for g, err := range transcript.Games(strings.NewReader(text), r) {
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

func rules(t testing.TB, id string) game.Rules {
	t.Helper()
	r, err := reversi.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRead(t *testing.T) {
	long := strings.Repeat("f5", notation.MaxText)
	for _, c := range []struct{ name, text, want string }{
		{"lines end in LF, CRLF and CR", "f5d6\n\r\nf5\r\rf5f6e6", "1 at 1: f5 d6; 2 at 3: f5; 3 at 5: f5 f6 e6"},
		{"numbers, blanks and passes", "1. F5 D6 2. c3 pass\r", "1 at 1: f5 d6 c3 illegal-move"},
		{"a line that is too long", long + "\rf5d6", "1 at 1: too-long; 2 at 2: f5 d6"},
		{"words between games", "My games\nof two\nf5d6\n\nParis:\nf5 f6\nthe end", "1 at 3: f5 d6 stray-text stray-text; 2 at 6: f5 f6 stray-text stray-text"},
		{"nothing but words", "My games", ""},
		{"words behind what cannot be read are not told", "f5 one two d6 h8 three", "1 at 1: f5 d6 stray-text illegal-move"},
		{"a word, and the mirrored start", "well: c5 yes e6 no", "1 at 1: f5 d6 stray-text numbering-differs stray-text stray-text"},
		{"words that begin as a pass does", "Paulo f5 PAd6", "1 at 1: f5 stray-text illegal-move"},
		{"letters of old files", "f5 Concei\xe7\xe3o d6\nf5 \xe7", "1 at 1: f5 d6 encoding stray-text; 2 at 2: f5 stray-text"},
		{"a game on the mirrored start", "c5e6", "1 at 1: f5 d6 numbering-differs"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, g := range read(t, rules(t, "reversi"), c.text) {
				said := fmt.Sprintf("%d at %d:", g.Number, g.Line)
				for _, m := range g.Moves {
					said += " " + m.Text
				}
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

// FuzzRead reads anything: moves that were read can be written, and read again without a problem.
func FuzzRead(f *testing.F) {
	names, err := filepath.Glob("../testdata/corpus/*transcript*.txt")
	if err != nil || len(names) < 5 {
		f.Fatal(names, err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(data), byte(0))
	}
	f.Add("c5e6\rf5d6C3 pass 12. d3--\r\nx 4", byte(0))
	f.Add("e10j10 a1", byte(1))
	f.Add("d4e5d5e4", byte(2))
	ids := []string{"reversi", "reversi-10x10", "reversi-free", "reversi-6x6", "reversi-misere"}
	f.Fuzz(func(t *testing.T, text string, which byte) {
		r := rules(t, ids[int(which)%len(ids)])
		for _, g := range read(t, r, text) {
			var b bytes.Buffer
			if err := transcript.Write(&b, g); err != nil {
				t.Fatal(err)
			}
			again := read(t, r, b.String())
			if g.Plies == 0 && len(again) == 0 {
				continue
			}
			if len(again) != 1 || len(again[0].Problems) > 0 || again[0].Played().FEN() != g.Played().FEN() || again[0].Plies != g.Plies {
				t.Errorf("%s: %q of %q is read as %v", r.ID(), b.String(), text, again)
			}
		}
	})
}
