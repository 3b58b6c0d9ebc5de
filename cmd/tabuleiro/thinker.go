package main

import (
	"context"
	"errors"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
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

// Choose returns the text of the move to play.
func (t thinker) Choose(ctx context.Context, line game.Line, level int) (string, error) {
	seen := time.NewTimer(t.least)
	defer seen.Stop()
	limits := engine.Level(level)
	limits.Seed = t.seed()
	thinking, stop := context.WithTimeout(ctx, t.most)
	defer stop()
	best, ok := engine.Last(thinking, t.engine, line, limits)
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
