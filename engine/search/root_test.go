package search

import (
	"context"
	"testing"

	"tabuleiro/engine"
)

func TestRootBringsTheBestToTheFront(t *testing.T) {
	worth := map[rune]engine.Score{'a': 3, 'b': 7, 'c': 7, 'd': 9, 'e': 1}
	for _, c := range []struct {
		w     Window
		best  engine.Score
		after string
		tried string
	}{
		{Whole, 9, "dbace", "abcde"},
		{Window{-engine.Won, 7}, 7, "bacde", "ab"}, // good enough
		{Window{9, 20}, 9, "abcde", "abcde"},       // nothing is better than what there is
	} {
		b, moves, tried := NewBudget(t.Context(), 0), []rune("abcde"), ""
		best := Root(&b, moves, c.w, func(i int, m rune, alpha engine.Score) engine.Score {
			if i != len(tried) {
				t.Errorf("%v: %c is number %d", c.w, m, i)
			}
			tried += string(m)
			return worth[m]
		})
		if best != c.best || string(moves) != c.after || tried != c.tried {
			t.Errorf("%v: %v, %s, tried %s; want %v, %s, %s", c.w, best, string(moves), tried, c.best, c.after, c.tried)
		}
	}
}

// What comes after the end of the budget is not believed.
func TestRootStopsWithItsBudget(t *testing.T) {
	b, moves := NewBudget(t.Context(), 2), []rune("abc")
	Root(&b, moves, Whole, func(i int, _ rune, _ engine.Score) engine.Score {
		b.Spend()
		return engine.Score(i)
	})
	if string(moves) != "bac" {
		t.Errorf("%s, want b before the rest", string(moves))
	}
}

func TestDeepenTellsOfAnEndBeforeTheFirstDepth(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	end()
	for name, b := range map[string]Budget{"at once": NewBudget(ctx, 0), "in it": NewBudget(t.Context(), 1)} {
		var told []engine.Depth
		Deepen(&b, 3, func(engine.Depth, Window) engine.Score {
			for !b.Spend() {
			}
			return 0
		}, func(depth engine.Depth, _ engine.Score) bool {
			told = append(told, depth)
			return true
		})
		if len(told) != 1 || told[0] != 0 {
			t.Errorf("%s: told of %v, want of 0 alone", name, told)
		}
	}
}
