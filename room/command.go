package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Command is what a user asks of a room: Open, Sit, Relink, Play, Takeback, Resign, OfferDraw,
// OfferRematch or Answer; and Tick, which the host says.
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
	Seats     [2]Seat       // by game.Color
	Clock     clock.Control // zero: no clock
	Takebacks bool          // moves may be taken back while no second person sits
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
// is his last turn, and with both seats one ply.
type Takeback struct {
	V  int // the room's version that was seen: twice is one takeback
	As As
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

func (Open) command()         {}
func (Sit) command()          {}
func (Relink) command()       {}
func (Play) command()         {}
func (Takeback) command()     {}
func (Resign) command()       {}
func (OfferDraw) command()    {}
func (OfferRematch) command() {}
func (Answer) command()       {}
func (Tick) command()         {}
