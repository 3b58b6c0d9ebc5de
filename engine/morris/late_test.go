package morris

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// What make soak makes long. The rest of this file is the same, long or short.
var (
	soakPlies = flag.Int("soak.plies", 16, "plies of each ruleset that somebody random plays against the engine")
	soakTime  = flag.Duration("soak.time", 10*time.Millisecond, "time for each of the engine's moves")
	soakRules = flag.String("soak.rules", "", "the rulesets, with commas between; none: all")
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

// lateness is the most that moves were late: by the wall clock, and by what the search itself could
// have done to that, the longest it computed without looking at the time.
type lateness struct{ wall, own time.Duration }

func (l lateness) String() string {
	return fmt.Sprintf("at most %v late by the clock, %v without looking at it",
		l.wall.Round(10*time.Microsecond), l.own.Round(10*time.Microsecond))
}

// thought asks the engine for a move within a time and fails if it is not legal.
func thought(t *testing.T, line game.Line, d time.Duration, late *lateness) game.Move {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begun := time.Now()
	w := &watch{Context: t.Context(), until: begun.Add(d), asked: threadTime()}
	info, ok := engine.Last(w, Engine{}, line, engine.Limits{Seed: uint64(line.Ply())})
	late.wall = max(late.wall, time.Since(begun)-d)
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
// never late, with as many games at once as there are processors.
func TestNeverIllegalNeverLate(t *testing.T) {
	rulesets := rules.All()
	if *soakRules != "" {
		rulesets = nil
		for _, id := range strings.Split(*soakRules, ",") {
			rulesets = append(rulesets, find(t, id))
		}
	}
	work := make(chan *rules.Rules)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for r := range work {
				t.Run(r.ID(), func(t *testing.T) { soak(t, r) })
			}
		})
	}
	for _, r := range rulesets {
		work <- r
	}
	close(work)
	workers.Wait()
}

func soak(t *testing.T, r *rules.Rules) {
	var late lateness
	random, games := search.Random(len(r.ID())), 0
	for plies := 0; plies < *soakPlies; games++ {
		line := game.Begin(r)
		for ; plies < *soakPlies && !line.Verdict().Outcome.Over(); plies++ {
			if (line.Ply()+games)%2 == 0 {
				line = line.Play(thought(t, line, *soakTime, &late))
			} else {
				moves := line.Now().Moves()
				line = line.Play(moves[random.Next()%uint64(len(moves))])
			}
		}
	}
	t.Logf("%s: %d plies in %d games at %v: %v", r.ID(), *soakPlies, games, *soakTime, late)
	if late.own > tolerance || *soakWall && late.wall > tolerance {
		t.Errorf("%v; want at most %v", late, tolerance)
	}
}
