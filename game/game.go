// Package game is the vocabulary every other package speaks: colours, squares, whole moves,
// positions, rules, outcomes and refusals. It knows no game.
package game

import (
	"iter"
	"slices"
)

// Color is a side. Which one moves first is a matter for Rules.
type Color uint8

// The two sides.
const (
	White Color = iota
	Black
)

// Other returns the opposing side.
func (c Color) Other() Color { return c ^ 1 }

// String returns "white" or "black", the word used in JSON, SQL and logs.
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// Square numbers the playable points of a board from 0: the point nearest White's left corner
// first, then rank by rank, left to right.
type Square uint8

// Kind is what a piece is, beside its colour.
type Kind uint8

// The kinds of pieces. A man of draughts and a man of morris are both a Man.
const (
	Man Kind = iota
	King
	Disc
)

// String returns the word used in JSON: "man", "king" or "disc".
func (k Kind) String() string {
	switch k {
	case Man:
		return "man"
	case King:
		return "king"
	default:
		return "disc"
	}
}

// Piece is one piece on the board.
type Piece struct {
	Square Square
	Color  Color
	Kind   Kind
}

// Effect is a set of things a move brings about beside moving and taking.
type Effect uint8

// The effects. Loses marks a legal move that ends the game at once, lost for its player.
const (
	Crowns Effect = 1 << iota
	Loses
	ClosesMill
)

// Has reports whether all of f are in e.
func (e Effect) Has(f Effect) bool { return e&f == f }

// Move is one whole turn: a capture of five men, a mill with its removal. Never half of one.
type Move struct {
	Text   string     // canonical full route: stored, sent, compared; equal text is an equal move
	Short  string     // for people and files, unambiguous in its position
	Routes [][]Square // every sequence of clicks that makes it, the canonical one first; none makes a pass
	Taken  []Square   // captured, flipped, or the man removed by a mill; ascending
	Gives  Effect     // crowned, mill, loses at once
	Forced bool       // the table plays it by itself: a pass
	Picks  int        // how many of the last clicks of every route name the men to take
}

// Passes reports whether m puts and moves nothing on the board.
func (m Move) Passes() bool { return len(m.Routes) == 0 }

// From returns where the canonical route begins. A pass has none.
func (m Move) From() Square { return m.Routes[0][0] }

// To returns where the canonical route leads: its last square, but for those that name men to take.
// A pass has none.
func (m Move) To() Square {
	r := m.Routes[0]
	return r[len(r)-1-m.Picks]
}

// Key identifies a position for repetition and replay: squares, side to move and whatever else
// changes the legal moves. It is comparable, and equal for equal positions only.
type Key string

// Position is what is on the board, whose turn it is, and whatever else changes which moves are
// legal. Draw counters are not in it. Positions are values: Play leaves the receiver alone.
type Position interface {
	Turn() Color
	// Moves lists the legal moves in a fixed order; empty exactly when the position alone
	// decides the game.
	Moves() []Move
	// Find reads a move in full or short text. A *Refusal says why it is not legal.
	Find(text string) (Move, error)
	// Play returns the position after m, which must come from Moves or Find of this position.
	Play(m Move) Position
	// Pieces lists what stands on the board by ascending square.
	Pieces() []Piece
	Key() Key
}

// Hander is a Position that has pieces in hand, which are still to be placed on the board.
type Hander interface {
	// Hand returns how many, by colour.
	Hand() [2]int
}

// Tally is what rules remember of a line beyond its last position: draw counters, how often a
// start position had stood before, a missed capture. It is a small comparable value and prints
// as the FEN's tail ("" or ":Q12:E1=7").
type Tally interface{ String() string }

// Rules is one variant, complete: all that a room, a store or a page must know to host it.
type Rules interface {
	// ID names the variant and, after "@", its revision when it is not the first.
	ID() string
	Board() Board
	Start() (Position, Tally)
	// Parse reads a FEN. The error is a *FENError.
	Parse(fen string) (Position, Tally, error)
	// FEN writes position and tally canonically.
	FEN(Position, Tally) string
	// Next is the tally after m was played in before and made after.
	Next(t Tally, before Position, m Move, after Position) Tally
	// Judge says how things stand. seen is how often this position stood earlier in the line.
	Judge(p Position, t Tally, seen int) Verdict
}

// Group is some rulesets that people look for in one place, such as those of a country.
type Group struct {
	Name  string // a key of the catalogues below "group."
	Rules []Rules
}

// Family is a game with all its rulesets, such as Reversi on boards of several sizes.
type Family struct {
	Name   string // a key of the catalogues below "family."
	Groups []Group
	Sample string // FEN of a position that shows the game, under those of its rules that can read it; "" for their starts
}

