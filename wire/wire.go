package wire

import "reflect"

//go:generate go test -run TestTypeScript -update .

// askedTypes and toldTypes are the messages there are. Decode, the generated TypeScript and the
// tests of docs/protocol.md go by them.
var (
	askedTypes = []reflect.Type{
		reflect.TypeFor[Play](),
		reflect.TypeFor[Takeback](),
		reflect.TypeFor[Resign](),
		reflect.TypeFor[Offer](),
		reflect.TypeFor[Rematch](),
		reflect.TypeFor[Answer](),
		reflect.TypeFor[Abort](),
		reflect.TypeFor[Claim](),
		reflect.TypeFor[ClaimGone](),
		reflect.TypeFor[MoreTime](),
		reflect.TypeFor[Plan](),
		reflect.TypeFor[Foresee](),
		reflect.TypeFor[Advise](),
		reflect.TypeFor[Touch](),
		reflect.TypeFor[Designate](),
		reflect.TypeFor[Say](),
		reflect.TypeFor[Why](),
	}
	toldTypes = []reflect.Type{
		reflect.TypeFor[State](),
		reflect.TypeFor[Seated](),
		reflect.TypeFor[Relinked](),
		reflect.TypeFor[Played](),
		reflect.TypeFor[TakenBack](),
		reflect.TypeFor[Offered](),
		reflect.TypeFor[OfferClosed](),
		reflect.TypeFor[Ended](),
		reflect.TypeFor[Continued](),
		reflect.TypeFor[Claimed](),
		reflect.TypeFor[TimeAdded](),
		reflect.TypeFor[Planned](),
		reflect.TypeFor[Touched](),
		reflect.TypeFor[Designated](),
		reflect.TypeFor[Said](),
		reflect.TypeFor[Resumed](),
		reflect.TypeFor[Passed](),
		reflect.TypeFor[Foreseen](),
		reflect.TypeFor[Advice](),
		reflect.TypeFor[Refused](),
		reflect.TypeFor[Beat](),
		reflect.TypeFor[Here](),
	}
)

// tag is the t of a message type.
func tag(t reflect.Type) string {
	f, _ := t.FieldByName("T")
	return f.Tag.Get("ts")
}
