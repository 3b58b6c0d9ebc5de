// Package all is the computer player of every game.
package all

import (
	"context"
	"iter"
	"slices"

	"tabuleiro/engine"
	"tabuleiro/engine/draughts"
	"tabuleiro/engine/morris"
	"tabuleiro/engine/reversi"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
	mills "tabuleiro/game/morris"
	discs "tabuleiro/game/reversi"
)

// Engine plays each game by the program made for it. Where there is none it plays any legal move.
type Engine struct {
	Megabytes int // of the table of each search; 0: search.Megabytes
}

// Search implements engine.Engine.
func (e Engine) Search(ctx context.Context, line game.Line, lim engine.Limits) iter.Seq[engine.Info] {
	switch line.Rules.(type) {
	case *rules.Rules:
		return draughts.Engine{Megabytes: e.Megabytes}.Search(ctx, line, lim)
	case *mills.Rules:
		return morris.Engine{Megabytes: e.Megabytes}.Search(ctx, line, lim)
	case *discs.Rules:
		return reversi.Engine{Megabytes: e.Megabytes}.Search(ctx, line, lim)
	default:
		return anything(line, lim.Seed)
	}
}

// anything finds a legal move of which nothing is known.
func anything(line game.Line, seed uint64) iter.Seq[engine.Info] {
	return func(yield func(engine.Info) bool) {
		if moves := slices.Clone(line.Now().Moves()); len(moves) > 0 {
			search.Shuffle(moves, seed+uint64(line.Ply()))
			yield(engine.Info{Move: moves[0]})
		}
	}
}
