package morris

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// mirrored is a position with the board turned about its main diagonal, or its files the other way
// round, and the colours changed if swap: the same to who is on move.
func mirrored(t *testing.T, r *rules.Rules, p rules.Position, at func(x, y, last int) (int, int), swap bool) game.Line {
	t.Helper()
	b := r.Board()
	names := map[[2]int]string{}
	for sq, point := range b.Points {
		names[point] = b.Names[sq]
	}
	var sides [2]string
	for _, piece := range p.Pieces() {
		x, y := at(b.Points[piece.Square][0], b.Points[piece.Square][1], b.Width-1)
		c := piece.Color
		if swap {
			c = c.Other()
		}
		if sides[c] != "" {
			sides[c] += ","
		}
		sides[c] += names[[2]int{x, y}]
	}
	hand, turn := p.Hand(), p.Turn()
	if swap {
		hand, turn = [2]int{hand[1], hand[0]}, turn.Other()
	}
	digits := func(n int) string { return string(rune('0'+n/10)) + string(rune('0'+n%10)) }
	return lineAt(t, r.ID(), string("WB"[turn])+":W"+sides[0]+":B"+sides[1]+":H"+digits(hand[0])+","+digits(hand[1]))
}

func TestColoursAndSidesAreWeighedAlike(t *testing.T) {
	same := func(x, y, _ int) (int, int) { return x, y }
	for _, r := range rules.All() {
		s := plain(t, r, engine.Limits{})
		for seed := range uint64(60) {
			p := enginetest.Unfinished(r, seed, int(seed)).Now().(rules.Position)
			s.begin(game.BeginAt(r, p, rules.Tally{}))
			want := s.evaluate(0)
			for name, line := range map[string]game.Line{
				"the colours changed":    mirrored(t, r, p, same, true),
				"files the other way":    mirrored(t, r, p, func(x, y, last int) (int, int) { return last - x, y }, false),
				"files become ranks":     mirrored(t, r, p, func(x, y, last int) (int, int) { return y, x }, false),
				"ranks the other way up": mirrored(t, r, p, func(x, y, last int) (int, int) { return x, last - y }, true),
			} {
				s.begin(line)
				if got := s.evaluate(0); got != want {
					t.Fatalf("%s %s: %v, with %s %v", r.ID(), p.Key(), want, name, got)
				}
			}
		}
	}
}

// A man more is worth about a man and where it stands, while men are placed, moved and flown.
func TestMaterialIsWorthSomething(t *testing.T) {
	weigh := func(fen string) engine.Score {
		line := lineAt(t, "morris9", fen)
		s := plain(t, find(t, "morris9"), engine.Limits{})
		s.begin(line)
		return s.evaluate(0)
	}
	for _, c := range []struct {
		more, less  string
		least, most engine.Score
	}{
		{"W:Wa1,d6:Bb4,g4:H5,5", "W:Wa1,d6:Bb4,g4:H4,5", 90, 140},
		{"W:Wa1,d6,f2,c5,e5:Bb4,g4,d1,e3:H0,0", "W:Wa1,d6,f2,c5:Bb4,g4,d1,e3:H0,0", 100, 230},
		{"W:Wa1,d6,f2,c5:Bb4,g4,d1:H0,0", "W:Wa1,d6,f2:Bb4,g4,d1:H0,0", 20, 170},
	} {
		if lead := weigh(c.more) - weigh(c.less); lead < c.least || lead > c.most {
			t.Errorf("%s is worth %v more than %s, want %v to %v", c.more, lead, c.less, c.least, c.most)
		}
	}
}
