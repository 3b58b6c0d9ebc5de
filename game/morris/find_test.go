package morris

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// bitOf is the point of that name as a set.
func (r *Rules) bitOf(name string) uint32 {
	return bit(slices.Index(r.board.Names, name))
}

func wantRefused(t testing.TB, p game.Position, text string, code game.Code) *game.Refusal {
	t.Helper()
	m, err := p.Find(text)
	var r *game.Refusal
	if !errors.As(err, &r) || r.Code != code {
		t.Errorf("%s: %q is answered with %q, %v, want %s", p.Key(), text, m.Text, err, code)
		return &game.Refusal{}
	}
	return r
}

func TestFindReads(t *testing.T) {
	p := parse(t, "morris9", "W:Wd7,a7,f4:Ba1,d1,e4:H0,0")
	for text, found := range map[string]string{
		" F4-G7xA1 ": "f4-g7xa1", "f4-g7:a1": "f4-g7xa1", "f4-g7×a1": "f4-g7xa1", "f4-g7Xd1": "f4-g7xd1", "f4-f6": "f4-f6",
	} {
		if m, err := p.Find(text); err != nil || m.Text != found {
			t.Errorf("%q is found as %q, %v, want %q", text, m.Text, err, found)
		}
	}
}

// TestRefusals holds why a move is refused, with the squares that are marked.
func TestRefusals(t *testing.T) {
	const (
		placing = "W:Wa7,d7,f4:Ba1,d1,g1,e4:H2,2"
		moving  = "W:Wa7,d7,f4,g4:Ba1,d1,g1,e4:H0,0"
		over    = "W:Wa7,d7:Ba1,d1,g1:H0,0"
	)
	for _, c := range []struct {
		rules, fen, text string
		code             game.Code
		squares          string
		n                int
	}{
		{"morris9", placing, "a7", game.Occupied, "a7", 0},
		{"morris9", placing, "a7-a4", game.MenInHand, "", 2},
		{"morris9", placing, "g7", game.NameAMan, "e4", 1},
		{"morris9", placing, "g7xg1", game.ManInMill, "g1", 0},
		{"morris9", placing, "g7xb2", game.EmptySquare, "b2", 0},
		{"morris9", placing, "g7xf4", game.NameAMan, "e4", 1},
		{"morris9", placing, "g7xe4xa1", game.NothingToTake, "a1", 0},
		{"morris9", placing, "b2xe4", game.NothingToTake, "e4", 0},
		{"morris9", placing, "b1", game.NoSuchSquare, "", 0},
		{"morris9", placing, "b2xh9", game.NoSuchSquare, "", 0},
		{"morris9", placing, "g7xg7", game.EmptySquare, "g7", 0},
		{"morris9", moving, "d6", game.NoneInHand, "d6", 0},
		{"morris9", moving, "d6-d5", game.EmptySquare, "d6", 0},
		{"morris9", moving, "e4-e5", game.NotYourPiece, "e4", 0},
		{"morris9", moving, "a7-d7", game.Occupied, "d7", 0},
		{"morris9", moving, "a7-a7", game.Occupied, "a7", 0},
		{"morris9", moving, "a7-b6", game.MayNotFly, "a7 b6", 3},
		{"morris9-nofly", moving, "a7-b6", game.NotAdjacent, "a7 b6", 0},
		{"morris9", moving, "g4-g7", game.NameAMan, "e4", 1},
		{"morris9", moving, "a7-a4xe4", game.NothingToTake, "e4", 0},
		{"morris9", over, "a7-a4", game.GameOver, "", 0},
		{"morris9", moving, "", game.NotNotation, "", 0},
		{"morris9", moving, "a7-", game.NotNotation, "", 0},
		{"morris9", moving, "a7-a4x", game.NotNotation, "", 0},
		{"morris9", moving, "a7-a4-a1", game.NotNotation, "", 0},
		{"morris9", moving, "roque", game.NotNotation, "", 0},
		{"morris9", moving, "pass", game.NotNotation, "", 0},
		{"morris9", moving, "PASS", game.NotNotation, "", 0},
		{"morris9", moving, "--", game.NotNotation, "", 0},
		{"morris9", moving, "ａ7-a4", game.NotNotation, "", 0},
		{"morris9", moving, "a7-a04", game.NoSuchSquare, "", 0},
		{"morris9", moving, "A7-D7XE4", game.Occupied, "d7", 0},
		{"morris9", moving, "g4-g7xa1", game.ManInMill, "a1", 0},
		{"morris9", moving, strings.Repeat("a7", 100), game.NotNotation, "", 0},
		{"morris3", "W:Wa1,b1:Ba3,b3:H1,1", "c1xa3", game.NothingToTake, "a3", 0},
	} {
		r := rules(t, c.rules)
		got := wantRefused(t, parse(t, c.rules, c.fen), c.text, c.code)
		var names []string
		for _, sq := range got.Squares {
			names = append(names, r.board.Names[sq])
		}
		if strings.Join(names, " ") != c.squares || got.N != c.n {
			t.Errorf("%s %q: squares %v and %d, want %s and %d", c.fen, c.text, names, got.N, c.squares, c.n)
		}
	}
}

