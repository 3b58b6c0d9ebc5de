package wire

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"tabuleiro/game"

	"tabuleiro/clock"
	"tabuleiro/room"
)

// Encode writes a message with its t.
func Encode(m Message) []byte {
	v := reflect.New(reflect.TypeOf(m)).Elem()
	v.Set(reflect.ValueOf(m))
	v.FieldByName("T").SetString(m.Tag())
	data, err := json.Marshal(v.Interface())
	if err != nil {
		panic(fmt.Sprintf("wire: %T does not encode: %v", m, err)) // no message holds what JSON lacks
	}
	return data
}

// Encoder is the bytes that a host of rooms sends.
type Encoder struct{}

// State is the whole room as a viewer may see it now.
func (Encoder) State(id string, s room.State, viewer room.Audience, now clock.Instant) []byte {
	return Encode(StateOf(id, s, viewer, now))
}

// Event is what e tells, where s is the state that e has led to. It has no bytes for an event
// without a message of its own: who needs it asks for the state.
func (Encoder) Event(_ string, s room.State, e room.Event) []byte {
	m := EventOf(s, e)
	if m == nil {
		return nil
	}
	return Encode(m)
}

// Passed is the version of an event that a viewer may not see.
func (Encoder) Passed(version int) []byte { return Encode(Passed{V: version}) }

// Here tells who is connected.
func (Encoder) Here(h room.Here) []byte {
	m := Here{White: h.Seats[game.White], Black: h.Seats[game.Black], Watchers: h.Watchers}
	if h.Gone {
		m.Gone = &Gone{Color: h.Color.String(), At: h.At}
	}
	return Encode(m)
}

// Beat repeats the room's version, and tells the time and the computer's place in the queue. It is written
// by hand: every watcher's goroutine does it, and encoding/json would leave each with a stack four times as
// large.
func (Encoder) Beat(version int, now clock.Instant, place int) []byte {
	b := append(make([]byte, 0, 64), `{"t":"beat","v":`...)
	b = strconv.AppendInt(b, int64(version), 10)
	b = append(b, `,"now":`...)
	b = strconv.AppendInt(b, int64(now), 10)
	if place > 0 {
		b = append(b, `,"place":`...)
		b = strconv.AppendInt(b, int64(place), 10)
	}
	return append(b, '}')
}
