package draughts

import "tabuleiro/game"

// Draw is one draw rule, as data: Repetition, Quiet, Ending or Balance.
type Draw interface{ draw() }

// Repetition draws, or lets a player claim, when a position has stood Times times; the first
// occurrence counts.
type Repetition struct {
	Times   int
	ByClaim bool
}

// Quiet draws after Plies plies without a capture or a man's move.
type Quiet struct {
	Plies           int
	NotUnderBalance bool // silent while a Balance entry applies
}

// Ending draws when an ending of few pieces has lasted N moves. The sides may be equal.
type Ending struct {
	Strong, Weak Force
	Road         Road
	N            int // in the unit of Count; 0: with the move that makes it
	Count        Count
	Never        bool // once begun, no capture and no crowning starts the count again
	Cap          bool // it goes on when a capture leads into another Ending
	Reason       game.Reason
}

// Balance draws after Plies plies in which, with kings on both sides and Total pieces on the
// whole board, nothing was captured or crowned. A man's move does not reset it.
type Balance struct {
	Total Range
	Plies int
}

func (Repetition) draw() {}
func (Quiet) draw()      {}
func (Ending) draw()     {}
func (Balance) draw()    {}

// Force is what one side has on the board.
type Force struct{ Kings, Men, Total Range }

// Range is an inclusive range of numbers of pieces.
type Range struct{ Min, Max int }

// Has reports whether n lies in r.
func (r Range) Has(n int) bool { return r.Min <= n && n <= r.Max }

// Is reports whether kings and men are this force.
func (f Force) Is(kings, men int) bool {
	return f.Kings.Has(kings) && f.Men.Has(men) && f.Total.Has(kings+men)
}

// Road narrows an Ending by the main road, the long diagonal of playable squares.
type Road uint8

// WeakOnRoad and StrongOnRoad: a king of that side stands on it.
const (
	AnyRoad Road = iota
	WeakOnRoad
	StrongOnRoad
)

// Count is the unit of an Ending's N.
type Count uint8

// StrongMoves and WeakMoves count one side's moves; EachMoves a move of each side, that is two
// plies.
const (
	StrongMoves Count = iota
	WeakMoves
	EachMoves
)

const many = 1 << 10

func exactly(n int) Range { return Range{n, n} }

// kings is a force of n kings and nothing else.
func kings(n int) Force { return Force{exactly(n), exactly(0), exactly(n)} }

// kingsFrom is a force of n or more kings and nothing else.
func kingsFrom(n int) Force { return Force{Range{n, many}, exactly(0), Range{n, many}} }

// withKing is a force of from to to pieces, at least one of them a king.
func withKing(from, to int) Force { return Force{Range{1, many}, Range{0, many}, Range{from, to}} }

// force is exactly so many kings and men.
func force(k, m int) Force { return Force{exactly(k), exactly(m), exactly(k + m)} }

// pieces is n pieces of any kind.
func pieces(n int) Force { return Force{Range{0, many}, Range{0, many}, exactly(n)} }
