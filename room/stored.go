package room

import (
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
	First     clock.Span    `json:"first,omitempty"`
	Touch     TouchMove     `json:"touch,omitempty"`
	Public    bool          `json:"public,omitempty"`
	Match     storedMatch   `json:"match,omitzero"`
	Prev      string        `json:"prev,omitempty"`
	Ballot    string        `json:"ballot,omitempty"`
	At        clock.Instant `json:"at"`
}

type storedClock struct {
	Main  clock.Span  `json:"main"`
	Bonus clock.Span  `json:"bonus"`
	Style clock.Style `json:"style,omitempty"`
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
	Lag  clock.Span    `json:"lag,omitempty"`
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
	Ply  int           `json:"ply,omitempty"`
	At   clock.Instant `json:"at"`
}

type storedOfferClosed struct {
	T     string        `json:"t"`
	ID    int           `json:"id"`
	Moved bool          `json:"moved,omitempty"`
	At    clock.Instant `json:"at"`
}

type storedClaimed struct {
	T      string        `json:"t"`
	By     side          `json:"by"`
	Reason game.Reason   `json:"reason"`
	Plies  []int         `json:"plies,omitempty"`
	Right  bool          `json:"right,omitempty"`
	At     clock.Instant `json:"at"`
}

type storedTimeAdded struct {
	T     string        `json:"t"`
	Color side          `json:"color"`
	Span  clock.Span    `json:"span"`
	At    clock.Instant `json:"at"`
}

type storedPlanned struct {
	T     string        `json:"t"`
	By    side          `json:"by"`
	Lines [][]string    `json:"lines,omitempty"`
	At    clock.Instant `json:"at"`
}

type storedTouched struct {
	T      string        `json:"t"`
	By     side          `json:"by"`
	Square game.Square   `json:"square"`
	Stuck  bool          `json:"stuck,omitempty"`
	Added  clock.Span    `json:"added,omitempty"`
	At     clock.Instant `json:"at"`
}

type storedDesignated struct {
	T      string        `json:"t"`
	Square game.Square   `json:"square"`
	At     clock.Instant `json:"at"`
}

type storedSaid struct {
	T      string        `json:"t"`
	By     side          `json:"by"`
	Phrase Phrase        `json:"phrase"`
	At     clock.Instant `json:"at"`
}

type storedResumed struct {
	T    string        `json:"t"`
	Down clock.Instant `json:"down"`
	Up   clock.Instant `json:"up"`
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
	nameClaimed     = "claimed"
	nameTimeAdded   = "time-added"
	namePlanned     = "planned"
	nameTouched     = "touched"
	nameDesignated  = "designated"
	nameSaid        = "said"
	nameResumed     = "resumed"
)
