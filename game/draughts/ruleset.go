// Package draughts is the draughts family. A variant is a value of Ruleset; no code asks which
// variant is being played.
//
// Two generators live here. The fast one (table.go, gen.go) works on ghost squares and serves
// perft and engines. The slow one (paths.go) records every path; texts, routes, refusals and the
// move lists of Position come from it, and the tests hold the two against each other. They share
// the Ruleset and the squares, nothing else.
package draughts

import "tabuleiro/game"

// Ruleset is one member of the family, as data. The zero value of every field means the plain
// rule: short kings, men that capture forwards only, free choice among captures.
type Ruleset struct {
	ID        string // "brazilian", or "brazilian@2" for a later revision
	Files     int
	Ranks     int
	MenRanks  int // ranks of men at the start
	BackRanks int // empty ranks behind them

	Board       Lattice
	LightCorner bool // each player's lower left corner is light: the board is mirrored
	BlackFirst  bool

	ManCapturesBack      bool
	ManSparesKings       bool // a man may not capture a king
	FlyingKing           bool
	LandBehind           bool // a flying king lands right behind its victim
	HaltBehindKing       bool // it does so when the last victim is a king
	CapturesOrthogonally bool // along ranks and files too (Frisian)
	NoHalfTurn           bool // no turn of 180 degrees between two captures
	KingMoveLimit        int  // quiet moves in a row of one king while its side has men; 0: no limit

	Capture    Duty
	Precedence []Precedence // what decides among captures, the first first
	Removal    Removal
	Crowning   Crowning

	WinByCrowning  bool // the first king wins
	Misere         bool // who cannot move wins
	BarePieceLoses bool // a lone man facing a king has lost unless it is on move and can capture

	Draws     []Draw
	Numbering Numbering
	GameType  int // the PDN GameType, 0 where there is none
}

// With returns a copy of r changed by f: how one literal derives from another. The slices of the
// copy may be replaced, not written into.
func (r Ruleset) With(id string, f func(*Ruleset)) Ruleset {
	r.ID = id
	f(&r)
	return r
}

// First returns the side that moves first.
func (r Ruleset) First() game.Color {
	if r.BlackFirst {
		return game.Black
	}
	return game.White
}

// Lattice says which squares are played on and along which lines.
type Lattice uint8

// Diagonal boards use the squares of one shade; Orthogonal ones (Turkish) all squares, along
// ranks and files.
const (
	Diagonal Lattice = iota
	Orthogonal
)

// Duty says what is owed to a capture that exists.
type Duty uint8

// The duties. Must: only captures are legal. May: quiet moves are legal beside them. Loses: they
// are legal, and end the game at once, lost for who played one.
const (
	Must Duty = iota
	May
	Loses
)

// Precedence is one criterion among captures.
type Precedence uint8

// The criteria. EarlyKing compares the whole sequence of victims, not only the first king; Value
// counts 100 for a man and 199 for a king, that is a king just under two men.
const (
	MostPieces Precedence = iota
	MostKings
	WithKing
	EarlyKing
	MostValue
)

// Removal says when taken pieces leave the board.
type Removal uint8

// After: when the whole capture is done; until then a taken piece blocks and may not be jumped
// again. AtOnce: as soon as it is jumped.
const (
	After Removal = iota
	AtOnce
)

// Crowning says when a man that reaches the last rank by a capture becomes a king.
type Crowning uint8

// Stops: only where the move ends. Ends: reaching the last rank ends the move. Passing: at once,
// and it goes on as a king.
const (
	Stops Crowning = iota
	Ends
	Passing
)

// Corner is where square 1 lies and how the numbers run.
type Corner uint8

// TopLeft: square 1 is the first playable square of the top rank, then row by row downwards.
// BottomRight: square 1 is White's rightmost on the lowest rank, leftwards and up.
const (
	TopLeft Corner = iota
	BottomRight
)

// Numbering is how a variant's literature names squares. Both alphabets are read everywhere.
type Numbering struct {
	From    Corner
	Numeric bool // moves and FEN are written in numbers, not in letters
}
