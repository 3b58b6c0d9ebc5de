package main

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/hub"
)

// slow finds c3-d4 at once and b2-c3 after a while.
type slow struct{ after time.Duration }

func (s slow) Search(ctx context.Context, _ game.Line, _ engine.Limits) iter.Seq[engine.Info] {
	return func(yield func(engine.Info) bool) {
		if !yield(engine.Info{Move: game.Move{Text: "c3-d4"}}) {
			return
		}
		select {
		case <-time.After(s.after):
			yield(engine.Info{Move: game.Move{Text: "b2-c3"}})
		case <-ctx.Done():
		}
	}
}

func startOf(t *testing.T, rules string) game.Line {
	t.Helper()
	r, err := draughts.Find(rules)
	if err != nil {
		t.Fatal(err)
	}
	return game.Begin(r)
}

func second(game.Line, game.Move, int, uint64) time.Duration { return time.Second }

// An engine that needs longer than the clock or the house allows plays what it has found by then; an
// answer is never to be seen later than that.
func TestTheThinkerIsNotWaitedFor(t *testing.T) {
	for _, c := range []struct {
		thinks      time.Duration
		left, bonus clock.Span
		takes, seen time.Duration
		move        string
	}{
		{thinks: 0, takes: 0, seen: time.Second, move: "b2-c3"},
		{thinks: 3 * time.Second, takes: 3 * time.Second, seen: time.Second, move: "b2-c3"},
		{thinks: time.Hour, takes: 5 * time.Second, seen: time.Second, move: "c3-d4"},
		{thinks: time.Hour, left: 6000, takes: 300 * time.Millisecond, seen: 300 * time.Millisecond, move: "c3-d4"},
		{thinks: time.Hour, left: 6000, bonus: 1000, takes: 800 * time.Millisecond, seen: 800 * time.Millisecond, move: "c3-d4"},
	} {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			computer := thinker{engine: slow{c.thinks}, pace: second, most: 5 * time.Second, seed: rand.Uint64}
			task := hub.Task{Line: startOf(t, "brazilian"), Level: 1, Left: c.left, Bonus: c.bonus}
			answer, err := computer.Choose(t.Context(), task)
			if took := time.Since(start); answer != (hub.Answer{Move: c.move, Seen: c.seen}) || err != nil || took != c.takes {
				t.Errorf("%+v: %+v, %v after %v", c, answer, err, took)
			}
		})
	}
}

func TestAGameThatGoesOnWaitsForNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		time.AfterFunc(time.Millisecond, stop)
		computer := thinker{engine: slow{time.Hour}, most: 2 * time.Hour, seed: rand.Uint64}
		if answer, err := computer.Choose(ctx, hub.Task{Line: startOf(t, "brazilian"), Level: 1}); !errors.Is(err, context.Canceled) {
			t.Errorf("%+v, %v", answer, err)
		}
	})
}

// asked is an engine that remembers its limits.
type asked struct{ limits *engine.Limits }

func (a asked) Search(_ context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	*a.limits = lim
	return func(yield func(engine.Info) bool) { yield(engine.Info{Move: line.Now().Moves()[0]}) }
}

func TestTheThinkerThinksLittleForWhoHasUsedUpHisTime(t *testing.T) {
	var lim engine.Limits
	computer := thinker{engine: asked{&lim}, most: time.Second, seed: rand.Uint64}
	for _, little := range []bool{false, true} {
		task := hub.Task{Line: startOf(t, "brazilian"), Level: engine.Levels, Little: little}
		if _, err := computer.Choose(t.Context(), task); err != nil {
			t.Fatal(err)
		}
		if got := lim.Nodes <= littleNodes; got != little {
			t.Errorf("little %v: %d nodes", little, lim.Nodes)
		}
	}
}

// The command with its real engine, against somebody who plays anything. The lowest levels may need more
// plies on a large board than a socket takes messages.
func TestTheComputerPlaysToTheEnd(t *testing.T) {
	t.Parallel()
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir()})
	defer stop()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	dice := rand.New(rand.NewPCG(5, 5))
	for _, rules := range []string{"brazilian", "frisian", "canadian", "misere"} {
		t.Run(rules, func(t *testing.T) {
			b := client.New(base)
			id, err := b.Open(ctx, "opponent=computer&level=4&colour=lot&rules="+rules)
			if err != nil {
				t.Fatal(err)
			}
			socket, err := b.Dial(ctx, id, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer socket.Close()
			table, err := client.Sit(ctx, socket)
			if err != nil {
				t.Fatal(err)
			}
			for !table.Over() && table.Ply < 200 { // the limit of messages on one socket
				if table.Mine() {
					if err := table.Play(ctx, socket, table.Moves[dice.IntN(len(table.Moves))].Text); err != nil {
						t.Fatal(err)
					}
				}
				for ply := table.Ply; !table.Over() && table.Ply == ply; {
					if _, err := table.Hear(ctx, socket); err != nil || table.Refused != nil {
						t.Fatalf("ply %d: %v, %v", ply, err, table.Refused)
					}
				}
			}
			if !table.Over() {
				t.Errorf("not over after %d plies: %s", table.Ply, table.FEN)
			}
		})
	}
}
