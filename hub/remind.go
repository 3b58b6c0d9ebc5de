package hub

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// Reminders tells people of what happens at their tables while they are not connected. Its methods are
// called by a room's goroutine, and return at once.
type Reminders interface {
	// Turn tells a person that it is his turn in a game by correspondence.
	Turn(person, roomID string, s room.State)
	// Came tells who has opened a table that somebody has taken its open seat.
	Came(person, roomID string, s room.State)
}

// remind tells who is not connected of what by's command has led to.
func (r *host) remind(by room.User, before room.State, events []room.Event) {
	if r.hub.Reminders == nil || r.state.Over() {
		return
	}
	moved := false
	for _, e := range events {
		switch e := e.(type) {
		case room.Played:
			moved = true
		case room.Seated:
			if before.Seats[e.Color].Open {
				r.toSeat(e.Color.Other(), by, r.hub.Reminders.Came)
			}
		}
	}
	if moved && r.state.Clock.Style == clock.Move {
		r.toSeat(r.state.Turn(), by, r.hub.Reminders.Turn)
	}
}

// toSeat tells all who hold a seat at which nobody is connected.
func (r *host) toSeat(c game.Color, by room.User, tell func(person, roomID string, s room.State)) {
	if r.present.seats[c] > 0 {
		return
	}
	seat := r.state.Seats[c]
	for _, u := range append(seat.Also[:], seat.User) {
		if u.ID() != "" && u != by {
			tell(u.ID(), r.id, r.state)
		}
	}
}
