// Package room is one table: who sits, whose turn it is, how much time is left and how it ended. A
// pure state machine: commands go in with the time they arrived, events come out. Nothing here
// reads a clock, a disk, a socket or a random number.
//
//	events, err := state.Decide(now, user, command) // judges, changes nothing
//	state, err = state.Apply(event)                 // folds, never judges
//
// Whoever hosts a room saves the events between the two, and sends a Tick at the Deadline.
package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Find returns the rules with an id; its error is a *game.UnknownRules.
type Find func(id string) (game.Rules, error)

// Offer is an offer that stands. The zero Offer is none; ids count from 1.
type Offer struct {
	ID   int
	By   game.Color
	Kind OfferKind
	Ply  int // to which a Back would go
}

// State is a room after some events. It is a value: Decide and Apply leave it alone. Its fields
// are for reading.
type State struct {
	Version   int           // how many events made it
	Since     int           // the version that made the present position
	Seats     [2]Seat       // by game.Color
	Links     [2]int        // the number of the one link that seats somebody at each seat
	Clock     clock.Control // zero: no clock
	Left      [2]clock.Span // what each side had when the clock of the side on move began to run
	Takebacks bool          // moves may be taken back: at once where no second person sits, or by agreement
	First     clock.Span    // how long each side has for its first move; 0 for as long as it likes
	Touch     TouchMove     // whether a touched piece must move
	Public    bool          // whether the table may be listed for watchers
	Match     Match
	Ballot    string // the moves of the opening that was drawn, which Line does not hold; "" for none
	Prev      string // the room of the game before; "" where there is none
	NextRoom  string // the room of the game after, as Next describes it; "" while there is none
	Line      game.Line
	Verdict   game.Verdict  // what the rules say of Line as it stands
	Offers    []Offer       // those that stand, one of a kind, the oldest first
	Hand      Hand          // what was touched in this turn, at a table where that binds
	Stuck     [2]int        // how often each side has touched a piece that has no legal move
	Plans     [2][][]string // what each side will answer by itself: what is left of the lines of its Plan
	Said      []Said        // between the players
	Outcome   game.Outcome  // how the game ended; it may differ from the rules' verdict
	OpenedAt  clock.Instant

	find    Find            // until the room is opened
	lefts   [][2]clock.Span // Left after each number of plies; nil without a clock
	quota   [2]clock.Quota  // of time that is forgiven
	began   clock.Instant   // since when the side on move has had the present position
	at      clock.Instant   // of the last event
	offers  int             // how many offers were made
	asked   [2][2]int       // by askable kind and seat: 1 + the ply at which it was asked last; 0: not yet
	caused  [2]int          // by seat: how many events that no game needs
	gifts   [2]gifts        // by who gave
	claimed [2]int          // by seat: 1 + the ply at which it claimed wrongly
	legal   *legal          // made when the room is opened
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

// mostEvents is how many events a room may have before it takes no more of those that a game does not
// need: every one is kept for ever, and folded by whoever loads the room. The longest games have some
// hundreds of plies, and as many may be taken back.
const mostEvents = 4000

// mostBySeat is how many of them one side may cause: nobody fills a room for the other.
const mostBySeat = 1000

// full reports whether the game may only be played to its end. Moves, ends and the next game are
// bounded by the rules: they go through always.
func (s State) full() bool { return s.Version >= mostEvents }

// fullFor reports whether a side may only play.
func (s State) fullFor(c game.Color) bool { return s.full() || s.caused[c] >= mostBySeat }

// Turn returns the side on move.
func (s State) Turn() game.Color { return s.Line.Now().Turn() }

// Moved returns since when the side on move has had the present position.
func (s State) Moved() clock.Instant { return s.began }

// Watched returns the state without what is secret, or said between the players.
func (s State) Watched() State {
	s.Links, s.Plans, s.Said = [2]int{}, [2][][]string{}, nil
	return s
}

// before returns the position that the move of that ply was played in.
func (s State) before(ply int) game.Position {
	if ply == 0 {
		return s.Line.Start
	}
	return s.Line.Positions[ply-1]
}

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
