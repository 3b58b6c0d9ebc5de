package reversi

import (
	"context"
	"flag"
	"runtime"
	"syscall"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

// What make soak makes long.
var (
	soakPlies = flag.Int("soak.plies", 60, "plies of each ruleset that somebody random plays against the engine")
	soakTime  = flag.Duration("soak.time", 10*time.Millisecond, "time for each of the engine's moves")
	soakWall  = flag.Bool("soak.wall", false, "ask for 50 ms by the wall clock too: for a machine that does nothing else")
)

// tolerance is how late a move may be.
const tolerance = 50 * time.Millisecond

// threadTime is what this thread has used. What others on the machine do to it is not in it.
func threadTime() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD
	var u syscall.Rusage
	if err := syscall.Getrusage(thisThread, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// watch is a context that ends at a time, when it is asked. It keeps the longest that a search went on
// without asking.
type watch struct {
	context.Context
	until  time.Time
	asked  time.Duration // thread time
	unseen time.Duration
}

func (w *watch) Err() error {
	w.look()
	if time.Now().Before(w.until) {
		return nil
	}
	return context.DeadlineExceeded
}

func (w *watch) look() {
	now := threadTime()
	w.unseen = max(w.unseen, now-w.asked)
	w.asked = now
}

// lateness is the most that moves were late: by the wall clock, and by the longest that the search
// computed without looking at it.
type lateness struct{ wall, own time.Duration }

// thought asks the engine for a move within a time and fails if it is not legal.
func thought(t *testing.T, line game.Line, late *lateness) game.Move {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begun := time.Now()
	w := &watch{Context: t.Context(), until: begun.Add(*soakTime), asked: threadTime()}
	info, ok := engine.Last(w, Engine{}, line, engine.Limits{Seed: uint64(line.Ply())})
	late.wall = max(late.wall, time.Since(begun)-*soakTime)
	w.look()
	late.own = max(late.own, w.unseen)
	if !ok {
		t.Fatalf("no move in %s", line.FEN())
	}
	m, err := line.Now().Find(info.Move.Text)
	if err != nil || m.Text != info.Move.Text {
		t.Fatalf("%s in %s is not legal: %v", info.Move.Text, line.FEN(), err)
	}
	return m
}

// Somebody random plays against the engine, game after game, in every ruleset: it is never illegal and
// never late.
func TestNeverIllegalNeverLate(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			var late lateness
			random, games := search.Random(len(r.ID())), 0
			for plies := 0; plies < *soakPlies; games++ {
				line := game.Begin(r)
				for ; plies < *soakPlies && !line.Verdict().Outcome.Over(); plies++ {
					if (line.Ply()+games)%2 == 0 {
						line = line.Play(thought(t, line, &late))
					} else {
						moves := line.Now().Moves()
						line = line.Play(moves[random.Next()%uint64(len(moves))])
					}
				}
			}
			t.Logf("%d plies in %d games at %v: %v late by the clock, %v without looking", *soakPlies, games, *soakTime, late.wall, late.own)
			if late.own > tolerance || *soakWall && late.wall > tolerance {
				t.Errorf("%v; want at most %v", late, tolerance)
			}
		})
	}
}
