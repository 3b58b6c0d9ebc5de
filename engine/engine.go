// Package engine is what every playing program of the house has in common: what it is asked, and
// what it answers. The programs themselves are one package for each family of games.
package engine

import (
	"context"
	"fmt"
	"iter"

	"tabuleiro/game"
)

// Engine thinks. Search yields an Info for every depth it completes, until ctx ends, the limits
// are met or the caller stops ranging; at least one when there is a legal move, even if ctx has
// ended. The last one holds the move to play. An Engine may be used by several goroutines.
type Engine interface {
	Search(ctx context.Context, line game.Line, lim Limits) iter.Seq[Info]
}

// Depth counts plies.
type Depth int

// Limits say how far to think; the zero value sets none, and then only ctx ends a search that
// finds no proven result. Nothing in them is time: a caller that has a clock ends ctx.
type Limits struct {
	Depth Depth
	Nodes uint64
	Seed  uint64 // chooses among equal moves: the same seed, the same choice
	Lapses
}

// Info is what a search knows after a depth. Depth 0 is a move that nobody has thought about.
type Info struct {
	Depth Depth
	Score Score
	Nodes uint64
	Move  game.Move
}

// Score says how good a position is for the side to move, in hundredths of a man or, where discs are
// counted, of a disc.
type Score int32

// Won is the score of a position that has been won; a win in n plies is n less.
const Won Score = 30000

// longest bounds the plies to a proven win.
const longest = 1000

// WonIn returns the score of winning in so many plies.
func WonIn(plies int) Score { return Won - Score(plies) }

// LostIn returns the score of losing in so many plies.
func LostIn(plies int) Score { return -WonIn(plies) }

// Proven returns in how many plies the game is won or lost, if s says that it is.
func (s Score) Proven() (plies int, proven bool) {
	if s < 0 {
		s = -s
	}
	return int(Won - s), s >= Won-longest
}

// String writes a score as players read it: "+1.25", or "#-7" when it is lost in seven plies.
func (s Score) String() string {
	plies, proven := s.Proven()
	switch {
	case !proven:
		return fmt.Sprintf("%+.2f", float64(s)/100)
	case s < 0:
		return fmt.Sprintf("#-%d", plies)
	default:
		return fmt.Sprintf("#%d", plies)
	}
}

// Last searches and returns the last Info, and whether there was a legal move.
func Last(ctx context.Context, e Engine, line game.Line, lim Limits) (last Info, ok bool) {
	for last = range e.Search(ctx, line, lim) {
		ok = true
	}
	return last, ok
}
