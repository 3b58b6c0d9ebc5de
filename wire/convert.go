package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// StateOf is the room with that id as a viewer may see it now.
func StateOf(id string, s room.State, viewer room.Audience, now clock.Instant) State {
	return State{
		V:         s.Version,
		Now:       now,
		Room:      id,
		Rules:     s.Line.Rules.ID(),
		Board:     boardOf(s.Line.Rules.Board()),
		You:       seatsOf(viewer),
		Seats:     Seats{White: SeatOf(s.Seats[game.White]), Black: SeatOf(s.Seats[game.Black])},
		Control:   controlOf(s),
		Clock:     clocksOf(s),
		Takebacks: s.Takebacks && s.Alone(),
		Match:     matchOf(s),
		Prev:      s.Prev,
		Next:      s.NextRoom,
		Start:     list(s.Line.Start.Pieces(), pieceOf),
		Line:      list(s.Line.Moves, moveOf),
		Offer:     offerOf(s),
		Outcome:   outcomeOf(s),
		Position:  positionOf(s),
	}
}

// EventOf is what e tells, where s is the state that e has led to; nil for Opened, which nobody
// is there to hear.
func EventOf(s room.State, e room.Event) Told {
	switch e := e.(type) {
	case room.Seated:
		return Seated{V: s.Version, Color: e.Color.String(), Name: e.Name}
	case room.Relinked:
		return Relinked{V: s.Version, Color: e.Color.String()}
	case room.Played:
		last := s.Line.Moves[len(s.Line.Moves)-1]
		return Played{V: s.Version, By: e.By.String(), Move: moveOf(last), Clock: clocksOf(s), Position: positionOf(s)}
	case room.TakenBack:
		return TakenBack{V: s.Version, Clock: clocksOf(s), Position: positionOf(s)}
	case room.Offered:
		return Offered{V: s.Version, ID: e.ID, By: e.By.String(), Kind: kindOf(e.Kind)}
	case room.OfferClosed:
		return OfferClosed{V: s.Version, ID: e.ID}
	case room.Ended:
		return Ended{V: s.Version, Result: e.Outcome.Result, Reason: e.Outcome.Reason, Clock: clocksOf(s)}
	case room.Continued:
		return Continued{V: s.Version, Room: e.Room}
	}
	return nil
}

// CommandOf is the command that a message asks for. A Why is none.
func CommandOf(asked Asked) (room.Command, bool) {
	switch m := asked.(type) {
	case Play:
		return room.Play{Ply: m.Ply, V: m.V, Move: m.Move, As: asOf(m.As)}, true
	case Takeback:
		return room.Takeback{V: m.V, As: asOf(m.As)}, true
	case Resign:
		return room.Resign{V: m.V, As: asOf(m.As)}, true
	case Offer:
		return room.OfferDraw{V: m.V, As: asOf(m.As)}, true
	case Rematch:
		return room.OfferRematch{V: m.V, As: asOf(m.As)}, true
	case Answer:
		return room.Answer{ID: m.ID, Yes: m.Yes, As: asOf(m.As)}, true
	}
	return nil, false
}

// WhyOf answers a Why.
func WhyOf(asked Why, m game.Move, refusal *game.Refusal) Refused {
	switch {
	case refusal != nil:
		refused, _ := RefusedOf(asked.Tag(), asked.Move, refusal)
		return refused
	case m.Gives.Has(game.Loses):
		return refusedWith(asked.Tag(), m.Text, LegalButLoses)
	}
	return refusedWith(asked.Tag(), m.Text, Legal)
}

func asOf(seat string) room.As {
	switch seat {
	case "white":
		return room.AsWhite
	case "black":
		return room.AsBlack
	}
	return room.AsAny
}

func seatsOf(v room.Audience) []string {
	held := []string{}
	for _, c := range []game.Color{game.White, game.Black} {
		if v.Has(room.To(c)) {
			held = append(held, c.String())
		}
	}
	return held
}

// SeatOf is a seat as everybody may see it.
func SeatOf(s room.Seat) Seat {
	if s.User == room.Computer {
		return Seat{Kind: "computer", Level: s.Level}
	}
	return Seat{Kind: "person", Name: s.Name, Open: s.Open}
}

func controlOf(s room.State) *Control {
	if !s.Clock.Runs() {
		return nil
	}
	c := Control(s.Clock)
	return &c
}

func clocksOf(s room.State) *Clocks {
	if !s.Clock.Runs() {
		return nil
	}
	clocks := Clocks{Left: s.Left}
	if c, since, ok := s.Running(); ok {
		clocks.Runs, clocks.At = c.String(), since
	}
	return &clocks
}

func matchOf(s room.State) *Match {
	if s.Match.Game == 0 {
		return nil
	}
	m := Match(s.Match)
	return &m
}

func kindOf(k room.OfferKind) string {
	if k == room.Rematch {
		return "rematch"
	}
	return "draw"
}

func offerOf(s room.State) *Offered {
	if s.Offer.ID == 0 {
		return nil
	}
	o := Offered{V: s.Version, ID: s.Offer.ID, By: s.Offer.By.String(), Kind: kindOf(s.Offer.Kind)}
	o.T = o.Tag()
	return &o
}

func outcomeOf(s room.State) *Ended {
	if !s.Over() {
		return nil
	}
	e := Ended{V: s.Version, Result: s.Outcome.Result, Reason: s.Outcome.Reason}
	e.T = e.Tag()
	return &e
}
