// Package wire is what browser and server say to each other: JSON messages in both directions,
// and the one table from errors to codes. web/src/wire.ts is generated from these types, and
// docs/protocol.md describes them.
//
// Readers must skip fields they do not know: a page and a server of different ages understand each
// other as long as no field changes its meaning.
//
// A square is the number game.Square gives it; State.Board says where it lies and what it is called.
package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// Message is any of them. Tag is its t.
type Message interface{ Tag() string }

// Position is the board as it stands, and what may be done on it.
type Position struct {
	Ply       int        `json:"ply"`
	FEN       string     `json:"fen"`
	Turn      string     `json:"turn" ts:"Color"`
	Pieces    []Piece    `json:"pieces"`
	Hand      *[2]int    `json:"hand,omitempty"` // pieces of White and Black that are still to be placed, where there are such
	Moves     []Move     `json:"moves"`          // legal now; [] when the game is over
	Counters  []Counter  `json:"counters"`
	Claims    []Evidence `json:"claims"`
	Abortable bool       `json:"abortable"` // whether the game may be given up without a result
}

// Chooses reports whether the side on move has a move to choose: a pass is played by the table.
func (p Position) Chooses() bool { return len(p.Moves) > 0 && len(p.Moves[0].Routes) > 0 }

// Board is the shape of the board.
type Board struct {
	Width       int      `json:"width"`
	Height      int      `json:"height"`
	Points      [][2]int `json:"points"`
	Names       []string `json:"names"`
	Numbers     []int    `json:"numbers,omitempty"`
	Numeric     bool     `json:"numeric"`
	Lines       [][2]int `json:"lines,omitempty"`
	TakesAtOnce bool     `json:"takesAtOnce"`
	Turns       bool     `json:"turns,omitempty"` // what is taken stays and changes sides
}

// Seats are the two players.
type Seats struct {
	White Seat `json:"white"`
	Black Seat `json:"black"`
}

// Seat is one player: a person or the computer.
type Seat struct {
	Kind  string `json:"kind" ts:"'person' | 'computer'"`
	Name  string `json:"name,omitempty"`
	Level int    `json:"level,omitempty"` // of the computer
	Open  bool   `json:"open,omitempty"`  // nobody has come yet
}

// Control is the time of each player, in ms: Main for the whole game and Bonus for each move, which
// comes after it ("increment"), lets the clock stand still first ("delay") or comes back as far as it
// was used ("bronstein"); or Main for each move ("move").
type Control struct {
	Main  clock.Span `json:"main"`
	Bonus clock.Span `json:"bonus"`
	Style string     `json:"style" ts:"'increment' | 'delay' | 'bronstein' | 'move'"`
}

// Clocks is what White and Black had left, in ms. The clock of Runs has been running since At, by
// the server's time, but stands still for Free at first; without Runs both stand still.
type Clocks struct {
	Left  [2]clock.Span `json:"left"`
	Runs  string        `json:"runs,omitempty" ts:"Color"`
	At    clock.Instant `json:"at"`
	Free  clock.Span    `json:"free,omitempty"`
	First clock.Instant `json:"first,omitempty"` // until when the side on move must have made its first move; 0: it need not hurry
}

// TouchMove is what binds at a table where a touched piece must move. Penalty is for touching pieces
// that cannot move; Stuck is how often White and Black have.
type TouchMove struct {
	Penalty    room.TouchMove `json:"penalty" ts:"'none' | 'time' | 'loss'"`
	Touched    []int          `json:"touched"`              // in this turn, pieces that can move
	Designated *int           `json:"designated,omitempty"` // the one of several that must
	Stuck      [2]int         `json:"stuck"`
}

// Line is something that a player said.
type Line struct {
	By     string      `json:"by" ts:"Color"`
	Phrase room.Phrase `json:"phrase" ts:"Phrase"`
}

// Match is the place of this game among several. Score is White's and Black's before it, in half
// points; Of is 0 where as many are played as the players like.
type Match struct {
	Game  int    `json:"game"`
	Of    int    `json:"of"`
	Score [2]int `json:"score"`
}

// Piece is a piece on its square.
type Piece struct {
	Square int    `json:"sq"`
	Color  string `json:"color" ts:"Color"`
	Kind   string `json:"kind" ts:"'man' | 'king' | 'disc'"`
}

// Move is a whole move. Routes are the click sequences that make it, none for a pass. The last Picks clicks
// name men to take; before them a route of one click places a piece from the hand.
type Move struct {
	Text   string  `json:"text"`
	Short  string  `json:"short"`
	Routes [][]int `json:"routes"`
	Taken  []int   `json:"taken"`
	Picks  int     `json:"picks,omitempty"`
	Crowns bool    `json:"crowns,omitempty"`
	Mill   bool    `json:"mill,omitempty"`
	Loses  bool    `json:"loses,omitempty"`
}

// Advised is a move by its text, and what there is to say of it, the most important first.
type Advised struct {
	Move    string   `json:"move"`
	Remarks []Remark `json:"remarks"`
}

// Remark is something that a move brings about. Key is a game.RemarkKey, which says what N and Squares are.
type Remark struct {
	Key     game.RemarkKey `json:"key" ts:"string"`
	N       int            `json:"n,omitempty"`
	Squares []int          `json:"squares"`
}

// Counter is a draw rule that is running.
type Counter struct {
	Reason game.Reason `json:"reason"`
	Unit   game.Unit   `json:"unit" ts:"'plies' | 'white-moves' | 'black-moves'"`
	Done   int         `json:"done"`
	Limit  int         `json:"limit"`
}

// Evidence is a draw that may be claimed now, and why.
type Evidence struct {
	Reason game.Reason `json:"reason"`
	Times  int         `json:"times"`
	Plies  []int       `json:"plies"` // after how many plies the position stood, the present one last
}
