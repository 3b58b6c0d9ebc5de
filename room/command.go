package room

import "tabuleiro/game"

// Command is what a user asks of a room: Open, Play, Resign, OfferDraw or Answer.
type Command interface{ command() }

// As picks one of the two seats of a user who holds both. The zero value leaves it to the room:
// the side on move, or the side that was offered a draw.
type As uint8

// The values of As.
const (
	AsAny As = iota
	AsWhite
	AsBlack
)

// Open opens the room. It is the first command, and the only one a room that is not open takes.
type Open struct {
	Rules string  // id of the ruleset
	Start string  // FEN; "" for the ruleset's own start
	Seats [2]Seat // by game.Color
}

// Play plays Move, in full or short text. Ply and V name what its player saw: the same Play twice
// is one move, and one that answers a past position is refused.
type Play struct {
	Ply  int // how many moves had been played
	V    int // the room's version
	Move string
	As   As
}

// Resign gives the game up, on either side's turn.
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

// Answer accepts or declines the opponent's offer with that id.
type Answer struct {
	ID  int
	Yes bool
	As  As
}

func (Open) command()      {}
func (Play) command()      {}
func (Resign) command()    {}
func (OfferDraw) command() {}
func (Answer) command()    {}

// seat returns the side that a user plays when it holds both and says as, or when it holds one.
func (s State) seat(by User, as As, otherwise game.Color) (game.Color, error) {
	c := otherwise
	switch {
	case as == AsWhite:
		c = game.White
	case as == AsBlack:
		c = game.Black
	case !s.holds(by, c):
		c = c.Other()
	}
	if !s.holds(by, c) {
		return 0, ErrNotAPlayer
	}
	return c, nil
}
