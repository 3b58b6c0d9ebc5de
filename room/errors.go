package room

import "fmt"

// Error is why the table refuses a command, where the rules of the game do not: a code, compared
// by value. The rules' own answers are *game.Refusal, and among them not-your-turn and game-over;
// a bad Open gets *game.UnknownRules or *game.FENError.
type Error string

// The codes.
const (
	ErrNotAPlayer         Error = "not-a-player"         // the user does not hold the seat
	ErrPastVersion        Error = "past-version"         // the position that was answered is gone
	ErrNoSuchPly          Error = "no-such-ply"          // it has not come yet
	ErrOfferStands        Error = "offer-stands"         // a draw offer stands already
	ErrOfferedOnce        Error = "offered-once"         // one offer a turn, and it was declined
	ErrNoSuchOffer        Error = "no-such-offer"        // not the one that stands, or not made to this user
	ErrNotOpened          Error = "not-opened"           // the room is not open yet
	ErrOpenedBefore       Error = "opened-before"        // the room is open
	ErrEmptySeat          Error = "empty-seat"           // Open names nobody for a side
	ErrDeadLink           Error = "dead-link"            // the seat's link is used up, or was replaced
	ErrOwnSeat            Error = "own-seat"             // the user plays the other side
	ErrSeatOpen           Error = "seat-open"            // the opponent has not come yet
	ErrNoTakebacks        Error = "no-takebacks"         // not agreed when the room was opened, or somebody else is at the table
	ErrNothingToTakeBack  Error = "nothing-to-take-back" // the user has not moved yet
	ErrGameNotOver        Error = "game-not-over"        // another game comes after this one
	ErrTooManyRooms       Error = "too-many-rooms"       // the host's answer: the user has as many in play as one may have
	ErrTooManyEvents      Error = "too-many-events"      // so much has happened here that the game may only be played to its end
	ErrBadClock           Error = "bad-clock"            // Open has a time that no game may have
	ErrBadTouch           Error = "bad-touch"            // Open has a penalty that is none
	ErrCannotAbort        Error = "cannot-abort"         // both have moved
	ErrNoClaim            Error = "no-claim"             // the rules leave no such claim to the players, or it was wrong here already
	ErrNoScoresheet       Error = "no-scoresheet"        // one person plays both sides: there is nobody to claim from
	ErrNotGone            Error = "not-gone"             // the opponent is there, or not gone for long enough, or not on move
	ErrNoClock            Error = "no-clock"             // no clock runs at this table, or nobody else's
	ErrEnoughTime         Error = "enough-time"          // the opponent has as much as one may have
	ErrNoPlans            Error = "no-plans"             // the game is not by correspondence
	ErrBadPlan            Error = "bad-plan"             // it is no plan, or too long a one
	ErrNoHints            Error = "no-hints"             // a second person is at the table
	ErrYourTurn           Error = "your-turn"            // it is for him to wait who plans
	ErrNotTouchTable      Error = "not-touch-table"      // pieces may be touched here
	ErrMustDesignate      Error = "must-designate"       // the opponent must say first which of the touched pieces moves
	ErrNothingToDesignate Error = "nothing-to-designate"
	ErrNoSuchPhrase       Error = "no-such-phrase"
	ErrSaidEnough         Error = "said-enough"
	ErrNobodyHears        Error = "nobody-hears"      // no second person is at the table
	ErrTooManyCaptures    Error = "too-many-captures" // the move leads to a position that is too much for a room
)

func (e Error) Error() string { return string(e) }

// Drift is the error of a log that today's rules no longer replay: they refuse the stored move, or
// it makes another position.
type Drift struct {
	Version int // of the event
	Move    string
	Cause   error // the refusal; nil where the position differs
}

func (e *Drift) Error() string {
	if e.Cause != nil {
		return fmt.Sprintf("event %d: %s is no longer legal: %v", e.Version, e.Move, e.Cause)
	}
	return fmt.Sprintf("event %d: %s makes another position than it did", e.Version, e.Move)
}

// Unwrap returns the refusal, if there was one.
func (e *Drift) Unwrap() error { return e.Cause }

// UnknownEvent is the error of an event that this release does not know.
type UnknownEvent struct{ Name string }

func (e *UnknownEvent) Error() string { return fmt.Sprintf("unknown event %q", e.Name) }
