package room

import (
	"slices"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// How long a game may stand still before it is given up: with a clock, or while a seat is open; and
// without either.
const (
	hurriedIdle = clock.Span(24 * time.Hour / time.Millisecond)
	patientIdle = 30 * hurriedIdle
	inviteIdle  = 7 * hurriedIdle // while a seat is open at a table with days a move
)

// Running returns the side whose clock runs, and since when; ok is false when both stand still.
func (s State) Running() (c game.Color, since clock.Instant, ok bool) {
	if !s.Opened() || s.Over() || s.Waiting() || !s.Clock.RunsAt(s.Line.Ply()) {
		return 0, 0, false
	}
	return s.Turn(), s.began, true
}

// LeftAt returns what is left to each side at a moment; 0 at the least.
func (s State) LeftAt(now clock.Instant) [2]clock.Span {
	left := s.Left
	if c, since, ok := s.Running(); ok {
		left[c] = s.Clock.Left(left[c], now.Since(since))
	}
	return left
}

// leftAfter returns what is left to each side when the side on move moves at a moment, with so much
// of the time forgiven.
func (s State) leftAfter(now clock.Instant, forgiven clock.Span) [2]clock.Span {
	left := s.Left
	if c, since, ok := s.Running(); ok {
		left[c] = s.Clock.After(left[c], now.Since(since)-forgiven)
	}
	return left
}

// forgiven is how much the side on move gets back of what the network took of a move, while its clock
// runs: no more than the move costs it.
func (s State) forgiven(now clock.Instant, lag clock.Span) clock.Span {
	c, since, ok := s.Running()
	if !ok || s.Seats[c].User == Computer {
		return 0
	}
	cost := now.Since(since)
	if s.Clock.Style != clock.Increment {
		cost -= s.Clock.Bonus
	}
	return s.quota[c].Grants(min(lag, cost))
}

// grace is how long after its end the time of a side is not yet known to be up.
func (s State) grace(c game.Color) clock.Span {
	if s.Seats[c].User == Computer {
		return 0
	}
	return s.quota[c].Grace()
}

// Deadline returns when the host must send a Tick, if ever: when the time of the side on move is up,
// with what may be forgiven of it, when the opponent has not said which touched piece moves, or when the
// game has stood still for too long.
func (s State) Deadline() (at clock.Instant, ok bool) {
	d, ok := s.due()
	at = d.at.Add(d.grace)
	if by := s.Hand.DesignateBy; ok && s.Undesignated() {
		at = min(at, by)
	}
	return at, ok
}

// due is when and how a game ends by itself.
type due struct {
	at     clock.Instant
	grace  clock.Span // for a move that is on its way
	end    game.Outcome
	strict bool // what comes after it is too late, whether or not the room was told of the time
}

func (s State) due() (d due, ok bool) {
	if !s.Opened() || s.Over() {
		return due{}, false
	}
	if c, since, ok := s.Running(); ok {
		up := since.Add(s.Left[c]).Add(s.Clock.Free())
		return due{up, s.grace(c), game.Outcome{Result: game.Win(c.Other()), Reason: Time}, true}, true
	}
	idle := patientIdle
	switch {
	case s.First > 0 && !s.Waiting():
		return due{s.began.Add(s.First), 0, game.Outcome{Result: game.NoResult, Reason: Unstarted}, true}, true
	case s.Waiting() && s.Clock.Style == clock.Move:
		idle = inviteIdle
	case s.Clock.Runs(), s.Waiting():
		idle = hurriedIdle
	}
	return due{s.at.Add(idle), 0, game.Outcome{Result: game.NoResult, Reason: Abandoned}, false}, true
}

// tick ends a game whose deadline has come.
func (s State) tick(now clock.Instant) []Event {
	switch d, ok := s.due(); {
	case !ok:
		return nil
	case now >= d.at.Add(d.grace):
		return s.timeUp()
	case s.Undesignated() && now >= s.Hand.DesignateBy:
		return []Event{Designated{Square: s.Hand.Touched[0], At: now}}
	}
	return nil
}

// timeUp ends the game as it ends by itself, at the time when that was due.
func (s State) timeUp() []Event {
	d, _ := s.due()
	return []Event{Ended{Outcome: d.end, At: max(d.at, s.at)}}
}

// late reports whether the time was up before a command came. A move of the side on move counts from
// when it was sent, as far as the network is forgiven; for all else the grace must have passed.
// Running out of time loses, whatever is on the board.
func (s State) late(now clock.Instant, by User, c Command) bool {
	d, ok := s.due()
	if !ok || !d.strict {
		return false
	}
	play, ok := c.(Play)
	switch {
	case ok && s.holds(by, s.Turn()):
		return now.Add(-s.forgiven(now, play.Lag)) >= d.at
	case s.holds(by, s.Turn()):
		return now >= d.at // the grace is for a move
	}
	return now >= d.at.Add(d.grace)
}

// FirstBy returns until when the side on move must have made its first move, where that is bounded.
func (s State) FirstBy() (at clock.Instant, ok bool) {
	d, ok := s.due()
	return d.at, ok && d.end.Reason == Unstarted
}

// resume records that clocks stood still while nobody could play. Time that was up before then has
// ended the game.
func (s State) resume(c Resume) []Event {
	if s.late(c.Down, User{}, c) {
		return s.timeUp()
	}
	d, ok := s.due()
	if !ok || !d.strict || s.Clock.Style == clock.Move || c.Up <= max(c.Down, s.at) {
		return nil
	}
	return []Event{Resumed{Down: max(c.Down, s.at), Up: c.Up}}
}

// moreTime is what one may give the opponent at once.
const moreTime = clock.Span(15 * time.Second / time.Millisecond)

// mostGifts is how often a side may give time in a game.
const mostGifts = 100

// gifts counts how often a side gave time, and the version of the last gift.
type gifts struct{ n, seen int }

// mostTime is how much a side may be given by the opponent.
const mostTime = clock.Span(24 * time.Hour / time.Millisecond)

// giveTime judges a gift of time to the opponent.
func (s State) giveTime(now clock.Instant, by User, c AddTime) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn().Other())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case s.Waiting():
		return nil, ErrSeatOpen
	case !s.Clock.Live(), s.Alone():
		return nil, ErrNoClock
	case c.V < s.gifts[seat].seen:
		return nil, nil // it was sent before its sender knew of the last one: the same again
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case s.Left[seat.Other()]+moreTime > mostTime, s.gifts[seat].n == mostGifts:
		return nil, ErrEnoughTime
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	}
	return []Event{TimeAdded{Color: seat.Other(), Span: moreTime, At: now}}, nil
}

// addTime gives a side more time, which it keeps when moves are taken back. It is for a State that is
// being made.
func (s *State) addTime(c game.Color, span clock.Span) {
	if len(s.lefts) == 0 || span == 0 {
		return
	}
	s.Left[c] += span
	s.lefts = slices.Clone(s.lefts)
	for ply := range s.lefts {
		s.lefts[ply][c] += span
	}
}
