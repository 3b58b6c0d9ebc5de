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
	if s.flagFell(now) {
		return s.late(now, by, c)
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
	case OfferDraw:
		return s.offer(now, by, c)
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

// late ends a game whose flag has fallen, and only then judges what came after that. What the end
// has made impossible is not refused: the end says why.
func (s State) late(now clock.Instant, by User, c Command) ([]Event, error) {
	events := s.tick(now)
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
	if !seatable(c.Seats) {
		return nil, ErrEmptySeat
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
	if !c.Clock.Runs() {
		c.Clock = clock.Control{}
	}
	opened := Opened{rules.ID(), line.FEN(), c.Seats, c.Clock, c.Takebacks, c.Match, c.Prev, now}
	return settle([]Event{opened}, line, c.Clock.Start(), now), nil
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
	line, left := s.Line.Play(m), s.leftAfter(now)
	if tangled(line.Now()) {
		if s.stuck() {
			return end(now, game.NoResult, Tangled), nil
		}
		return nil, ErrTooManyCaptures
	}
	var events []Event
	if s.Offer.ID != 0 && s.Offer.By != seat {
		events = append(events, OfferClosed{ID: s.Offer.ID, Moved: true, At: now})
	}
	return settle(append(events, played(line, left, now)), line, left, now), nil
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
func settle(events []Event, line game.Line, left [2]clock.Span, now clock.Instant) []Event {
	for {
		if o := line.Verdict().Outcome; o.Over() {
			return append(events, Ended{Outcome: o, At: now})
		}
		moves := line.Now().Moves()
		if len(moves) != 1 || !moves[0].Forced {
			return events
		}
		line = line.Play(moves[0])
		events = append(events, played(line, left, now))
	}
}

func (s State) resign(now clock.Instant, by User, c Resign) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.As == AsAny && s.holds(by, seat.Other()) && c.V < s.Since: // it was the other side's turn
		return nil, ErrPastVersion
	case s.Waiting():
		return end(now, game.NoResult, Cancelled), nil
	}
	return end(now, game.Win(seat.Other()), Resignation), nil
}

func (s State) offer(now clock.Instant, by User, c OfferDraw) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.V < s.Since:
		return nil, ErrPastVersion
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case s.Waiting():
		return nil, ErrSeatOpen
	case seat != s.Turn():
		return nil, &game.Refusal{Code: game.NotYourTurn}
	case s.Offer.ID != 0:
		return nil, ErrOfferStands
	case s.asked == s.Line.Ply()+1:
		return nil, ErrOfferedOnce
	case s.full():
		return nil, ErrTooManyEvents
	}
	return []Event{Offered{ID: s.offers + 1, By: seat, At: now}}, nil
}

func (s State) answer(now clock.Instant, by User, c Answer) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Offer.By.Other())
	switch {
	case err != nil:
		return nil, err
	case s.NextRoom != "" && c.Yes:
		return nil, nil
	case s.Over() && s.Offer.ID == 0:
		return nil, &game.Refusal{Code: game.GameOver}
	case c.ID != s.Offer.ID || c.ID == 0 || seat == s.Offer.By:
		return nil, ErrNoSuchOffer
	case !c.Yes:
		return []Event{OfferClosed{ID: c.ID, At: now}}, nil
	case s.Offer.Kind == Rematch:
		return s.goOn(now, c.Next), nil
	}
	return end(now, game.Drawn, Agreement), nil
}

func end(now clock.Instant, r game.Result, why game.Reason) []Event {
	return []Event{Ended{Outcome: game.Outcome{Result: r, Reason: why}, At: now}}
}
