package main

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/hub"
	"tabuleiro/server/servertest"
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

func TestAnAnswerIsSeenAndNotWaitedFor(t *testing.T) {
	for _, c := range []struct {
		thinks, takes time.Duration
		move          string
	}{
		{0, time.Second, "b2-c3"},
		{3 * time.Second, 3 * time.Second, "b2-c3"},
		{time.Hour, 5 * time.Second, "c3-d4"},
	} {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			computer := thinker{engine: slow{c.thinks}, least: time.Second, most: 5 * time.Second, seed: rand.Uint64}
			move, err := computer.Choose(t.Context(), hub.Task{Line: startOf(t, "brazilian"), Level: 1})
			if took := time.Since(start); move != c.move || err != nil || took != c.takes {
				t.Errorf("%+v: %q, %v after %v", c, move, err, took)
			}
		})
	}
}

func TestAGameThatGoesOnWaitsForNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		time.AfterFunc(time.Millisecond, stop)
		computer := thinker{engine: slow{0}, least: time.Hour, most: time.Hour, seed: rand.Uint64}
		if move, err := computer.Choose(ctx, hub.Task{Line: startOf(t, "brazilian"), Level: 1}); !errors.Is(err, context.Canceled) {
			t.Errorf("%q, %v", move, err)
		}
	})
}

// The command with its real engine, against somebody who plays anything.
func TestTheComputerPlaysToTheEnd(t *testing.T) {
	base, stop := serving(t, serveCmd{Addr: "127.0.0.1:0", Data: t.TempDir()})
	defer stop()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	dice := rand.New(rand.NewPCG(5, 5))
	for _, rules := range []string{"brazilian", "frisian", "canadian", "misere"} {
		t.Run(rules, func(t *testing.T) {
			b := servertest.New(base)
			id, err := b.Open(ctx, "opponent=computer&level=1&colour=lot&rules="+rules)
			if err != nil {
				t.Fatal(err)
			}
			socket, err := b.Dial(ctx, id, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer socket.Close()
			table, err := servertest.Sit(ctx, socket)
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
