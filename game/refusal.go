package game

import (
	"fmt"
	"strings"
)

// Code is why a move is refused. The list is closed; each code has words in three languages and
// its place in the guide.
type Code string

// The codes of refusals. The comment says what Squares and N hold.
const (
	NotYourTurn     Code = "not-your-turn"
	GameOver        Code = "game-over"
	NotNotation     Code = "not-notation"
	NoSuchSquare    Code = "no-such-square"
	EmptySquare     Code = "empty-square"           // the square
	NotYourPiece    Code = "not-your-piece"         // the square
	Occupied        Code = "occupied"               // the square that should be free
	BlockedWay      Code = "blocked-way"            // the squares in the way
	ManNotBackwards Code = "man-not-backwards"      // the man
	NotDiagonal     Code = "not-diagonal"           // from, to
	NotOnALine      Code = "not-on-a-line"          // from, to
	TooFar          Code = "too-far"                // from, to
	MustCapture     Code = "must-capture"           // the pieces that can capture
	TakesMore       Code = "takes-more"             // the pieces that take more; N: how many
	TakesMoreKings  Code = "takes-more-kings"       // the pieces that take more kings; N: how many
	TakesMoreValue  Code = "takes-more-value"       // the pieces that take more value
	KingMustCapture Code = "king-must-capture"      // the kings that can
	KingEarlier     Code = "king-earlier"           // the pieces that meet a king earlier
	CaptureGoesOn   Code = "capture-goes-on"        // where it goes on to
	LandWhereGoesOn Code = "land-where-it-goes-on"  // the landing squares from which it goes on
	LandRightBehind Code = "land-right-behind"      // the only landing square
	ManSparesKing   Code = "man-spares-king"        // the king
	TakenAlready    Code = "taken-already"          // the piece
	NoHalfTurn      Code = "no-half-turn"           // the stop where it turned
	KingMovedThrice Code = "king-moved-three-times" // the king
	TouchedPiece    Code = "touched-piece"          // the piece that must move
	Ambiguous       Code = "ambiguous"              // Texts: the candidates
	NotAdjacent     Code = "not-adjacent"           // from, to
	MayNotFly       Code = "may-not-fly"            // from, to; N: with how many men one may
	MenInHand       Code = "men-in-hand"            // N: how many must be placed first
	NoneInHand      Code = "none-in-hand"           // the point
	NameAMan        Code = "name-a-man-to-take"     // the men that may be taken; N: how many must be
	ManInMill       Code = "man-in-mill"            // the man
	NothingToTake   Code = "nothing-to-take"        // the men named
	FlanksNothing   Code = "flanks-nothing"         // the square
	CentreFirst     Code = "centre-first"           // the free squares in the middle of the board
	MustPass        Code = "must-pass"
	MayNotPass      Code = "may-not-pass" // the squares to play on
)

// Refusal is why a move is not legal: a code, the squares to mark and, for some, a number or the
// texts of the moves it could have meant. It is an error that the page says in three languages.
type Refusal struct {
	Code    Code
	Squares []Square
	N       int
	Texts   []string
}

// Error returns the code and what goes with it, for logs and the command line.
func (r *Refusal) Error() string {
	var b strings.Builder
	b.WriteString(string(r.Code))
	if r.N > 0 {
		fmt.Fprintf(&b, " %d", r.N)
	}
	if len(r.Texts) > 0 {
		b.WriteString(": " + strings.Join(r.Texts, ", "))
	}
	return b.String()
}

// FENCode is what is wrong with a FEN.
type FENCode string

// The faults of a FEN.
const (
	FENEmpty   FENCode = "fen-empty"
	FENTooLong FENCode = "fen-too-long"
	FENSide    FENCode = "fen-side"              // the first field is not W or B
	FENList    FENCode = "fen-list"              // a list of pieces is missing, doubled or malformed
	FENSquare  FENCode = "fen-square"            // no such square
	FENTwice   FENCode = "fen-square-twice"      // two pieces on one square
	FENTangled FENCode = "fen-too-many-captures" // more ways to capture than anybody could list
	FENHand    FENCode = "fen-hand"              // the pieces in hand are malformed or told twice
	FENCrowd   FENCode = "fen-too-many-men"      // a side has more men than the game begins with
	FENNobody  FENCode = "fen-nobody"            // nobody has a man, on the board or in hand
	FENLength  FENCode = "fen-length"            // too many or too few squares
	FENSign    FENCode = "fen-sign"              // a character that stands for nothing
	FENTurn    FENCode = "fen-turn"              // the last field is not X or O
	FENTail    FENCode = "fen-tail"              // a counter that these rules do not have, or a malformed or impossible one
)

// FENError is why a FEN was not read. At is the byte where it went wrong, Token what stood there.
type FENError struct {
	Code  FENCode
	At    int
	Token string
}

func (e *FENError) Error() string {
	if e.Token == "" {
		return fmt.Sprintf("%s at byte %d", e.Code, e.At)
	}
	return fmt.Sprintf("%s at byte %d: %q", e.Code, e.At, e.Token)
}

// UnknownRules is the error for a ruleset id that is not listed.
type UnknownRules struct{ ID string }

func (e *UnknownRules) Error() string { return fmt.Sprintf("unknown ruleset %q", e.ID) }