// Board is the shape of a board, as data: a drawing routine needs nothing else.
type Board struct {
	Width, Height int
	Points        [][2]int    // file and rank of every square, from 0 at White's left
	Names         []string    // algebraic names, by square
	Numbers       []int       // the numbers of the variant's literature by square; nil where there are none
	Numeric       bool        // moves are written in Numbers rather than in Names
	Lines         [][2]Square // none means a checkered board
	TakesAtOnce   bool        // a taken piece leaves the board within the move, not at its end
	Turns         bool        // a taken piece stays and changes sides
}

// Line is a game so far: rules, start, moves, and the positions they made. It is a value:
// Play returns a longer line and leaves the receiver alone.
type Line struct {
	Rules     Rules
	Start     Position
	Tally     Tally // as it stands after the last move
	Moves     []Move
	Positions []Position // after each move
	keys      []Key      // of Start and of each of Positions
	tallies   []Tally    // likewise
}

// Begin returns the empty line from the rules' own start.
func Begin(r Rules) Line {
	p, t := r.Start()
	return BeginAt(r, p, t)
}

// BeginAt returns the empty line from a position of those rules.
func BeginAt(r Rules, p Position, t Tally) Line {
	return Line{Rules: r, Start: p, Tally: t, keys: []Key{p.Key()}, tallies: []Tally{t}}
}

// BeginFEN returns the empty line from a FEN; the error is a *FENError.
func BeginFEN(r Rules, fen string) (Line, error) {
	p, t, err := r.Parse(fen)
	if err != nil {
		return Line{}, err
	}
	return BeginAt(r, p, t), nil
}

// Now returns the last position.
func (l Line) Now() Position {
	if n := len(l.Positions); n > 0 {
		return l.Positions[n-1]
	}
	return l.Start
}

// Ply returns how many moves have been played.
func (l Line) Ply() int { return len(l.Moves) }

// Play returns the line with m, which must be legal in Now.
func (l Line) Play(m Move) Line {
	before := l.Now()
	after := before.Play(m)
	l.Tally = l.Rules.Next(l.Tally, before, m, after)
	l.Moves = longer(l.Moves, m)
	l.Positions = longer(l.Positions, after)
	l.keys = longer(l.keys, after.Key())
	l.tallies = longer(l.tallies, l.Tally)
	return l
}

// PlayAll returns the line with moves, each legal where it is played. It makes one line of them, where Play makes one
// for each.
func (l Line) PlayAll(moves []Move) Line {
	l.Moves = slices.Concat(l.Moves, moves)
	l.Positions = slices.Grow(slices.Clone(l.Positions), len(moves))
	l.keys = slices.Grow(slices.Clone(l.keys), len(moves))
	l.tallies = slices.Grow(slices.Clone(l.tallies), len(moves))
	for _, m := range moves {
		before := l.Now()
		after := before.Play(m)
		l.Tally = l.Rules.Next(l.Tally, before, m, after)
		l.Positions = append(l.Positions, after)
		l.keys = append(l.keys, after.Key())
		l.tallies = append(l.tallies, l.Tally)
	}
	return l
}

// longer is a list with one more, in a place of its own that has no room to spare: append would make as much
// again, which no line uses.
func longer[T any](list []T, last T) []T {
	all := make([]T, len(list)+1)
	copy(all, list)
	all[len(list)] = last
	return all
}

// Same reports whether two lines of one room are the same in memory: one was copied from the other. Lines that
// were played apart are not, though their moves be equal.
func (l Line) Same(other Line) bool {
	n := len(l.Positions)
	return n == len(other.Positions) && (n == 0 || &l.Positions[n-1] == &other.Positions[n-1])
}

// Back returns the line as it stood after so many plies, at most Ply. It plays nothing anew.
func (l Line) Back(ply int) Line {
	l.Moves, l.Positions = l.Moves[:ply:ply], l.Positions[:ply:ply]
	l.keys, l.tallies = l.keys[:ply+1:ply+1], l.tallies[:ply+1:ply+1]
	l.Tally = l.tallies[ply]
	return l
}

// Stood yields the plies, ascending and without the present one, after which the present
// position had stood; 0 is the start.
func (l Line) Stood() iter.Seq[int] {
	return func(yield func(int) bool) {
		last := len(l.keys) - 1
		for ply, k := range l.keys[:last] {
			if k == l.keys[last] && !yield(ply) {
				return
			}
		}
	}
}

// Verdict judges the line where it stands.
func (l Line) Verdict() Verdict {
	seen := 0
	for range l.Stood() {
		seen++
	}
	return l.Rules.Judge(l.Now(), l.Tally, seen)
}

// FEN writes the line's last position with its tally.
func (l Line) FEN() string { return l.Rules.FEN(l.Now(), l.Tally) }

// StartFEN writes the position the line begins with, and its tally.
func (l Line) StartFEN() string { return l.Rules.FEN(l.Start, l.tallies[0]) }
