package main

import (
	"context"
	"time"

	"tabuleiro/game"
)

// thinker plays the computer's seats: it implements hub.Thinker.
type thinker struct {
	choose func(ctx context.Context, line game.Line, level int) (string, error)
	pause  time.Duration // the shortest time an answer takes, so that people see it
}

func newThinker(pause time.Duration) thinker { return thinker{choose: firstMove, pause: pause} }

// Choose returns the text of the move to play.
func (t thinker) Choose(ctx context.Context, line game.Line, level int) (string, error) {
	pause := time.NewTimer(t.pause)
	defer pause.Stop()
	move, err := t.choose(ctx, line, level)
	if err != nil {
		return "", err
	}
	select {
	case <-pause.C:
		return move, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

func firstMove(_ context.Context, line game.Line, _ int) (string, error) {
	return line.Now().Moves()[0].Text, nil
}
