package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Event is what happened in a room, stored for ever. Encode and Decode are its stored form.
type Event interface {
	event()
	// Audience is who may learn of it.
	Audience() Audience
}

// Audience is a set of groups of viewers. One user who holds both seats belongs to two.
type Audience uint8

// The groups.
const (
	ToWhite Audience = 1 << iota
	ToBlack
	Watchers
	Everybody = ToWhite | ToBlack | Watchers
)

// To returns the group of who holds the seat of c.
func To(c game.Color) Audience {
	if c == game.White {
		return ToWhite
	}
	return ToBlack
}

// Has reports whether a viewer of any of the groups in v belongs to a.
func (a Audience) Has(v Audience) bool { return a&v != 0 }

// Opened is the first event of every room.
type Opened struct {
	Rules     string // id and, after "@", revision
	Start     string // canonical FEN with its tail
	Seats     [2]Seat
	Clock     clock.Control
	Takebacks bool
	First     clock.Span // how long each side has for its first move; 0 for as long as it likes
	Touch     TouchMove
	Public    bool
	Match     Match
	Prev      string
	Ballot    string // the moves of the opening that was drawn, after which Start comes; "" for none
	At        clock.Instant
}

// Seated tells that somebody has taken an open seat, or holds one from a further device.
type Seated struct {
	Color game.Color
	User  User
	Name  string // of the seat from now on
	At    clock.Instant
}

// Relinked tells that a seat's link is void and has the next number now.
type Relinked struct {
	Color game.Color
	At    clock.Instant
}

// Played is a move, or a pass that the table played by itself.
type Played struct {
	Move string // full text
	By   game.Color
	Key  game.Key      // of the position it made
	Left [2]clock.Span // after it, its bonus included; zero without a clock
	Lag  clock.Span    // of the time it took, what was forgiven because the network took it
	At   clock.Instant
}

// TakenBack tells that the game goes on from where it stood after so many plies.
type TakenBack struct {
	Ply  int
	Left [2]clock.Span // as it was there
	At   clock.Instant
}

// OfferKind is what is offered.
type OfferKind string

// The kinds of offers.
const (
	Draw    OfferKind = ""
	Back    OfferKind = "takeback"
	Rematch OfferKind = "rematch"
)

// Offered is an offer to the opponent.
type Offered struct {
	ID   int
	By   game.Color
	Kind OfferKind
	Ply  int // to which a Back would go
	At   clock.Instant
}

// OfferClosed tells that an offer no longer stands. Where the game ends, is taken back or
// continued, that event alone says so.
type OfferClosed struct {
	ID    int
	Moved bool // the opponent moved instead of answering; otherwise it was declined
	At    clock.Instant
}

// Claimed tells that a draw was claimed. A right claim ends the game; a wrong one is noted.
type Claimed struct {
	By     game.Color
	Reason game.Reason
	Plies  []int // after how many plies the position stood, the present one last
	Right  bool
	At     clock.Instant
}

// TimeAdded tells that the opponent gave a side more time.
type TimeAdded struct {
	Color game.Color
	Span  clock.Span
	At    clock.Instant
}

// Planned tells a player his plan, the lines as Plan has them in full text. Nobody else may learn
// of it.
type Planned struct {
	By    game.Color
	Lines [][]string
	At    clock.Instant
}

// Touched tells that a player touched a piece.
type Touched struct {
	By     game.Color
	Square game.Square
	Stuck  bool       // it has no legal move, and so nothing is bound
	Added  clock.Span // what the opponent got for that
	At     clock.Instant
}

// Designated tells which of the touched pieces must move.
type Designated struct {
	Square game.Square
	At     clock.Instant
}

// Said is a word to the opponent.
type Said struct {
	By     game.Color
	Phrase Phrase
	At     clock.Instant
}

// Resumed tells that nobody could play from Down to Up, and that no clock ran.
type Resumed struct{ Down, Up clock.Instant }

// Ended is how the game ended. It is a fact: no later rules change it.
type Ended struct {
	Outcome game.Outcome
	At      clock.Instant
}

// Continued tells that another game follows, in a room of its own.
type Continued struct {
	Room string
	At   clock.Instant
}

// Reasons that lie with the players, not with the rules of a game.
const (
	Resignation  game.Reason = "resignation"
	Agreement    game.Reason = "agreement"
	Time         game.Reason = "time"       // a flag fell
	Cancelled    game.Reason = "cancelled"  // by who waited, before anybody came
	Abandoned    game.Reason = "abandoned"  // nobody came, or nobody went on
	Aborted      game.Reason = "aborted"    // by a player, before both had moved
	Unstarted    game.Reason = "unstarted"  // a first move was not made in time
	Gone         game.Reason = "gone"       // claimed, because the opponent had left
	TouchedStuck game.Reason = "touch-move" // pieces without a legal move were touched too often
	Tangled      game.Reason = "tangled"    // every move led to a position that no room has
)

func (Opened) event()      {}
func (Seated) event()      {}
func (Relinked) event()    {}
func (Played) event()      {}
func (TakenBack) event()   {}
func (Offered) event()     {}
func (OfferClosed) event() {}
func (Ended) event()       {}
func (Claimed) event()     {}
func (TimeAdded) event()   {}
func (Planned) event()     {}
func (Touched) event()     {}
func (Designated) event()  {}
func (Said) event()        {}
func (Resumed) event()     {}
func (Continued) event()   {}

// Audience implements Event.
func (Opened) Audience() Audience { return Everybody }

// Audience implements Event.
func (Seated) Audience() Audience { return Everybody }

// Audience implements Event.
func (Relinked) Audience() Audience { return Everybody }

// Audience implements Event.
func (Played) Audience() Audience { return Everybody }

// Audience implements Event.
func (TakenBack) Audience() Audience { return Everybody }

// Audience implements Event.
func (Offered) Audience() Audience { return Everybody }

// Audience implements Event.
func (OfferClosed) Audience() Audience { return Everybody }

// Audience implements Event.
func (Ended) Audience() Audience { return Everybody }

// Audience implements Event.
func (Continued) Audience() Audience { return Everybody }

// Audience implements Event.
func (Claimed) Audience() Audience { return Everybody }

// Audience implements Event.
func (TimeAdded) Audience() Audience { return Everybody }

// Audience implements Event.
func (e Planned) Audience() Audience { return To(e.By) }

// Audience implements Event.
func (Touched) Audience() Audience { return Everybody }

// Audience implements Event.
func (Designated) Audience() Audience { return Everybody }

// Audience implements Event.
func (Said) Audience() Audience { return ToWhite | ToBlack }

// Audience implements Event.
func (Resumed) Audience() Audience { return Everybody }
