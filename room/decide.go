package room

import (
	"fmt"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// Decide judges a command against the state and returns the events that record it. It changes
// nothing. No events and no error: what was asked had happened already. An event's time never
// goes back, whatever the host's clock does.
func (s State) Decide(now clock.Instant, by User, c Command) ([]Event, error) {
	now = max(now, s.at)
	if o, ok := c.(Open); ok {
		return s.open(now, o)
	}
	if !s.Opened() {
		return nil, ErrNotOpened
	}
	if r, ok := c.(Resume); ok {
		return s.resume(r), nil
	}
	if s.late(now, by, c) {
		return s.endLate(now, by, c)
	}
	switch c := c.(type) {
	case Sit:
		return s.sit(now, by, c)
	case Relink:
		return s.relink(now, by, c)
	case Play:
		return s.play(now, by, c)
	case Takeback:
		return s.takeback(now, by, c)
	case Resign:
		return s.resign(now, by, c)
	case Abort:
		return s.abort(now, by, c)
	case Claim:
		return s.claim(now, by, c)
	case ClaimGone:
		return s.claimGone(now, by, c)
	case AddTime:
		return s.giveTime(now, by, c)
	case Plan:
		return s.plan(now, by, c)
	case Touch:
		return s.touch(now, by, c)
	case Designate:
		return s.designate(now, by, c)
	case Say:
		return s.say(now, by, c)
	case OfferDraw:
		return s.offerDraw(now, by, c)
	case OfferRematch:
		return s.offerRematch(now, by, c)
	case Answer:
		return s.answer(now, by, c)
	case Tick:
		return s.tick(now), nil
	default:
		panic(fmt.Sprintf("room: command %T is not decided", c))
	}
}

// endLate ends a game whose time is up, and only then judges what came after that. What the end
// has made impossible is not refused: the end says why.
func (s State) endLate(now clock.Instant, by User, c Command) ([]Event, error) {
	events := s.timeUp()
	over, err := s.Apply(events[0])
	if err != nil {
		return nil, err
	}
	if more, err := over.Decide(now, by, c); err == nil {
		events = append(events, more...)
	}
	return events, nil
}

func (s State) open(now clock.Instant, c Open) ([]Event, error) {
	if s.Opened() {
		return nil, ErrOpenedBefore
	}
	switch {
	case !seatable(c.Seats):
		return nil, ErrEmptySeat
	case !c.Clock.Valid():
		return nil, ErrBadClock
	case !c.Touch.valid():
		return nil, ErrBadTouch
	}
	rules, err := s.find(c.Rules)
	if err != nil {
		return nil, err
	}
	line := game.Begin(rules)
	if c.Start != "" {
		if line, err = game.BeginFEN(rules, c.Start); err != nil {
			return nil, err
		}
		if tangled(line.Now()) {
			return nil, &game.FENError{Code: game.FENTangled, At: len(c.Start)}
		}
	}
	opened := Opened{
		Rules: rules.ID(), Start: line.FEN(), Seats: c.Seats, Clock: c.Clock, Takebacks: c.Takebacks,
		First: first(c), Touch: c.Touch, Public: c.Public, Match: c.Match, Prev: c.Prev, Ballot: c.Ballot, At: now,
	}
	return s.settle([]Event{opened}, line, c.Clock.Start(), now), nil
}

// first is how long each side has for its first move: as the clock says where two people meet.
func first(c Open) clock.Span {
	white, black := c.Seats[game.White].User, c.Seats[game.Black].User
	if white == black || white == Computer || black == Computer {
		return 0
	}
	return c.Clock.First()
}

// seatable reports whether each seat has somebody, or one is open and a person waits on the other.
func seatable(seats [2]Seat) bool {
	for c, seat := range seats {
		other := seats[1-c]
		if seat.Open != (seat.User == User{}) || seat.Open && other.User.ID() == "" {
			return false
		}
	}
	return true
}

func (s State) play(now clock.Instant, by User, c Play) ([]Event, error) {
	turn := s.Turn()
	if 0 <= c.Ply && c.Ply < s.Line.Ply() {
		turn = s.before(c.Ply).Turn()
	}
	seat, err := s.seat(by, c.As, turn)
	switch {
	case err != nil:
		return nil, err
	case seat == turn && s.Stands(c):
		return nil, nil
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.Ply < s.Line.Ply() || c.V < s.Since:
		return nil, ErrPastVersion
	case c.Ply > s.Line.Ply() || c.V > s.Version:
		return nil, ErrNoSuchPly
	case s.Waiting():
		return nil, ErrSeatOpen
	case seat != turn:
		return nil, &game.Refusal{Code: game.NotYourTurn}
	}
	m, err := s.Line.Now().Find(c.Move)
	if err != nil {
		return nil, err
	}
	if err := s.bound(m); err != nil {
		return nil, err
	}
	lag := s.forgiven(now, c.Lag)
	line, left := s.legal.play(s.Line, m), s.leftAfter(now, lag)
	if tangled(line.Now()) {
		if s.stuck() {
			return end(now, game.NoResult, Tangled), nil
		}
		return nil, ErrTooManyCaptures
	}
	move := played(line, left, now)
	move.Lag = lag
	events := append(s.fallen(now, seat), move)
	return s.answers(now, s.settle(events, line, left, now))
}

// Stands reports whether the move that c asks for was played at its ply.
func (s State) Stands(c Play) bool {
	if c.Ply < 0 || c.Ply >= s.Line.Ply() {
		return false
	}
	m, err := s.before(c.Ply).Find(c.Move)
	return err == nil && m.Text == s.Line.Moves[c.Ply].Text
}

// played records the last move of a line.
func played(line game.Line, left [2]clock.Span, now clock.Instant) Played {
	m := line.Moves[len(line.Moves)-1]
	by := line.Start.Turn()
	if n := len(line.Positions); n > 1 {
		by = line.Positions[n-2].Turn()
	}
	return Played{Move: m.Text, By: by, Key: line.Now().Key(), Left: left, At: now}
}

// settle adds what follows by itself from the position a line has reached: forced moves, and the
// end when the rules say so. A forced move takes no time and has no bonus.
func (s State) settle(events []Event, line game.Line, left [2]clock.Span, now clock.Instant) []Event {
	for {
		if o := s.legal.verdict(line).Outcome; o.Over() {
			return append(events, Ended{Outcome: o, At: now})
		}
		moves := s.legal.of(line.Now())
		if len(moves) != 1 || !moves[0].Forced {
			return events
		}
		line = line.Play(moves[0])
		events = append(events, played(line, left, now))
	}
}
