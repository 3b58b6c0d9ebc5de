package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Event is what happened in a room, stored for ever: Opened, Played, Offered, OfferClosed or
// Ended. Encode and Decode are its stored form.
type Event interface {
	event()
	// Audience is who may learn of it.
	Audience() Audience
}

// Audience is a set of groups of viewers. One user who holds both seats belongs to two.
type Audience uint8

// The groups.
const (
	ToWhite Audience = 1 << iota
	ToBlack
	Watchers
	Everybody = ToWhite | ToBlack | Watchers
)

// To returns the group of who holds the seat of c.
func To(c game.Color) Audience {
	if c == game.White {
		return ToWhite
	}
	return ToBlack
}

// Has reports whether a viewer of any of the groups in v belongs to a.
func (a Audience) Has(v Audience) bool { return a&v != 0 }

// Opened is the first event of every room.
type Opened struct {
	Rules string // id and, after "@", revision
	Start string // canonical FEN with its tail
	Seats [2]Seat
	At    clock.Instant
}

// Played is a move, or a pass that the table played by itself.
type Played struct {
	Move string // full text
	By   game.Color
	Key  game.Key // of the position it made
	At   clock.Instant
}

// Offered is a draw offer.
type Offered struct {
	ID int
	By game.Color
	At clock.Instant
}

// OfferClosed tells that an offer no longer stands while the game goes on. Where the game ends,
// Ended alone says so.
type OfferClosed struct {
	ID    int
	Moved bool // the opponent moved instead of answering; otherwise it was declined
	At    clock.Instant
}

// Ended is how the game ended. It is a fact: no later rules change it.
type Ended struct {
	Outcome game.Outcome
	At      clock.Instant
}

// Reasons that lie with the players, not with the rules of a game.
const (
	Resignation game.Reason = "resignation"
	Agreement   game.Reason = "agreement"
)

func (Opened) event()      {}
func (Played) event()      {}
func (Offered) event()     {}
func (OfferClosed) event() {}
func (Ended) event()       {}

// Audience implements Event.
func (Opened) Audience() Audience { return Everybody }

// Audience implements Event.
func (Played) Audience() Audience { return Everybody }

// Audience implements Event.
func (Offered) Audience() Audience { return Everybody }

// Audience implements Event.
func (OfferClosed) Audience() Audience { return Everybody }

// Audience implements Event.
func (Ended) Audience() Audience { return Everybody }
