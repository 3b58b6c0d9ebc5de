package reversi

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tabuleiro/game"
)

// mustPass has Black to move, who cannot, while White can.
const mustPass = "--------------------------XXX------XX-------XXX-----O------OOO-- X"

func TestFindRefuses(t *testing.T) {
	start, _ := rules(t, "reversi").Start()
	free := "---------------------------XO------O---------------------------- X"
	over := strings.Repeat("X", 64) + " O"
	for _, c := range []struct {
		id, fen, text string
		code          game.Code
		squares       string
	}{
		{"reversi", "", "a1", game.FlanksNothing, "a1"},
		{"reversi", "", "d4", game.Occupied, "d4"},
		{"reversi", "", "e4", game.Occupied, "e4"},
		{"reversi", "", "pass", game.MayNotPass, "d3 c4 f5 e6"},
		{"reversi", "", "PA", game.MayNotPass, "d3 c4 f5 e6"},
		{"reversi", "", "i4", game.NoSuchSquare, ""},
		{"reversi", "", "a9", game.NoSuchSquare, ""},
		{"reversi", "", "a0", game.NoSuchSquare, ""},
		{"reversi", "", "a10", game.NoSuchSquare, ""},
		{"reversi-6x6", "", "g1", game.NoSuchSquare, ""},
		{"reversi-10x10", "", "j10", game.FlanksNothing, "j10"},
		{"reversi", "", "", game.NotNotation, ""},
		{"reversi", "", "f", game.NotNotation, ""},
		{"reversi", "", "5", game.NotNotation, ""},
		{"reversi", "", "f5-f6", game.NotNotation, ""},
		{"reversi", "", "passe", game.NotNotation, ""},
		{"reversi", "", "---", game.NotNotation, ""},
		{"reversi", "", "--", game.MayNotPass, "d3 c4 f5 e6"},
		{"reversi", "", "ｆ5", game.NotNotation, ""},
		{"reversi", "", "f٥", game.NotNotation, ""},
		{"reversi", "", "f5xe5", game.NotNotation, ""},
		{"reversi", mustPass, "a1", game.MustPass, ""},
		{"reversi", mustPass, "e3", game.MustPass, ""}, // where the other side may
		{"reversi", over, "a1", game.GameOver, ""},
		{"reversi", over, "pass", game.GameOver, ""},
		{"reversi-free", "", "c4", game.CentreFirst, "d4 e4 d5 e5"},
		{"reversi-free", "", "pass", game.MayNotPass, "d4 e4 d5 e5"},
		{"reversi-free", free, "e4", game.Occupied, "e4"},
		{"reversi-free", free, "f4", game.CentreFirst, "e5"}, // would flank
	} {
		p := start.(Position)
		if c.fen != "" {
			p = parse(t, c.id, c.fen)
		} else if c.id != "reversi" {
			p = rules(t, c.id).start()
		}
		_, err := p.Find(c.text)
		var got *game.Refusal
		if !errors.As(err, &got) || got.Code != c.code {
			t.Errorf("%s %q in %s: %v, want %s", c.id, c.text, p.fen(), err, c.code)
			continue
		}
		names := p.rules.Board().Names
		var squares []string
		for _, sq := range got.Squares {
			squares = append(squares, names[sq])
		}
		if s := strings.Join(squares, " "); s != c.squares {
			t.Errorf("%s %q: squares %q, want %q", c.id, c.text, s, c.squares)
		}
	}
}

func TestFindReads(t *testing.T) {
	p := rules(t, "reversi").start()
	for _, text := range []string{"f5", "F5", " f5\n"} {
		if m, err := p.Find(text); err != nil || m.Text != "f5" || !reflect.DeepEqual(m.Taken, []game.Square{36}) {
			t.Errorf("%q: %+v, %v", text, m, err)
		}
	}
	p = parse(t, "reversi", mustPass)
	for _, text := range []string{"pass", "PASS", "PA", "ps", "--"} {
		if m, err := p.Find(text); err != nil || m.Text != "pass" || !m.Forced {
			t.Errorf("%q: %+v, %v", text, m, err)
		}
	}
	wide := rules(t, "reversi-10x10").start()
	if m, err := wide.Find("g6"); err != nil || m.Text != "g6" {
		t.Errorf("g6: %+v, %v", m, err)
	}
}

// Megabytes are refused before anything is made of them.
func TestLongTextsAreNotRead(t *testing.T) {
	p, text := rules(t, "reversi").start(), strings.Repeat("F5", 1<<20)
	var refusal *game.Refusal
	if _, err := p.Find(text); !errors.As(err, &refusal) || refusal.Code != game.NotNotation {
		t.Error(err)
	}
	if made := testing.AllocsPerRun(1, func() { p.Find(text) }); made > 1 {
		t.Errorf("%v allocations, want that of the refusal", made)
	}
}

// FuzzFind: what is found is one of the moves, and whatever is refused has a code.
func FuzzFind(f *testing.F) {
	for _, text := range []string{"f5", "pass", "a10", "D3", "--", "é4", "z99"} {
		f.Add(0, uint64(7), text)
	}
	f.Fuzz(func(t *testing.T, i int, seed uint64, text string) {
		r := All()[uint(i)%uint(len(All()))]
		rnd := rand.New(rand.NewPCG(seed, 1))
		for p := range randomGame(r, rnd) {
			m, err := p.Find(text)
			if err != nil {
				var refusal *game.Refusal
				if !errors.As(err, &refusal) || refusal.Code == "" {
					t.Fatalf("%s %q in %s: %v", r.ID(), text, p.fen(), err)
				}
				continue
			}
			found := false
			for _, legal := range p.Moves() {
				found = found || reflect.DeepEqual(m, legal)
			}
			if !found {
				t.Fatalf("%s %q in %s: %+v is not legal", r.ID(), text, p.fen(), m)
			}
		}
	})
}
