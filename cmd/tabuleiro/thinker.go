package main

import (
	"context"
	"errors"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/hub"
)

// thinker plays the computer's seats: it implements hub.Thinker. Time and chance end here; the
// engine knows neither.
type thinker struct {
	engine engine.Engine
	pace   func(line game.Line, m game.Move, level int, chance uint64) time.Duration // nil: as soon as it is found
	most   time.Duration                                                             // for a machine on which the level's nodes take too long
	seed   func() uint64                                                             // chooses among equal moves
}

var errNoMove = errors.New("the engine has no move")

// share is the part of the time left that one move may take, beside its bonus.
const share = 20

// littleNodes are how far it thinks for who has used up his engine time.
const littleNodes = 500

// Choose implements hub.Thinker.
func (t thinker) Choose(ctx context.Context, task hub.Task) (hub.Answer, error) {
	most := t.most
	if task.Left > 0 {
		most = min(most, (task.Left/share + min(task.Bonus, task.Left)/2).Duration())
	}
	limits := engine.Level(task.Level)
	limits.Seed = t.seed()
	if task.Little {
		limits.Nodes = min(limits.Nodes, littleNodes)
	}
	thinking, stop := context.WithTimeout(ctx, most)
	defer stop()
	best, ok := engine.Last(thinking, t.engine, task.Line, limits)
	switch {
	case ctx.Err() != nil:
		return hub.Answer{}, ctx.Err()
	case !ok:
		return hub.Answer{}, errNoMove
	}
	answer := hub.Answer{Move: best.Move.Text}
	if t.pace != nil {
		answer.Seen = min(t.pace(task.Line, best.Move, task.Level, limits.Seed), most)
	}
	return answer, nil
}
