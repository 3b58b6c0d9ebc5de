package morris

import (
	"flag"
	"testing"
)

var reach = flag.Bool("reach", false, "count all positions that a game of six men can come to (a minute)")

// TestSixMenReach counts every position that play comes to, with and without flying. Others have
// counted as many: brianhliou/game-solver, release "tablebase v1".
func TestSixMenReach(t *testing.T) {
	if !*reach {
		t.Skip("only with -reach")
	}
	for flyAt, want := range map[int]int{0: 42372745, 3: 42383945} {
		r := house(t, rules(t, "morris6").Ruleset, func(r *Ruleset) { r.FlyAt = flyAt })
		if got := reachable(r); got != want {
			t.Errorf("flying at %d: %d positions, want %d", flyAt, got, want)
		}
	}
}

// reachable counts the positions of r, on 16 points, that a game can come to.
func reachable(r *Rules) (n int) {
	var ternary [1 << 16]int // men as digits of base 3
	for men := 1; men < len(ternary); men++ {
		ternary[men] = 3 * ternary[men>>1]
		if men&1 != 0 {
			ternary[men]++
		}
	}
	boards := 3 * ternary[1<<15]
	seen := make([]uint64, boards*(2*r.Men+2)/64+1)
	isNew := func(p Position) bool {
		layer := int(p.OwnHand + p.OppHand) // tells who is on move, until the hands are empty
		if layer == 0 && p.turn == 1 {
			layer = 2*r.Men + 1
		}
		at := layer*boards + ternary[p.men(0)] + 2*ternary[p.men(1)]
		found := seen[at/64]>>(at%64)&1 != 0
		seen[at/64] |= 1 << (at % 64)
		return !found
	}
	var list List
	for waiting := []Position{r.start()}; len(waiting) > 0; n++ {
		p := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		r.Moves(p.Pos, &list)
		for _, m := range list {
			if next := p.after(m); isNew(next) {
				waiting = append(waiting, next)
			}
		}
	}
	return n
}
