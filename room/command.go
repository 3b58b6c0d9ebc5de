package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Command is what a user asks of a room; and Tick and Resume, which the host says.
type Command interface{ command() }

// As picks one of the two seats of a user who holds both. The zero value leaves it to the room:
// the side on move, or the side that was offered something.
type As uint8

// The values of As.
const (
	AsAny As = iota
	AsWhite
	AsBlack
)

// Open opens the room. It is the first command, and the only one a room that is not open takes.
// One seat may be Open, where a person has the other.
type Open struct {
	Rules     string        // id of the ruleset
	Start     string        // FEN; "" for the ruleset's own start
	Ballot    string        // the opening that was drawn, as its moves, where Start is the position after it; ""
	Seats     [2]Seat       // by game.Color
	Clock     clock.Control // zero: no clock
	Takebacks bool          // moves may be taken back: at once while no second person sits, or by agreement
	Touch     TouchMove     // whether a touched piece must move
	Public    bool          // whether the table may be listed for watchers
	Match     Match
	Prev      string // the room of the game before; ""
}

// Sit takes a seat by its link: an open one, or with a further device one that is held. Link is the
// number in the link, and good for one user.
type Sit struct {
	Color game.Color
	Link  int
	Name  string // of the person, where the seat has no name yet; "" for none
}

// Relink makes a seat's link void and gives it a new one.
type Relink struct{ Color game.Color }

// Play plays Move, in full or short text. Ply and V name what its player saw: the same Play twice
// is one move, and one that answers a past position is refused.
type Play struct {
	Ply  int // how many moves had been played
	V    int // the room's version
	Move string
	As   As
	Lag  clock.Span // how long the network took, as the host measured it
}

// Resign gives the game up, on either side's turn. While a seat is open nobody loses by it: the
// game is cancelled.
type Resign struct {
	V  int // the room's version that was seen: whose turn it was, for a user who holds both seats and leaves As out
	As As
}

// OfferDraw offers a draw, on one's own turn and once in it. The offer stands until it is declined
// or the opponent moves.
type OfferDraw struct {
	V  int // the room's version that was seen, as in Play
	As As
}

// Takeback takes the asker's last move back, and what was played since: against the computer that
// is his last turn, and with both seats one ply. Where a second person sits it asks him.
type Takeback struct {
	V  int // the room's version that was seen: twice is one takeback
	As As
}

// Abort ends a game that has hardly begun, before both have moved: without a result.
type Abort struct {
	V  int
	As As
}

// Claim claims a draw for a reason that the rules leave to the players, while the position stands.
type Claim struct {
	V      int
	Reason game.Reason
	As     As
}

// ClaimGone claims the game, or calls it a draw, because the opponent has been gone for too long in
// his turn.
type ClaimGone struct {
	V    int
	Draw bool
	As   As
	Gone clock.Instant // since when nobody is at the opponent's seat, as the host sees it; 0: somebody is
}

// AddTime gives the opponent more time.
type AddTime struct {
	V  int
	As As
}

// Plan says what its player will answer to what, by correspondence: lines of moves, the opponent's
// first. It takes the place of the plan before; without lines there is none.
type Plan struct {
	V     int
	Lines [][]string
	As    As
}

// Touch touches a piece at a table where touched pieces must move.
type Touch struct {
	Ply    int // as in Play
	V      int
	Square game.Square
	As     As
}

// Designate says which of several pieces that the opponent has touched must move.
type Designate struct {
	V      int
	Square game.Square
	As     As
}

// Say says something to the opponent.
type Say struct {
	Phrase Phrase
	As     As
}

// OfferRematch asks for another game after this one, with the colours changed. When nobody else
// needs to agree, or the opponent has asked too, it follows at once.
type OfferRematch struct {
	V    int
	As   As
	Next string // the id of the room for that game, if it comes to it: the host's to choose
}

// Answer accepts or declines the opponent's offer with that id.
type Answer struct {
	ID   int
	Yes  bool
	As   As
	Next string // as in OfferRematch
}

// Tick tells the room that time has passed. It changes nothing before the Deadline.
type Tick struct{}

// Resume tells the room that nobody could play from Down, or from the last event if that was later,
// until Up: what clocks stand still for.
type Resume struct{ Down, Up clock.Instant }

func (Open) command()         {}
func (Sit) command()          {}
func (Relink) command()       {}
func (Play) command()         {}
func (Takeback) command()     {}
func (Resign) command()       {}
func (OfferDraw) command()    {}
func (OfferRematch) command() {}
func (Answer) command()       {}
func (Abort) command()        {}
func (Claim) command()        {}
func (ClaimGone) command()    {}
func (AddTime) command()      {}
func (Plan) command()         {}
func (Touch) command()        {}
func (Designate) command()    {}
func (Say) command()          {}
func (Tick) command()         {}
func (Resume) command()       {}
