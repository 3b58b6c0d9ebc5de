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
	Person   string `json:"person,omitempty"`
	Computer bool   `json:"computer,omitempty"`
	Level    int    `json:"level,omitempty"`
}

type storedOpened struct {
	T     string        `json:"t"`
	Rules string        `json:"rules"`
	Start string        `json:"start"`
	White storedSeat    `json:"white"`
	Black storedSeat    `json:"black"`
	At    clock.Instant `json:"at"`
}

type storedPlayed struct {
	T    string        `json:"t"`
	Move string        `json:"move"`
	By   side          `json:"by"`
	Key  []byte        `json:"key"` // a Key need not be text
	At   clock.Instant `json:"at"`
}

type storedOffered struct {
	T  string        `json:"t"`
	ID int           `json:"id"`
	By side          `json:"by"`
	At clock.Instant `json:"at"`
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

const (
	nameOpened      = "opened"
	namePlayed      = "played"
	nameOffered     = "offered"
	nameOfferClosed = "offer-closed"
	nameEnded       = "ended"
)

// Encode returns the stored form of an event.
func Encode(e Event) ([]byte, error) {
	switch e := e.(type) {
	case Opened:
		return json.Marshal(storedOpened{
			nameOpened, e.Rules, e.Start, seatStored(e.Seats[game.White]), seatStored(e.Seats[game.Black]), e.At,
		})
	case Played:
		return json.Marshal(storedPlayed{namePlayed, e.Move, side(e.By), []byte(e.Key), e.At})
	case Offered:
		return json.Marshal(storedOffered{nameOffered, e.ID, side(e.By), e.At})
	case OfferClosed:
		return json.Marshal(storedOfferClosed{nameOfferClosed, e.ID, e.Moved, e.At})
	case Ended:
		return json.Marshal(storedEnded{nameEnded, e.Outcome.Result, e.Outcome.Reason, e.At})
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
		return Opened{e.Rules, e.Start, [2]Seat{e.White.seat(), e.Black.seat()}, e.At}, err
	case namePlayed:
		e, err := read[storedPlayed](stored)
		return Played{e.Move, game.Color(e.By), game.Key(e.Key), e.At}, err
	case nameOffered:
		e, err := read[storedOffered](stored)
		return Offered{e.ID, game.Color(e.By), e.At}, err
	case nameOfferClosed:
		e, err := read[storedOfferClosed](stored)
		return OfferClosed{e.ID, e.Moved, e.At}, err
	case nameEnded:
		e, err := read[storedEnded](stored)
		return Ended{game.Outcome{Result: e.Result, Reason: e.Reason}, e.At}, err
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

func seatStored(s Seat) storedSeat {
	return storedSeat{Person: s.User.id, Computer: s.User.computer, Level: s.Level}
}

func (s storedSeat) seat() Seat {
	return Seat{User: User{id: s.Person, computer: s.Computer}, Level: s.Level}
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
