package main

import (
	"sync/atomic"
	"time"

	"tabuleiro/clock"
)

// steady is a clock that goes on evenly from where it began, whatever is done to the machine's: games are
// measured by it.
type steady struct {
	begun time.Time
	since func(time.Time) time.Duration // by a clock that cannot be set, as time.Since measures
	ahead atomic.Int64                  // of begun, in ns
}

func newSteady() *steady { return &steady{begun: time.Now(), since: time.Since} }

// now returns the time without a reading of the clock that cannot be set: nobody needs it after this.
func (s *steady) now() time.Time {
	return s.begun.Round(0).Add(s.since(s.begun) + time.Duration(s.ahead.Load()))
}

func (s *steady) instant() clock.Instant { return clock.Of(s.now()) }

// notBefore moves the clock on to a time that was known before: the machine's clock was set back while
// nothing ran.
func (s *steady) notBefore(known clock.Instant) {
	if behind := known.Since(s.instant()); behind > 0 {
		s.ahead.Add(int64(behind.Duration()))
	}
}
