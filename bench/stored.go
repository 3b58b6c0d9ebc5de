package bench

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"sync"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/store/sqlite"
)

const (
	models      = 20 // games that are played; the others are the same under other ids
	modelPlies  = 60 // after which somebody resigns
	fillers     = 64 // games that are written at once
	modelSecond = clock.Span(1000)
)

// Fill writes so many finished games into a new database in dir, as a server keeps it there.
func Fill(ctx context.Context, dir string, games int, seed uint64) (err error) {
	log, err := sqlite.Open(ctx, filepath.Join(dir, "tabuleiro.db"), func() clock.Instant { return 1 })
	if err != nil {
		return err
	}
	defer func() {
		if closed := log.Close(); err == nil {
			err = closed
		}
	}()
	played := make([][]room.Event, models)
	for n := range played {
		if played[n], err = model(rand.New(rand.NewPCG(seed, uint64(n)))); err != nil {
			return err
		}
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	numbers := make(chan int)
	var writers sync.WaitGroup
	for range fillers {
		writers.Go(func() {
			for n := range numbers {
				id := fmt.Sprintf("stored%016d", n) // as long as a room's
				if err := log.Append(ctx, id, 0, played[n%models]); err != nil {
					stop(err)
				}
			}
		})
	}
	for n := range games {
		numbers <- n
	}
	close(numbers)
	writers.Wait()
	return context.Cause(ctx)
}

// model plays a whole game, a second a move.
func model(dice *rand.Rand) ([]room.Event, error) {
	users := [2]room.User{room.Person("the guest with White"), room.Person("the guest with Black")}
	now := clock.Instant(1_790_000_000_000)
	s := room.New(all.Find)
	var log []room.Event
	do := func(by room.User, c room.Command) error {
		now = now.Add(modelSecond)
		events, err := s.Decide(now, by, c)
		for _, e := range events {
			if err == nil {
				s, err = s.Apply(e)
			}
		}
		log = append(log, events...)
		return err
	}
	err := do(users[game.White], room.Open{
		Rules: "brazilian",
		Seats: [2]room.Seat{{User: users[game.White]}, {User: users[game.Black]}},
		Clock: clock.Control{Main: 300_000, Bonus: 3_000},
	})
	for err == nil && !s.Over() {
		by := users[s.Turn()]
		if s.Line.Ply() >= modelPlies {
			err = do(by, room.Resign{V: s.Version})
			continue
		}
		moves := s.Legal()
		err = do(by, room.Play{Ply: s.Line.Ply(), V: s.Version, Move: moves[dice.IntN(len(moves))].Text})
	}
	return log, err
}
