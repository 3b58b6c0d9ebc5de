package main

import (
	"testing"
	"time"

	"tabuleiro/clock"
)

// TestSteadyClock: what is done to the machine's clock while the server runs, or did not, moves no game's
// time back.
func TestSteadyClock(t *testing.T) {
	passed := time.Duration(0)
	s := &steady{begun: time.UnixMilli(1_000_000), since: func(time.Time) time.Duration { return passed }}
	if at := s.instant(); at != 1_000_000 {
		t.Fatalf("begins at %d", at)
	}
	s.notBefore(999_000)
	if at := s.instant(); at != 1_000_000 {
		t.Errorf("moved to %d by what was before", at)
	}
	s.notBefore(1_500_000)
	passed = 2 * time.Second
	if at := s.instant(); at != 1_502_000 {
		t.Errorf("two seconds after 1500000 it is %d", at)
	}
}

// TestSteadyReadsWhatCannotBeSet: the time a game is measured by follows time.Since, which the wall clock
// does not move.
func TestSteadyReadsWhatCannotBeSet(t *testing.T) {
	s := newSteady()
	if d := clock.Of(time.Now()).Since(s.instant()); d < 0 || d > 1000 {
		t.Errorf("%d ms away from the machine's", d)
	}
	if s.begun.Round(0) == s.begun {
		t.Error("it began without a reading of the clock that cannot be set")
	}
}
