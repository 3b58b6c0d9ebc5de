package room

import (
	"slices"
	"strings"

	"tabuleiro/clock"
	"tabuleiro/game"
)

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

// Seat is who plays one side. A person may hold it from several devices, each a user of its own
// with the same rights.
type Seat struct {
	User  User
	Also  [2]User // further devices; the zero User is none
	Level int     // how well the computer plays; 0 for a person
	Name  string  // what the person is called at this table; "" for no name
	Open  bool    // nobody has it yet: it is taken by its link
}

func (s *Seat) heldBy(u User) bool {
	return u != User{} && (s.User == u || slices.Contains(s.Also[:], u))
}

// seated is the seat after u has sat down on it: the first to come has it, the others are further
// devices, and where there are more than it has room for the oldest of those leaves.
func (s Seat) seated(u User, name string) Seat {
	s.Name = name
	switch {
	case s.Open:
		s.User, s.Open = u, false
	case s.Also[0] == User{}:
		s.Also[0] = u
	case s.Also[1] == User{}:
		s.Also[1] = u
	default:
		s.Also = [2]User{s.Also[1], u}
	}
	return s
}

// Viewer returns what u is to this room: the seats it holds, or a watcher.
func (s *State) Viewer(u User) Audience {
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

func (s *State) holds(u User, c game.Color) bool { return s.Seats[c].heldBy(u) }

// Waiting reports whether a seat is still open.
func (s State) Waiting() bool { return s.Seats[game.White].Open || s.Seats[game.Black].Open }

// Alone reports whether no second person is at the table: the computer plays, or one person plays
// both sides.
func (s State) Alone() bool {
	white, black := s.Seats[game.White], s.Seats[game.Black]
	return !s.Waiting() && (white.User == Computer || black.User == Computer || s.OneUser())
}

// OneUser reports whether one plays both sides.
func (s State) OneUser() bool { return s.Seats[game.White].User == s.Seats[game.Black].User }

// seat returns the side that a user plays when it holds both and says as, or when it holds one.
func (s State) seat(by User, as As, otherwise game.Color) (game.Color, error) {
	c := otherwise
	switch {
	case as == AsWhite:
		c = game.White
	case as == AsBlack:
		c = game.Black
	case !s.holds(by, c):
		c = c.Other()
	}
	if !s.holds(by, c) {
		return 0, ErrNotAPlayer
	}
	return c, nil
}

// inPlay is the seat for which a user asks something of a game in play, at a table where both seats are taken
// and in the position that he saw at version v.
func (s State) inPlay(by User, as As, otherwise game.Color, v int) (game.Color, error) {
	c, err := s.seat(by, as, otherwise)
	switch {
	case err != nil:
		return 0, err
	case s.Over():
		return 0, &game.Refusal{Code: game.GameOver}
	case v < s.Since:
		return 0, ErrPastVersion
	case v > s.Version:
		return 0, ErrNoSuchPly
	case s.Waiting():
		return 0, ErrSeatOpen
	}
	return c, nil
}

// sit judges who comes with a seat's link.
func (s State) sit(now clock.Instant, by User, c Sit) ([]Event, error) {
	seat, other := s.Seats[c.Color], s.Seats[c.Color.Other()]
	switch {
	case by.ID() == "":
		return nil, ErrNotAPlayer
	case seat.heldBy(by):
		return nil, nil
	case seat.User == Computer || c.Link != s.Links[c.Color]:
		return nil, ErrDeadLink
	case other.heldBy(by) && seat.User != other.User:
		return nil, ErrOwnSeat
	case seat.Open && s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case !seat.Open && s.Version >= 2*mostEvents: // twice what closes a room for all else: who has lost a device comes back
		return nil, ErrTooManyEvents
	}
	name := seat.Name
	if name == "" {
		name = strings.ToValidUTF8(c.Name, "\uFFFD")
	}
	return []Event{Seated{Color: c.Color, User: by, Name: name, At: now}}, nil
}

// relink judges who wants a new link to a seat: who has it or, while nobody has, who waits for
// somebody to come.
func (s State) relink(now clock.Instant, by User, c Relink) ([]Event, error) {
	keeper := c.Color
	if s.Seats[c.Color].Open {
		keeper = c.Color.Other()
	}
	switch {
	case by == Computer || !s.holds(by, keeper):
		return nil, ErrNotAPlayer
	case s.Seats[c.Color].Open && s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case s.full():
		return nil, ErrTooManyEvents
	}
	return []Event{Relinked{Color: c.Color, At: now}}, nil
}
