package wire

import (
	"tabuleiro/game"
	"tabuleiro/room"
)

// StateOf is the room with that id as a viewer may see it.
func StateOf(id string, s room.State, viewer room.Audience) State {
	return State{
		V:        s.Version,
		Room:     id,
		Rules:    s.Line.Rules.ID(),
		Board:    boardOf(s.Line.Rules.Board()),
		You:      seatsOf(viewer),
		Seats:    Seats{White: seatOf(s.Seats[game.White]), Black: seatOf(s.Seats[game.Black])},
		Start:    list(s.Line.Start.Pieces(), pieceOf),
		Line:     list(s.Line.Moves, moveOf),
		Offer:    offerOf(s),
		Outcome:  outcomeOf(s),
		Position: positionOf(s),
	}
}

// EventOf is what e tells, where s is the state that e has led to; nil for Opened, which nobody
// is there to hear.
func EventOf(s room.State, e room.Event) Told {
	switch e := e.(type) {
	case room.Played:
		last := s.Line.Moves[len(s.Line.Moves)-1]
		return Played{V: s.Version, By: e.By.String(), Move: moveOf(last), Position: positionOf(s)}
	case room.Offered:
		return Offered{V: s.Version, ID: e.ID, By: e.By.String()}
	case room.OfferClosed:
		return OfferClosed{V: s.Version, ID: e.ID}
	case room.Ended:
		return Ended{V: s.Version, Result: e.Outcome.Result, Reason: e.Outcome.Reason}
	}
	return nil
}

// CommandOf is the command that a message asks for. A Why is none.
func CommandOf(asked Asked) (room.Command, bool) {
	switch m := asked.(type) {
	case Play:
		return room.Play{Ply: m.Ply, V: m.V, Move: m.Move, As: asOf(m.As)}, true
	case Resign:
		return room.Resign{V: m.V, As: asOf(m.As)}, true
	case Offer:
		return room.OfferDraw{V: m.V, As: asOf(m.As)}, true
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

func seatOf(s room.Seat) Seat {
	if s.User == room.Computer {
		return Seat{Kind: "computer", Level: s.Level}
	}
	return Seat{Kind: "person"}
}

func offerOf(s room.State) *Offered {
	if s.Offer.ID == 0 {
		return nil
	}
	o := Offered{V: s.Version, ID: s.Offer.ID, By: s.Offer.By.String()}
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
