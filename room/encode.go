package room

import (
	"bytes"
	"encoding/json"
	"fmt"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// Encode returns the stored form of an event.
func Encode(e Event) ([]byte, error) {
	switch e := e.(type) {
	case Opened:
		return json.Marshal(storedOpened{
			nameOpened, e.Rules, e.Start, seatStored(e.Seats[game.White]), seatStored(e.Seats[game.Black]),
			storedClock(e.Clock), e.Takebacks, e.First, e.Touch, e.Public, storedMatch(e.Match), e.Prev, e.Ballot, e.At,
		})
	case Seated:
		return json.Marshal(storedSeated{nameSeated, side(e.Color), e.User.id, e.Name, e.At})
	case Relinked:
		return json.Marshal(storedRelinked{nameRelinked, side(e.Color), e.At})
	case Played:
		return json.Marshal(storedPlayed{namePlayed, e.Move, side(e.By), []byte(e.Key), e.Left, e.Lag, e.At})
	case TakenBack:
		return json.Marshal(storedTakenBack{nameTakenBack, e.Ply, e.Left, e.At})
	case Offered:
		return json.Marshal(storedOffered{nameOffered, e.ID, side(e.By), e.Kind, e.Ply, e.At})
	case OfferClosed:
		return json.Marshal(storedOfferClosed{nameOfferClosed, e.ID, e.Moved, e.At})
	case Ended:
		return json.Marshal(storedEnded{nameEnded, e.Outcome.Result, e.Outcome.Reason, e.At})
	case Continued:
		return json.Marshal(storedContinued{nameContinued, e.Room, e.At})
	case Claimed:
		return json.Marshal(storedClaimed{nameClaimed, side(e.By), e.Reason, e.Plies, e.Right, e.At})
	case TimeAdded:
		return json.Marshal(storedTimeAdded{nameTimeAdded, side(e.Color), e.Span, e.At})
	case Planned:
		return json.Marshal(storedPlanned{namePlanned, side(e.By), e.Lines, e.At})
	case Touched:
		return json.Marshal(storedTouched{nameTouched, side(e.By), e.Square, e.Stuck, e.Added, e.At})
	case Designated:
		return json.Marshal(storedDesignated{nameDesignated, e.Square, e.At})
	case Said:
		return json.Marshal(storedSaid{nameSaid, side(e.By), e.Phrase, e.At})
	case Resumed:
		return json.Marshal(storedResumed{nameResumed, e.Down, e.Up})
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
		return Played{e.Move, game.Color(e.By), game.Key(e.Key), e.Left, e.Lag, e.At}, err
	case nameTakenBack:
		e, err := read[storedTakenBack](stored)
		return TakenBack{e.Ply, e.Left, e.At}, err
	case nameOffered:
		e, err := read[storedOffered](stored)
		return Offered{e.ID, game.Color(e.By), e.Kind, e.Ply, e.At}, err
	case nameOfferClosed:
		e, err := read[storedOfferClosed](stored)
		return OfferClosed{e.ID, e.Moved, e.At}, err
	case nameEnded:
		e, err := read[storedEnded](stored)
		return Ended{game.Outcome{Result: e.Result, Reason: e.Reason}, e.At}, err
	case nameContinued:
		e, err := read[storedContinued](stored)
		return Continued{e.Room, e.At}, err
	case nameClaimed:
		e, err := read[storedClaimed](stored)
		return Claimed{game.Color(e.By), e.Reason, some(e.Plies), e.Right, e.At}, err
	case nameTimeAdded:
		e, err := read[storedTimeAdded](stored)
		return TimeAdded{game.Color(e.Color), e.Span, e.At}, err
	case namePlanned:
		e, err := read[storedPlanned](stored)
		return Planned{game.Color(e.By), some(e.Lines), e.At}, err
	case nameTouched:
		e, err := read[storedTouched](stored)
		return Touched{game.Color(e.By), e.Square, e.Stuck, e.Added, e.At}, err
	case nameDesignated:
		e, err := read[storedDesignated](stored)
		return Designated{e.Square, e.At}, err
	case nameSaid:
		e, err := read[storedSaid](stored)
		return Said{game.Color(e.By), e.Phrase, e.At}, err
	case nameResumed:
		e, err := read[storedResumed](stored)
		return Resumed{e.Down, e.Up}, err
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

// some is a list as it is read again when it was written: an empty one is none.
func some[T any](list []T) []T {
	if len(list) == 0 {
		return nil
	}
	return list
}

func (e storedOpened) opened() Opened {
	seats := [2]Seat{e.White.seat(), e.Black.seat()}
	return Opened{e.Rules, e.Start, seats, clock.Control(e.Clock), e.Takebacks, e.First, e.Touch, e.Public, Match(e.Match), e.Prev, e.Ballot, e.At}
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
