package morris

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
)

// free is a position in which a mill can be closed, and everything else is worse by far.
type free struct {
	line  game.Line
	mills map[string]bool // the moves that close one, by text
}

func freeMills(t *testing.T, n int) (set []free) {
	r := find(t, "morris9")
	for seed := uint64(0); len(set) < n; seed++ {
		if f, ok := freeMill(t, enginetest.Unfinished(r, seed, 8+int(seed%40))); ok {
			set = append(set, f)
		}
	}
	return set
}

// freeMill reports whether a mill is better by more than half a man than anything else, as a deeper
// search sees it.
func freeMill(t *testing.T, line game.Line) (f free, ok bool) {
	f = free{line, map[string]bool{}}
	moves := line.Now().Moves()
	for _, m := range moves {
		if m.Picks > 0 {
			f.mills[m.Text] = true
		}
	}
	if len(f.mills) == 0 || len(f.mills) == len(moves) {
		return free{}, false
	}
	var mill, other engine.Score = -engine.Won, -engine.Won
	for _, m := range moves {
		reply, answered := engine.Last(t.Context(), Engine{}, line.Play(m), engine.Limits{Depth: 3})
		switch {
		case !answered:
			return free{}, false // the game is over: no question of a man
		case f.mills[m.Text]:
			mill = max(mill, -reply.Score)
		default:
			other = max(other, -reply.Score)
		}
	}
	return f, mill >= other+80
}

// Beginners overlook a mill that wins a man for nothing about half the time; whoever plays a little,
// hardly ever.
func TestLowLevelsMissFreeMills(t *testing.T) {
	const positions = 25
	set := freeMills(t, positions)
	for _, c := range []struct{ level, seeds, least, most int }{ // the last two per cent
		{1, 8, 30, 60}, {2, 8, 25, 60}, {3, 8, 10, 45}, {4, 8, 2, 30},
		{6, 2, 0, 8}, {8, 1, 0, 16}, // which looks further than who chose the positions
	} {
		missed := 0
		for _, f := range set {
			for seed := range uint64(c.seeds) {
				lim := engine.Level(c.level)
				lim.Seed = search.Mix(seed)
				if got, _ := engine.Last(t.Context(), Engine{}, f.line, lim); !f.mills[got.Move.Text] {
					missed++
				}
			}
		}
		percent := 100 * missed / (positions * c.seeds)
		t.Logf("level %d misses %d of %d", c.level, missed, positions*c.seeds)
		if percent < c.least || percent > c.most {
			t.Errorf("level %d misses %d %%, want %d to %d", c.level, percent, c.least, c.most)
		}
	}
}
