// Package room is one table: who sits, whose turn it is and how it ended. A pure state machine:
// commands go in with the time they arrived, events come out. Nothing here reads a clock, a disk,
// a socket or a random number.
//
//	events, err := state.Decide(now, user, command) // judges, changes nothing
//	state, err = state.Apply(event)                 // folds, never judges
//
// Whoever hosts a room saves the events between the two.
package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Find returns the rules with an id; its error is a *game.UnknownRules.
type Find func(id string) (game.Rules, error)

// User is who sends a command or looks on: a Person, the Computer, or, as the zero value, nobody
// who could hold a seat. Users are compared with ==.
type User struct {
	id       string
	computer bool
}

// Computer is the user behind every seat that the computer has.
var Computer = User{computer: true}

// Person returns the user with that account or guest id.
func Person(id string) User { return User{id: id} }

// ID returns the id of a person, and "" for anybody else.
func (u User) ID() string { return u.id }

// Seat is who plays one side.
type Seat struct {
	User  User
	Level int // how well the computer plays; 0 for a person
}

// Offer is a draw offer that stands. The zero Offer is none; ids count from 1.
type Offer struct {
	ID int
	By game.Color
}

// State is a room after some events. It is a value: Decide and Apply leave it alone. Its fields
// are for reading.
type State struct {
	Version int     // how many events made it
	Since   int     // the version that made the present position
	Seats   [2]Seat // by game.Color
	Line    game.Line
	Verdict game.Verdict // what the rules say of Line as it stands
	Offer   Offer
	Outcome game.Outcome // how the game ended; it may differ from the rules' verdict

	find   Find          // until the room is opened
	at     clock.Instant // of the last event
	offers int           // how many draws were offered
	asked  int           // 1 + the ply at which the last one was; 0: none yet
	legal  *legal        // made when the room is opened
}

// New returns the state of a room that is not opened yet. find is asked once, for the rules that
// Open names.
func New(find Find) State { return State{find: find} }

// Replay folds a whole log, or any prefix of one.
func Replay(find Find, events []Event) (State, error) {
	s := New(find)
	for _, e := range events {
		var err error
		if s, err = s.Apply(e); err != nil {
			return State{}, err
		}
	}
	return s, nil
}

// Opened reports whether the room has been opened.
func (s State) Opened() bool { return s.Version > 0 }

// Over reports whether the game has ended.
func (s State) Over() bool { return s.Outcome.Over() }

// Turn returns the side on move.
func (s State) Turn() game.Color { return s.Line.Now().Turn() }

// Viewer returns what u is to this room: the seats it holds, or a watcher.
func (s State) Viewer(u User) Audience {
	var v Audience
	for _, c := range []game.Color{game.White, game.Black} {
		if s.holds(u, c) {
			v |= To(c)
		}
	}
	if v == 0 {
		return Watchers
	}
	return v
}

func (s State) holds(u User, c game.Color) bool {
	return u != User{} && s.Seats[c].User == u
}

// Deadline returns when the host must wake the room, if ever. No clock runs at a table yet.
func (s State) Deadline() (clock.Instant, bool) { return 0, false }

// Why answers a user alone: the move that text means now, or why there is none. It is no command
// and makes no event.
func (s State) Why(by User, text string) (game.Move, *game.Refusal) {
	if s.Over() {
		return game.Move{}, &game.Refusal{Code: game.GameOver}
	}
	if v := s.Viewer(by); v != Watchers && !v.Has(To(s.Turn())) {
		return game.Move{}, &game.Refusal{Code: game.NotYourTurn}
	}
	m, err := s.Line.Now().Find(text)
	if err != nil {
		return game.Move{}, err.(*game.Refusal) // the promise of game.Position
	}
	return m, nil
}
