package main

import (
	"context"
	"errors"
	"time"

	"tabuleiro/engine"
	"tabuleiro/hub"
)

// thinker plays the computer's seats: it implements hub.Thinker. Time and chance end here; the
// engine knows neither.
type thinker struct {
	engine engine.Engine
	least  time.Duration // how long an answer takes, so that people see it
	most   time.Duration // for a machine on which the level's nodes take too long
	seed   func() uint64 // chooses among equal moves
}

var errNoMove = errors.New("the engine has no move")

// share is the part of the time left that one move may take, beside its bonus.
const share = 20

// Choose returns the text of the move to play.
func (t thinker) Choose(ctx context.Context, task hub.Task) (string, error) {
	least, most := t.least, t.most
	if task.Left > 0 {
		most = min(most, (task.Left/share + min(task.Bonus, task.Left)/2).Duration())
		least = min(least, most)
	}
	seen := time.NewTimer(least)
	defer seen.Stop()
	limits := engine.Level(task.Level)
	limits.Seed = t.seed()
	thinking, stop := context.WithTimeout(ctx, most)
	defer stop()
	best, ok := engine.Last(thinking, t.engine, task.Line, limits)
	if !ok {
		return "", errNoMove
	}
	select {
	case <-seen.C:
		return best.Move.Text, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}
