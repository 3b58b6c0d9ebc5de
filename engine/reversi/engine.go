// Package reversi plays Reversi and its relatives: principal variation search over the fast generator of
// game/reversi, an evaluation of mobility, corners, edges and stability, and a solver for the last squares.
// It is correct in every ruleset and asks for none by name.
//
// Scores are in discs: hundredths of them outside, as engine.Score has it, units within.
package reversi

import (
	"context"
	"iter"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

// Engine implements engine.Engine for rules of package game/reversi.
type Engine struct {
	Megabytes int // of the table of each search; 0: search.Megabytes
}

// Search implements engine.Engine.
func (e Engine) Search(ctx context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	r := line.Rules.(*rules.Rules)
	return func(yield func(engine.Info) bool) {
		b, t := search.NewBudget(ctx, lim.Nodes), search.Borrow(e.Megabytes)
		defer search.Return(t)
		if r.Wide() {
			newWideSearcher(r, b, t, lim).think(line, lim, yield)
		} else {
			newSearcher(r, b, t, lim).think(line, lim, yield)
		}
	}
}

// unit is the part of a disc that scores are counted in within a search.
const unit = 16

// toldAs is a score as engine.Score has it.
func toldAs(s engine.Score) engine.Score { return s * 100 / unit }

// deepestPly bounds how far from the root a search goes: every square of the largest board and a pass
// after each.
const deepestPly = 200

// When the solver takes over. With few squares left it is quick; with more it is begun when nothing but
// the caller's patience ends a search.
const (
	solveAlways = 16
	solveAtEase = 22
	warmUp      = 10 // it begins when a search has seen this close to the end, so that it knows good moves
)

// solvable is at how many empty squares the game is solved under those limits; 0 where it is not.
func solvable(lim engine.Limits) int {
	switch {
	case lim.Lapses != engine.Lapses{}:
		return 0
	case lim.Nodes > 0:
		return solveAlways
	default:
		return solveAtEase
	}
}

// The solver's tools by how many squares are left: below few, none but the order of quarters; below
// remembered, no table.
const (
	few        = 6
	remembered = 8
	lookedUp   = 9 // and below this the table is not asked about the moves
)

// solved is in the key of an entry of the solver: its scores are in discs and never a guess.
const solved = 0xd1b54a32d192ed03
