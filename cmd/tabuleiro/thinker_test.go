package main

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// startOf is the start of a game.
func startOf(t *testing.T, rules string) game.Line {
	t.Helper()
	r, err := draughts.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	return game.Begin(r)
}

func TestAnAnswerTakesAsLongAsItIsSeen(t *testing.T) {
	for _, c := range []struct{ thinks, pause, takes time.Duration }{
		{0, time.Second, time.Second},
		{3 * time.Second, time.Second, 3 * time.Second},
		{time.Second, 0, time.Second},
	} {
		synctest.Test(t, func(t *testing.T) {
			think := func(context.Context, game.Line, int) (string, error) {
				<-time.After(c.thinks)
				return "c3-d4", nil
			}
			start := time.Now()
			move, err := thinker{think, c.pause}.Choose(t.Context(), startOf(t, "brazilian"), 1)
			if took := time.Since(start); move != "c3-d4" || err != nil || took != c.takes {
				t.Errorf("%+v: %q, %v after %v", c, move, err, took)
			}
		})
	}
}

func TestAGameThatGoesOnWaitsForNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		time.AfterFunc(time.Millisecond, stop)
		think := func(context.Context, game.Line, int) (string, error) { return "c3-d4", nil }
		if move, err := (thinker{think, time.Hour}).Choose(ctx, startOf(t, "brazilian"), 1); !errors.Is(err, context.Canceled) {
			t.Errorf("%q, %v", move, err)
		}
	})
}
