package client

import (
	"context"
	"fmt"
	"slices"

	"tabuleiro/wire"
)

// Table is what a page knows of its room: the state, and what was told since. It checks that
// versions follow one another, as a page does.
type Table struct {
	wire.State
	Refused []wire.Refused
}

// Sit reads the state that a new socket begins with.
func Sit(ctx context.Context, s *Socket) (*Table, error) {
	m, err := s.Next(ctx)
	if err != nil {
		return nil, err
	}
	state, ok := m.(wire.State)
	if !ok {
		return nil, fmt.Errorf("a socket begins with %T", m)
	}
	return &Table{State: state}, nil
}

// Over reports whether the game has ended.
func (t *Table) Over() bool { return t.Outcome != nil }

// Mine reports whether this browser may move now.
func (t *Table) Mine() bool { return slices.Contains(t.You, t.Turn) && t.Chooses() }

// Hear waits for one message and takes it in.
func (t *Table) Hear(ctx context.Context, s *Socket) (wire.Told, error) {
	m, err := s.Next(ctx)
	if err != nil {
		return nil, err
	}
	return m, t.Take(m)
}

// Take takes a message in.
func (t *Table) Take(m wire.Told) error {
	switch m := m.(type) {
	case wire.State:
		t.State = m
		return nil
	case wire.Refused:
		t.Refused = append(t.Refused, m)
		return nil
	case wire.Played:
		if m.Ply != t.Ply+1 {
			return fmt.Errorf("ply %d follows %d", m.Ply, t.Ply)
		}
		t.Line = append(t.Line, m.Move)
		t.Position, t.Clock = m.Position, m.Clock
		return t.follow(m.V)
	case wire.TakenBack:
		if m.Ply >= t.Ply {
			return fmt.Errorf("taken back from ply %d to %d", t.Ply, m.Ply)
		}
		t.Line = t.Line[:m.Ply]
		t.Position, t.Clock, t.Offers = m.Position, m.Clock, []wire.Offered{}
		return t.follow(m.V)
	case wire.Seated:
		t.seated(m)
		return t.follow(m.V)
	case wire.Relinked:
		return t.follow(m.V)
	case wire.Offered:
		t.Offers = append(t.Offers, m)
		return t.follow(m.V)
	case wire.OfferClosed:
		t.Offers = slices.DeleteFunc(t.Offers, func(o wire.Offered) bool { return o.ID == m.ID })
		return t.follow(m.V)
	case wire.Ended:
		t.Outcome, t.Moves, t.Clock, t.Offers, t.Abortable = &m, []wire.Move{}, m.Clock, []wire.Offered{}, false
		return t.follow(m.V)
	case wire.Continued:
		t.Next, t.Offers = m.Room, []wire.Offered{}
		return t.follow(m.V)
	case wire.Claimed:
		return t.follow(m.V)
	case wire.TimeAdded:
		t.Clock = m.Clock
		return t.follow(m.V)
	case wire.Planned:
		t.Plan = m.Lines
		return t.follow(m.V)
	case wire.Touched:
		t.Touch, t.Clock = &m.Touch, m.Clock
		return t.follow(m.V)
	case wire.Designated:
		t.Touch.Designated = &m.Square
		return t.follow(m.V)
	case wire.Said:
		t.Said = append(t.Said, wire.Line{By: m.By, Phrase: m.Phrase})
		return t.follow(m.V)
	case wire.Resumed:
		t.Clock = m.Clock
		return t.follow(m.V)
	case wire.Passed:
		return t.follow(m.V)
	case wire.Beat, wire.Here, wire.Advice: // about the line, who is there, and what might be played
		return nil
	}
	return fmt.Errorf("told %T", m)
}

func (t *Table) seated(m wire.Seated) {
	seat := &t.Seats.White
	if m.Color == "black" {
		seat = &t.Seats.Black
	}
	seat.Open, seat.Name = false, m.Name
}

func (t *Table) follow(v int) error {
	if v != t.V+1 {
		return fmt.Errorf("version %d follows %d", v, t.V)
	}
	t.V = v
	return nil
}

// Play asks to play a move now.
func (t *Table) Play(ctx context.Context, s *Socket, move string) error {
	return s.Ask(ctx, wire.Play{Ply: t.Ply, V: t.V, Move: move})
}
