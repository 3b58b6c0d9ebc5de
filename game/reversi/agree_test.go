package reversi

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/game"
)

var agreeN = flag.Int("agree.n", 500, "positions of each ruleset in which the generators are compared")

// shapes are boards that nobody plays on here, to compare the generators on.
var shapes = []Ruleset{
	reversi.With("8x6", func(r *Ruleset) { r.Files, r.Ranks = 8, 6 }),
	reversi.With("6x10", func(r *Ruleset) { r.Files, r.Ranks = 6, 10 }),
	reversi.With("10x4", func(r *Ruleset) { r.Files, r.Ranks = 10, 4 }),
	reversi.With("10x10-free", func(r *Ruleset) { r.Files, r.Ranks, r.FreeCentre = 10, 10, true }),
}

func agreeRules(t testing.TB) []*Rules {
	all := slices.Clone(All())
	for _, rs := range shapes {
		r, err := Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// TestAgree compares Position with the mailbox and with the fast generator in random games, and on boards
// that are filled by chance.
func TestAgree(t *testing.T) {
	for i, r := range agreeRules(t) {
		t.Run(r.ID(), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(uint64(i), 64))
			for n := 0; n < *agreeN; {
				for p := range randomGame(r, rnd) {
					wantOracle(t, p)
					wantFast(t, p)
					n++
				}
				p := randomBoard(r, rnd)
				wantOracle(t, p)
				wantFast(t, p)
			}
		})
	}
}

// randomGame plays legal moves by chance and yields every position, the last one too.
func randomGame(r *Rules, rnd *rand.Rand) func(func(Position) bool) {
	return func(yield func(Position) bool) {
		for p := r.start(); yield(p); {
			moves := p.Moves()
			if len(moves) == 0 {
				return
			}
			p = p.play(moves[rnd.IntN(len(moves))])
		}
	}
}

// randomBoard has discs by chance, from few to all.
func randomBoard(r *Rules, rnd *rand.Rand) Position {
	p := Position{rules: r, turn: game.Color(rnd.IntN(2))}
	share := rnd.IntN(101)
	for sq := range r.sq.count() {
		if rnd.IntN(100) < share {
			p.discs[rnd.IntN(2)].add(sq)
		}
	}
	return p
}

// wantFast compares p with the fast generator.
func wantFast(t testing.TB, p Position) {
	t.Helper()
	if p.rules.Wide() {
		wantSame(t, p, NewWideGen(p.rules))
	} else {
		wantSame(t, p, NewGen(p.rules))
	}
}

// fast is a fast generator of either width, with its positions and its words.
type (
	fast[W, P any] interface {
		Read(Position) P
		Bit(game.Square) uint8
		Set(game.Square) W
		Places(P) W
		Flips(P, uint8) W
	}
	fastPos[W, P any] interface {
		comparable
		After(uint8, W) P
		Passed() P
	}
	fastWord[W any] interface {
		Has(uint8) bool
		Any() bool
		Less(W) W
	}
)

func wantSame[W fastWord[W], P fastPos[W, P]](t testing.TB, p Position, g fast[W, P]) {
	t.Helper()
	q := g.Read(p)
	places := g.Places(q)
	for _, m := range p.Moves() {
		if m.Passes() {
			if places.Any() || g.Read(p.play(m)) != q.Passed() {
				t.Fatalf("%s %s: a pass, and places %v", p.rules.ID(), p.fen(), places)
			}
			return
		}
		sq := g.Bit(m.To())
		if !places.Has(sq) || q.After(sq, g.Flips(q, sq)) != g.Read(p.play(m)) {
			t.Fatalf("%s %s: %s flips %v", p.rules.ID(), p.fen(), m.Text, g.Flips(q, sq))
		}
		places = places.Less(g.Set(m.To()))
	}
	if places.Any() {
		t.Fatalf("%s %s: more places: %v", p.rules.ID(), p.fen(), places)
	}
}
