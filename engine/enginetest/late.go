package enginetest

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	"tabuleiro/internal/cputime"
)

// What make soak makes long. The rest of this file is the same, long or short.
var (
	soakPlies = flag.Int("soak.plies", 0, "plies of each ruleset that somebody random plays against the engine; 0: a few")
	soakTime  = flag.Duration("soak.time", 10*time.Millisecond, "time for each of the engine's moves")
	soakRules = flag.String("soak.rules", "", "the rulesets, with commas between; none: all")
	soakWall  = flag.Bool("soak.wall", false, "ask for 50 ms by the wall clock too: for a machine that does nothing else")
)

// tolerance is how late a move may be.
const tolerance = 50 * time.Millisecond

// watch is a context that ends at a time, when it is asked. It keeps the longest that a search went on
// without asking, by what its thread computed: what others on the machine do to it is not in that.
type watch struct {
	context.Context
	until  time.Time
	asked  time.Duration
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
	now := cputime.Thread()
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

func (l lateness) check(t *testing.T) {
	t.Helper()
	if l.own > tolerance || *soakWall && l.wall > tolerance {
		t.Errorf("%v; want at most %v", l, tolerance)
	}
}

// NeverLate tests that e answers in time, and with a legal move, where the search is likely to forget
// itself.
func NeverLate(t *testing.T, e engine.Engine, line game.Line) {
	t.Helper()
	var late lateness
	late.thought(t, e, line, 10*time.Millisecond)
	t.Logf("%s, %d moves: %v", line.Rules.ID(), len(line.Now().Moves()), late)
	late.check(t)
}

// thought asks for a move within a time and fails if it is not legal.
func (l *lateness) thought(t *testing.T, e engine.Engine, line game.Line, d time.Duration) game.Move {
	t.Helper()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begun := time.Now()
	w := &watch{Context: t.Context(), until: begun.Add(d), asked: cputime.Thread()}
	info, ok := engine.Last(w, e, line, engine.Limits{Seed: uint64(line.Ply())})
	l.wall = max(l.wall, time.Since(begun)-d)
	w.look()
	l.own = max(l.own, w.unseen)
	if !ok {
		t.Fatalf("no move in %s %s", line.Rules.ID(), line.FEN())
	}
	wantLegal(t, line, info.Move)
	return info.Move
}

// neverIllegalNeverLate: somebody random plays against the engine, game after game, in every ruleset,
// with as many games at once as there are processors.
func (s suite) neverIllegalNeverLate(t *testing.T, plies int) {
	if *soakPlies > 0 {
		plies = *soakPlies
	}
	work := make(chan game.Rules)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for r := range work {
				t.Run(r.ID(), func(t *testing.T) { s.soak(t, r, plies) })
			}
		})
	}
	for _, r := range s.rulesets {
		if *soakRules == "" || slices.Contains(strings.Split(*soakRules, ","), r.ID()) {
			work <- r
		}
	}
	close(work)
	workers.Wait()
}

func (s suite) soak(t *testing.T, r game.Rules, plies int) {
	var late lateness
	random, games := search.Random(len(r.ID())), 0
	for played := 0; played < plies; games++ {
		line := game.Begin(r)
		for ; played < plies && !line.Verdict().Outcome.Over(); played++ {
			if (line.Ply()+games)%2 == 0 {
				line = line.Play(late.thought(t, s.e, line, *soakTime))
			} else {
				moves := line.Now().Moves()
				line = line.Play(moves[random.Next()%uint64(len(moves))])
			}
		}
	}
	t.Logf("%s: %d plies in %d games at %v: %v", r.ID(), plies, games, *soakTime, late)
	late.check(t)
}
