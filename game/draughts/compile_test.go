package draughts

import (
	"strings"
	"testing"

	"tabuleiro/game"
)

func TestCompileRefusesWhatItCannotServe(t *testing.T) {
	for _, c := range []struct {
		base Ruleset
		f    func(*Ruleset)
		says string
	}{
		{international, func(r *Ruleset) { board(r, 16, 16, 4) }, "16x16 does not fit"},
		{turkish, func(r *Ruleset) { board(r, 12, 11, 2) }, "more than 128 squares"},
		{turkish, func(r *Ruleset) { r.CapturesOrthogonally = true }, "diagonal"},
		{brazilian, func(r *Ruleset) { r.Precedence = []Precedence{EarlyKing, MostPieces} }, "MostPieces comes before"},
		{frisian, func(r *Ruleset) { r.Precedence = []Precedence{MostPieces, WithKing, MostKings, EarlyKing, MostValue} }, "64 bits"},
	} {
		if _, err := Compile(c.base.With("test", c.f)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: want an error with %q, got %v", c.base.ID, c.says, err)
		}
	}
}

// Every step is one shift, on boards of all sizes and both corners.
func TestLayoutIsFaithful(t *testing.T) {
	for files := 4; files <= 16; files++ {
		for ranks := 4; ranks <= 16; ranks++ {
			for _, light := range []bool{false, true} {
				for _, straight := range []bool{false, true} {
					rs := Ruleset{ID: "test", Files: files, Ranks: ranks, LightCorner: light, CapturesOrthogonally: straight}
					sq := newSquares(rs)
					if l, err := newLayout(rs, sq); err == nil && !l.faithful(rs, sq) {
						t.Errorf("%dx%d, light corner %v, orthogonal captures %v", files, ranks, light, straight)
					}
				}
			}
		}
	}
}

// The layouts that the generator's speed was measured on.
func TestLayoutsOfTheListedBoards(t *testing.T) {
	for id, want := range map[string]struct {
		strides [2]uint8
		bits    int
	}{
		"brazilian":     {[2]uint8{4, 5}, 35},
		"portuguese":    {[2]uint8{4, 5}, 35},
		"turkish":       {[2]uint8{1, 8}, 64},
		"international": {[2]uint8{5, 6}, 54},
		"frisian":       {[2]uint8{6, 7}, 63},
	} {
		l := rules(t, id).narrow.layout
		if got := [2]uint8(l.stride[:2]); got != want.strides || l.bits != want.bits {
			t.Errorf("%s: strides %v in %d bits, want %v in %d", id, got, l.bits, want.strides, want.bits)
		}
	}
	if l := rules(t, "canadian").wide.layout; l.bits != 77 {
		t.Errorf("canadian: %d bits, want 77", l.bits)
	}
}

func TestPrecedenceIsASum(t *testing.T) {
	w, err := newWeights(italian, 18)
	if err != nil {
		t.Fatal(err)
	}
	want := weights{early: 1, crowns: 1 << 18, with: 19 << 18, piece: 2 * 19 << 18}
	if w != want {
		t.Errorf("italian: %+v, want %+v", w, want)
	}
}

func TestReadAndPositionAreInverse(t *testing.T) {
	for _, r := range All() {
		p := r.start()
		if again := throughBits(p); again != p {
			t.Errorf("%s: %v became %v", r.ID(), p.Key(), again.Key())
		}
	}
	p := draw(t, "frisian", game.White, frisianKings)
	p.runs[game.Black] = run{at: 47, n: 2}
	if again := throughBits(p); again != p {
		t.Errorf("%v became %v", p.Key(), again.Key())
	}
}

func throughBits(p Position) Position {
	if p.rules.Wide() {
		g := NewWideGen(p.rules)
		return g.Position(g.Read(p))
	}
	g := NewGen(p.rules)
	return g.Position(g.Read(p))
}
