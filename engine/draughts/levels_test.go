package draughts

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// free is a position in which a capture of two wins two men for nothing, and other moves are legal.
type free struct {
	line game.Line
	two  map[string]bool // the captures of two or more, by text
}

// freeCaptures finds such positions in random games of rulesets that leave the choice among captures.
func freeCaptures(t *testing.T, n int) (set []free) {
	rulesets := []*draughts.Rules{find(t, "russian"), find(t, "english"), find(t, "pool"), find(t, "russian-free")}
	for seed := uint64(0); len(set) < n; seed++ {
		r := rulesets[seed%uint64(len(rulesets))]
		if f, ok := freeCapture(t, enginetest.Unfinished(r, seed, 12+int(seed%9)*4)); ok {
			set = append(set, f)
		}
	}
	return set
}

// freeCapture reports whether the best that a deep search finds is a capture of two, and everything
// else is worse by more than a man.
func freeCapture(t *testing.T, line game.Line) (f free, ok bool) {
	f = free{line, map[string]bool{}}
	moves := line.Now().Moves()
	for _, m := range moves {
		if len(m.Taken) >= 2 {
			f.two[m.Text] = true
		}
	}
	if len(f.two) == 0 || len(f.two) == len(moves) {
		return free{}, false
	}
	var taking, other engine.Score = -engine.Won, -engine.Won
	for _, m := range moves {
		reply, answered := engine.Last(t.Context(), Engine{}, line.Play(m), engine.Limits{Depth: 6})
		switch {
		case !answered:
			return free{}, false // the game is over: no question of two men
		case f.two[m.Text]:
			taking = max(taking, -reply.Score)
		default:
			other = max(other, -reply.Score)
		}
	}
	stand := plain(t, line.Rules.(*draughts.Rules), engine.Limits{})
	stand.begin(line)
	return f, taking >= stand.evaluate(0)+150 && taking >= other+120
}

// Beginners overlook what takes two for nothing about half the time; whoever plays a little, hardly
// ever.
func TestLowLevelsMissFreeCaptures(t *testing.T) {
	const positions = 48
	set := freeCaptures(t, positions)
	for _, c := range []struct{ level, seeds, least, most int }{ // the last two per cent
		{1, 6, 30, 60}, {2, 6, 5, 30}, {3, 6, 0, 9}, {5, 1, 0, 5}, {engine.Levels, 1, 0, 0},
	} {
		missed := 0
		for _, f := range set {
			for seed := range uint64(c.seeds) {
				lim := engine.Level(c.level)
				lim.Seed = search.Mix(seed)
				if got, _ := engine.Last(t.Context(), Engine{}, f.line, lim); !f.two[got.Move.Text] {
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
