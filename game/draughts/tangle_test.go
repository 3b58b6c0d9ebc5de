package draughts

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// White's king takes nineteen in one move, by 390,953 ways: the richest published problem of the
// family, so it is read.
func TestWaysAreCountedAsAHandMakesThem(t *testing.T) {
	for _, c := range []struct {
		rules, fen string
		ways       int
	}{
		{"frisian", "B:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47", 208_553},
		{"frisian", "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47", 390_953},
		{"brazilian", "W:Wc3:Bd4,f6", 1},
		{"canadian", "W:WK72:B60", 0},
	} {
		p, _, err := rules(t, c.rules).Parse(c.fen)
		if err != nil {
			t.Fatalf("%s %s: %v", c.rules, c.fen, err)
		}
		q := p.(Position)
		if q.Tangled(c.ways) || c.ways > 0 && !q.Tangled(c.ways-1) {
			t.Errorf("%s %s: not %d ways", c.rules, c.fen, c.ways)
		}
	}
}

// A rule let go makes five million ways of a few. Fails without the bound in jumpsFrom.
func TestAReasonIsSoughtAmongSoMany(t *testing.T) {
	p := parse(t, "turkish-traditional", tangle)
	q, err := p.rules.request("c7xc8")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range relaxations {
		if n := len(p.under(x).jumpsFrom(q.from(), mostUnder)); n > 2*mostUnder {
			t.Errorf("%s: %d captures were looked at", x.code, n)
		}
	}
}

// A long request is no more work than a short one. Fails when the captures are walked for each of
// its stops.
func TestALongRequestIsRefusedLikeAShortOne(t *testing.T) {
	p := parse(t, "turkish-traditional", tangle)
	cost := func(text string) float64 {
		return testing.AllocsPerRun(1, func() {
			if _, err := p.Find(text); err == nil {
				t.Errorf("%s is legal", text)
			}
		})
	}
	if short, long := cost("c7xc4xc7"), cost(strings.Repeat("c7xc4x", 80)+"c7"); long > 2*short {
		t.Errorf("%v allocations for a long request, %v for a short one", long, short)
	}
}

// A follower does not list what nobody could: it plays nothing and stays. Fails without the limit of NewFollower.
func TestAFollowerGivesUp(t *testing.T) {
	p := parse(t, "frisian", "W:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47")
	f := NewFollower(p.rules).(*trail)
	f.Set(p)
	king := p.Pieces()[slices.IndexFunc(p.Pieces(), func(x game.Piece) bool { return x.Kind == game.King })].Square
	for to := range game.Square(len(p.rules.Board().Names)) {
		if f.Play(king, to, true) || f.Now().Key() != p.Key() {
			t.Fatalf("it plays to square %d", to)
		}
		if f.Walked() > MostFollowed+1 {
			t.Fatalf("it looks at %d ways", f.Walked())
		}
	}
}