// Megabytes are refused before anything is made of them.
func TestLongTextsAreNotRead(t *testing.T) {
	p, text := rules(t, "morris9").start(), strings.Repeat("A1×", 1<<20)
	wantRefused(t, p, text, game.NotNotation)
	if made := testing.AllocsPerRun(1, func() { p.Find(text) }); made > 1 {
		t.Errorf("%v allocations, want that of the refusal", made)
	}
}

// wantAnswered: a text is accepted exactly when it denotes one listed move, and refused by a code.
func wantAnswered(t testing.TB, p Position, text string) {
	t.Helper()
	var meant []game.Move
	read := strings.NewReplacer(":", "x", "×", "x").Replace(strings.ToLower(strings.TrimSpace(text)))
	for _, m := range p.Moves() {
		for _, route := range m.Routes {
			if p.rules.text(route, m.Picks) == read && len(meant) == 0 {
				meant = append(meant, m)
			}
		}
		if m.Forced && read == passText {
			meant = append(meant, m)
		}
	}
	m, err := p.Find(text)
	var refused *game.Refusal
	switch {
	case len(meant) == 1 && (err != nil || !reflect.DeepEqual(m, meant[0])):
		t.Errorf("%s %s: %q is found as %+v, %v, want %+v", p.rules.ID(), p.Key(), text, m, err, meant[0])
	case len(meant) == 0 && (!errors.As(err, &refused) || refused.Code == ""):
		t.Errorf("%s %s: %q is answered with %q, %v", p.rules.ID(), p.Key(), text, m.Text, err)
	}
}

// Every move of random positions is found by its text, and every way between two points is
// answered, alone and with every man to take.
func TestFind(t *testing.T) {
	for i, r := range variants(t) {
		rnd := rand.New(rand.NewPCG(uint64(i), 7))
		for n := range 20 {
			p := scatter(r, rnd)
			for _, m := range p.Moves() {
				wantAnswered(t, p, m.Text)
			}
			names := r.board.Names
			from, to, take := names[rnd.IntN(len(names))], names[rnd.IntN(len(names))], names[n%len(names)]
			for _, name := range names {
				for _, text := range []string{name, name + "x" + take, from + "-" + name, from + "-" + to + "x" + name, from + "-" + name + "x" + take} {
					wantAnswered(t, p, text)
				}
			}
		}
	}
}

// FuzzFind: a text is accepted exactly when it denotes one listed move.
func FuzzFind(f *testing.F) {
	all := variants(f)
	for i, r := range all {
		for seed := range uint64(4) {
			for _, m := range scatter(r, rand.New(rand.NewPCG(seed, 3))).Moves() {
				f.Add(i, seed, m.Text)
			}
		}
	}
	f.Add(0, uint64(0), " D6-D7 × a1 ")
	f.Fuzz(func(t *testing.T, i int, seed uint64, text string) {
		r := all[uint(i)%uint(len(all))]
		wantAnswered(t, scatter(r, rand.New(rand.NewPCG(seed, 3))), text)
	})
}
