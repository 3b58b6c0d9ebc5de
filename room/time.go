package room

import (
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// How long a game may stand still before it is given up: with a clock, or while a seat is open; and
// without either.
const (
	hurriedIdle = clock.Span(24 * time.Hour / time.Millisecond)
	patientIdle = 30 * hurriedIdle
)

// Running returns the side whose clock runs, and since when; ok is false when both stand still.
func (s State) Running() (c game.Color, since clock.Instant, ok bool) {
	if !s.Opened() || s.Over() || !s.Clock.RunsAt(s.Line.Ply()) {
		return 0, 0, false
	}
	return s.Turn(), s.began, true
}

// LeftAt returns what is left to each side at a moment; 0 at the least.
func (s State) LeftAt(now clock.Instant) [2]clock.Span {
	left := s.Left
	if c, since, ok := s.Running(); ok {
		left[c] = max(0, left[c]-max(0, now.Since(since)))
	}
	return left
}

// leftAfter returns what is left to each side when the side on move moves at a moment.
func (s State) leftAfter(now clock.Instant) [2]clock.Span {
	left := s.LeftAt(now)
	if c, _, ok := s.Running(); ok {
		left[c] += s.Clock.Bonus
	}
	return left
}

// Deadline returns when the host must send a Tick, if ever: when the flag falls of the side on
// move, or when the game has stood still for too long.
func (s State) Deadline() (at clock.Instant, ok bool) {
	if !s.Opened() || s.Over() {
		return 0, false
	}
	if c, since, ok := s.Running(); ok {
		return since.Add(s.Left[c]), true
	}
	if s.Clock.Runs() || s.Waiting() {
		return s.at.Add(hurriedIdle), true
	}
	return s.at.Add(patientIdle), true
}

// tick ends a game whose deadline has come.
func (s State) tick(now clock.Instant) []Event {
	at, ok := s.Deadline()
	if !ok || now < at {
		return nil
	}
	if flagged, _, ok := s.Running(); ok {
		return end(at, game.Win(flagged.Other()), Time)
	}
	return end(at, game.NoResult, Abandoned)
}

// flagFell reports whether the side on move has no time left. Running out of it loses, whatever
// is on the board.
func (s State) flagFell(now clock.Instant) bool {
	c, _, ok := s.Running()
	return ok && s.LeftAt(now)[c] == 0
}
