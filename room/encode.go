package room

import (
	"bytes"
	"encoding/json"
	"fmt"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// The stored form of events: JSON, with the event's name under "t". It is kept for ever. Add
// fields whose zero value means "as before"; never rename one, and never change what one means.
// A field that is not known here is an error and not a fact to be skipped.

type storedSeat struct {
	Person   string    `json:"person,omitempty"`
	Also     [2]string `json:"also,omitzero"` // further devices of the person
	Computer bool      `json:"computer,omitempty"`
	Level    int       `json:"level,omitempty"`
	Name     string    `json:"name,omitempty"`
	Open     bool      `json:"open,omitempty"`
}

type storedOpened struct {
	T         string        `json:"t"`
	Rules     string        `json:"rules"`
	Start     string        `json:"start"`
	White     storedSeat    `json:"white"`
	Black     storedSeat    `json:"black"`
	Clock     storedClock   `json:"clock,omitzero"`
	Takebacks bool          `json:"takebacks,omitempty"`
	Match     storedMatch   `json:"match,omitzero"`
	Prev      string        `json:"prev,omitempty"`
	At        clock.Instant `json:"at"`
}

type storedClock struct {
	Main  clock.Span `json:"main"`
	Bonus clock.Span `json:"bonus"`
}

type storedMatch struct {
	Game  int    `json:"game"`
	Of    int    `json:"of"`
	Score [2]int `json:"score"` // white, black
}

type storedSeated struct {
	T      string        `json:"t"`
	Color  side          `json:"color"`
	Person string        `json:"person"`
	Name   string        `json:"name,omitempty"`
	At     clock.Instant `json:"at"`
}

type storedRelinked struct {
	T     string        `json:"t"`
	Color side          `json:"color"`
	At    clock.Instant `json:"at"`
}

type storedPlayed struct {
	T    string        `json:"t"`
	Move string        `json:"move"`
	By   side          `json:"by"`
	Key  []byte        `json:"key"`           // a Key need not be text
	Left [2]clock.Span `json:"left,omitzero"` // white, black
	At   clock.Instant `json:"at"`
}

type storedTakenBack struct {
	T    string        `json:"t"`
	Ply  int           `json:"ply"`
	Left [2]clock.Span `json:"left,omitzero"`
	At   clock.Instant `json:"at"`
}

type storedOffered struct {
	T    string        `json:"t"`
	ID   int           `json:"id"`
	By   side          `json:"by"`
	Kind OfferKind     `json:"kind,omitempty"`
	At   clock.Instant `json:"at"`
}

type storedOfferClosed struct {
	T     string        `json:"t"`
	ID    int           `json:"id"`
	Moved bool          `json:"moved,omitempty"`
	At    clock.Instant `json:"at"`
}

type storedEnded struct {
	T      string        `json:"t"`
	Result game.Result   `json:"result"`
	Reason game.Reason   `json:"reason"`
	At     clock.Instant `json:"at"`
}

type storedContinued struct {
	T    string        `json:"t"`
	Room string        `json:"room"`
	At   clock.Instant `json:"at"`
}

const (
	nameOpened      = "opened"
	nameSeated      = "seated"
	nameRelinked    = "relinked"
	namePlayed      = "played"
	nameTakenBack   = "taken-back"
	nameOffered     = "offered"
	nameOfferClosed = "offer-closed"
	nameEnded       = "ended"
	nameContinued   = "continued"
)

// Encode returns the stored form of an event.
func Encode(e Event) ([]byte, error) {
	switch e := e.(type) {
	case Opened:
		return json.Marshal(storedOpened{
			nameOpened, e.Rules, e.Start, seatStored(e.Seats[game.White]), seatStored(e.Seats[game.Black]),
			storedClock(e.Clock), e.Takebacks, storedMatch(e.Match), e.Prev, e.At,
		})
	case Seated:
		return json.Marshal(storedSeated{nameSeated, side(e.Color), e.User.id, e.Name, e.At})
	case Relinked:
		return json.Marshal(storedRelinked{nameRelinked, side(e.Color), e.At})
	case Played:
		return json.Marshal(storedPlayed{namePlayed, e.Move, side(e.By), []byte(e.Key), e.Left, e.At})
	case TakenBack:
		return json.Marshal(storedTakenBack{nameTakenBack, e.Ply, e.Left, e.At})
	case Offered:
		return json.Marshal(storedOffered{nameOffered, e.ID, side(e.By), e.Kind, e.At})
	case OfferClosed:
		return json.Marshal(storedOfferClosed{nameOfferClosed, e.ID, e.Moved, e.At})
	case Ended:
		return json.Marshal(storedEnded{nameEnded, e.Outcome.Result, e.Outcome.Reason, e.At})
	case Continued:
		return json.Marshal(storedContinued{nameContinued, e.Room, e.At})
	default:
		return nil, &UnknownEvent{Name: fmt.Sprintf("%T", e)}
	}
}

// Decode reads a stored event. The error for a name that is not known is an *UnknownEvent.
func Decode(stored []byte) (Event, error) {
	var head struct {
		T string `json:"t"`
	}
	if err := json.Unmarshal(stored, &head); err != nil {
		return nil, fmt.Errorf("stored event: %w", err)
	}
	switch head.T {
	case nameOpened:
		e, err := read[storedOpened](stored)
		return e.opened(), err
	case nameSeated:
		e, err := read[storedSeated](stored)
		return Seated{game.Color(e.Color), Person(e.Person), e.Name, e.At}, err
	case nameRelinked:
		e, err := read[storedRelinked](stored)
		return Relinked{game.Color(e.Color), e.At}, err
	case namePlayed:
		e, err := read[storedPlayed](stored)
		return Played{e.Move, game.Color(e.By), game.Key(e.Key), e.Left, e.At}, err
	case nameTakenBack:
		e, err := read[storedTakenBack](stored)
		return TakenBack{e.Ply, e.Left, e.At}, err
	case nameOffered:
		e, err := read[storedOffered](stored)
		return Offered{e.ID, game.Color(e.By), e.Kind, e.At}, err
	case nameOfferClosed:
		e, err := read[storedOfferClosed](stored)
		return OfferClosed{e.ID, e.Moved, e.At}, err
	case nameEnded:
		e, err := read[storedEnded](stored)
		return Ended{game.Outcome{Result: e.Result, Reason: e.Reason}, e.At}, err
	case nameContinued:
		e, err := read[storedContinued](stored)
		return Continued{e.Room, e.At}, err
	default:
		return nil, &UnknownEvent{Name: head.T}
	}
}

func read[T any](stored []byte) (e T, err error) {
	d := json.NewDecoder(bytes.NewReader(stored))
	d.DisallowUnknownFields()
	if err = d.Decode(&e); err != nil {
		err = fmt.Errorf("stored event: %w", err)
	}
	return e, err
}

func (e storedOpened) opened() Opened {
	seats := [2]Seat{e.White.seat(), e.Black.seat()}
	return Opened{e.Rules, e.Start, seats, clock.Control(e.Clock), e.Takebacks, Match(e.Match), e.Prev, e.At}
}

func seatStored(s Seat) storedSeat {
	also := [2]string{s.Also[0].id, s.Also[1].id}
	return storedSeat{s.User.id, also, s.User.computer, s.Level, s.Name, s.Open}
}

func (s storedSeat) seat() Seat {
	also := [2]User{Person(s.Also[0]), Person(s.Also[1])}
	return Seat{User{id: s.Person, computer: s.Computer}, also, s.Level, s.Name, s.Open}
}

// side is a colour by its word.
type side game.Color

func (c side) MarshalText() ([]byte, error) { return []byte(game.Color(c).String()), nil }

func (c *side) UnmarshalText(text []byte) error {
	switch string(text) {
	case game.White.String():
		*c = side(game.White)
	case game.Black.String():
		*c = side(game.Black)
	default:
		return fmt.Errorf("%q is no side", text)
	}
	return nil
}
