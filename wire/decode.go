package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
)

// MaxAsked is how many bytes a message to the server may have. A capture of a whole army on the
// largest board needs a hundredth of it.
const MaxAsked = 64 << 10

const (
	maxMove = 512      // bytes of a move's text: the longest capture on 16x16 has fewer
	maxTag  = 24       // bytes of a t that is repeated to who sent it
	maxTold = 16 << 20 // bytes of a State with some thousand moves and their routes
)

// The faults of a message.
const (
	TooLarge       Code = "too-large"       // longer than MaxAsked
	NotJSON        Code = "not-json"        // not one JSON object
	UnknownMessage Code = "unknown-message" // no message has this t
	BadField       Code = "bad-field"       // Field is missing or has the wrong type
)

// BadMessage is why a message was not understood. Re is its t, when that much was; Field is the
// field that is wrong.
type BadMessage struct {
	Code  Code
	Re    string
	Field string
}

func (e *BadMessage) Error() string {
	return fmt.Sprintf("%s in message %q, field %q", e.Code, e.Re, e.Field)
}

// Decode reads one message to the server. Every field that is not optional must be there, with its
// own type; fields it does not know are skipped. The error is a *BadMessage.
func Decode(data []byte) (Asked, error) {
	m, err := decode(data, MaxAsked, askedTypes)
	if err != nil {
		return nil, err
	}
	asked := m.(Asked)
	if field := asked.bad(); field != "" {
		return nil, &BadMessage{Code: BadField, Re: asked.Tag(), Field: field}
	}
	return asked, nil
}

// DecodeTold reads one message from the server by the same rules, for browsers written in Go.
func DecodeTold(data []byte) (Told, error) {
	m, err := decode(data, maxTold, toldTypes)
	if err != nil {
		return nil, err
	}
	return m.(Told), nil
}

func decode(data []byte, limit int, types []reflect.Type) (any, error) {
	if len(data) > limit {
		return nil, &BadMessage{Code: TooLarge}
	}
	// A map keeps names as they are written: encoding/json takes "PLY" for the field ply.
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		return nil, &BadMessage{Code: NotJSON}
	}
	var t string
	if err := readField(&t, fields["t"]); err != nil {
		return nil, &BadMessage{Code: BadField, Field: "t"}
	}
	for _, typ := range types {
		if tag(typ) == t {
			return readMessage(typ, t, fields)
		}
	}
	return nil, &BadMessage{Code: UnknownMessage, Re: word(t)}
}

// word is t when it could be the t of a message, "" for anything that nobody would know again.
func word(t string) string {
	if len(t) > maxTag || strings.Trim(t, "abcdefghijklmnopqrstuvwxyz-") != "" {
		return ""
	}
	return t
}

func readMessage(typ reflect.Type, t string, fields map[string]json.RawMessage) (any, error) {
	m := reflect.New(typ).Elem()
	for _, f := range reflect.VisibleFields(typ) {
		name, optional, _ := strings.Cut(f.Tag.Get("json"), ",")
		text, there := fields[name]
		if f.Anonymous || !there && optional != "" {
			continue
		}
		if err := readField(m.FieldByIndex(f.Index).Addr().Interface(), text); err != nil {
			return nil, &BadMessage{Code: BadField, Re: t, Field: name}
		}
	}
	return m.Interface(), nil
}

// readField is json.Unmarshal but for null, which is no value of any field.
func readField(into any, text json.RawMessage) error {
	if bytes.Equal(text, []byte("null")) {
		return fmt.Errorf("null")
	}
	return json.Unmarshal(text, into)
}

// Each message names its first field whose value has the right type and still makes no sense.

func (m Play) bad() string      { return either(badMove(m.Move), badSeat(m.As)) }
func (m Takeback) bad() string  { return badSeat(m.As) }
func (m Resign) bad() string    { return badSeat(m.As) }
func (m Offer) bad() string     { return badSeat(m.As) }
func (m Rematch) bad() string   { return badSeat(m.As) }
func (m Answer) bad() string    { return badSeat(m.As) }
func (m Why) bad() string       { return badMove(m.Move) }
func (m Abort) bad() string     { return badSeat(m.As) }
func (m Claim) bad() string     { return badSeat(m.As) }
func (m ClaimGone) bad() string { return badSeat(m.As) }
func (m MoreTime) bad() string  { return badSeat(m.As) }
func (m Plan) bad() string      { return either(badLines(m.Lines), badSeat(m.As)) }
func (m Foresee) bad() string   { return badLine("line", m.Line) }
func (Advise) bad() string      { return "" }
func (m Touch) bad() string     { return either(badSquare(m.Square), badSeat(m.As)) }
func (m Designate) bad() string { return either(badSquare(m.Square), badSeat(m.As)) }
func (m Say) bad() string       { return badSeat(m.As) }

// badLines refuses what Go reads into a list and is none, beside moves that are none.
func badLines(lines [][]string) string {
	for _, line := range lines {
		if bad := badLine("lines", line); bad != "" {
			return bad
		}
	}
	return ""
}

func badLine(field string, line []string) string {
	for _, move := range line {
		if badMove(move) != "" {
			return field
		}
	}
	return ""
}

func badSquare(n int) string {
	if n < 0 || n > math.MaxUint8 {
		return "square"
	}
	return ""
}

func badMove(text string) string {
	if text == "" || len(text) > maxMove {
		return "move"
	}
	return ""
}

func badSeat(as string) string {
	if as != "" && as != "white" && as != "black" {
		return "as"
	}
	return ""
}

func either(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
