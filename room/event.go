package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Event is what happened in a room, stored for ever: Opened, Seated, Relinked, Played, TakenBack,
// Offered, OfferClosed, Ended or Continued. Encode and Decode are its stored form.
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
	Rules     string // id and, after "@", revision
	Start     string // canonical FEN with its tail
	Seats     [2]Seat
	Clock     clock.Control
	Takebacks bool
	Match     Match
	Prev      string
	At        clock.Instant
}

// Seated tells that somebody has taken an open seat, or holds one from a further device.
type Seated struct {
	Color game.Color
	User  User
	Name  string // of the seat from now on
	At    clock.Instant
}

// Relinked tells that a seat's link is void and has the next number now.
type Relinked struct {
	Color game.Color
	At    clock.Instant
}

// Played is a move, or a pass that the table played by itself.
type Played struct {
	Move string // full text
	By   game.Color
	Key  game.Key      // of the position it made
	Left [2]clock.Span // after it, its bonus included; zero without a clock
	At   clock.Instant
}

// TakenBack tells that the game goes on from where it stood after so many plies.
type TakenBack struct {
	Ply  int
	Left [2]clock.Span // as it was there
	At   clock.Instant
}

// OfferKind is what is offered.
type OfferKind string

// The kinds of offers.
const (
	Draw    OfferKind = ""
	Rematch OfferKind = "rematch"
)

// Offered is an offer to the opponent.
type Offered struct {
	ID   int
	By   game.Color
	Kind OfferKind
	At   clock.Instant
}

// OfferClosed tells that an offer no longer stands. Where the game ends, is taken back or
// continued, that event alone says so.
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

// Continued tells that another game follows, in a room of its own.
type Continued struct {
	Room string
	At   clock.Instant
}

// Reasons that lie with the players, not with the rules of a game.
const (
	Resignation game.Reason = "resignation"
	Agreement   game.Reason = "agreement"
	Time        game.Reason = "time"      // a flag fell
	Cancelled   game.Reason = "cancelled" // by who waited, before anybody came
	Abandoned   game.Reason = "abandoned" // nobody came, or nobody went on
	Tangled     game.Reason = "tangled"   // every move led to a position that no room has
)

func (Opened) event()      {}
func (Seated) event()      {}
func (Relinked) event()    {}
func (Played) event()      {}
func (TakenBack) event()   {}
func (Offered) event()     {}
func (OfferClosed) event() {}
func (Ended) event()       {}
func (Continued) event()   {}

// Audience implements Event.
func (Opened) Audience() Audience { return Everybody }

// Audience implements Event.
func (Seated) Audience() Audience { return Everybody }

// Audience implements Event.
func (Relinked) Audience() Audience { return Everybody }

// Audience implements Event.
func (Played) Audience() Audience { return Everybody }

// Audience implements Event.
func (TakenBack) Audience() Audience { return Everybody }

// Audience implements Event.
func (Offered) Audience() Audience { return Everybody }

// Audience implements Event.
func (OfferClosed) Audience() Audience { return Everybody }

// Audience implements Event.
func (Ended) Audience() Audience { return Everybody }

// Audience implements Event.
func (Continued) Audience() Audience { return Everybody }
