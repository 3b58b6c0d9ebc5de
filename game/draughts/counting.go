package draughts

import "tabuleiro/game"

// counting is a draw rule with a count of its own that depends on what is on the board: an
// Ending or a Balance.
type counting interface {
	Draw
	// next is the count after a ply, from the count before it.
	next(done int, ply ply) int
	// runs reports whether a count of done is in force in p.
	runs(p Position, done int) bool
	// possible reports whether the count can stand at done in p.
	possible(p Position, done int) bool
	// shown is the counter that the players see.
	shown(p Position, done int) game.Counter
}

// ply is one move as the draw rules see it.
type ply struct {
	before, after Position
	captured      bool
	crowned       bool
	manMoved      bool
}

func plyOf(before, after Position) ply {
	mover := before.turn
	return ply{
		before:   before,
		after:    after,
		captured: before.opponent() != after.own(),
		crowned:  before.kings[mover].count() < after.kings[mover].count(),
		manMoved: before.men[mover] != after.men[mover],
	}
}

// next is the number of plies without a capture or a man's move. While a Balance entry applies
// a silent rule does not count; only a capture leads out of a balance, so nothing is lost.
func (q Quiet) next(done int, ply ply) int {
	if ply.captured || ply.manMoved || q.silent(ply.after) {
		return 0
	}
	return done + 1
}

func (q Quiet) silent(p Position) bool {
	if !q.NotUnderBalance {
		return false
	}
	for _, d := range p.rules.Draws {
		if b, ok := d.(Balance); ok && b.holds(p) {
			return true
		}
	}
	return false
}

func (b Balance) runs(p Position, _ int) bool { return b.holds(p) }

func (b Balance) holds(p Position) bool {
	bothCrowned := !p.kings[game.White].empty() && !p.kings[game.Black].empty()
	return bothCrowned && b.Total.Has(p.occupied().count())
}

func (b Balance) next(done int, ply ply) int {
	if ply.captured || ply.crowned || !b.holds(ply.before) || !b.holds(ply.after) {
		return 0
	}
	return done + 1
}

func (b Balance) possible(p Position, done int) bool {
	return done == 0 || done <= b.Plies && b.holds(p)
}

func (b Balance) shown(_ Position, done int) game.Counter {
	return game.Counter{Reason: game.Balanced, Unit: game.Plies, Done: done, Limit: b.Plies}
}

// limit is in plies where each side's moves count, and in one side's moves elsewhere.
func (e Ending) limit() int {
	if e.Count == EachMoves {
		return 2 * e.N
	}
	return e.N
}

func (e Ending) runs(p Position, done int) bool {
	return e.holds(p) || done > 0 && e.goesOn(p)
}

func (e Ending) holds(p Position) bool {
	_, ok := e.strong(p)
	return ok
}

// strong returns which side is the strong one, White where the sides are equal.
func (e Ending) strong(p Position) (game.Color, bool) {
	for _, c := range []game.Color{game.White, game.Black} {
		if e.Strong.Is(p.force(c)) && e.Weak.Is(p.force(c.Other())) && e.onRoad(p, c) {
			return c, true
		}
	}
	return game.White, false
}

func (e Ending) onRoad(p Position, strong game.Color) bool {
	switch e.Road {
	case WeakOnRoad:
		return p.onRoad(strong.Other())
	case StrongOnRoad:
		return p.onRoad(strong)
	default:
		return true
	}
}

// next counts the plies that begin and end in the ending. The move that makes it is not counted.
func (e Ending) next(done int, ply ply) int {
	held, holds := e.holds(ply.before), e.holds(ply.after)
	switch {
	case held && holds && (e.Never || !ply.captured):
		return done + e.counted(ply)
	case e.Never:
		return done
	case !holds && (ply.captured && held || done > 0 && !held) && e.goesOn(ply.after):
		return done + e.counted(ply)
	default:
		return 0
	}
}

// counted is 1 when the ply is one of those that the rule counts, and 0 when it is not.
func (e Ending) counted(ply ply) int {
	strong, _ := e.strong(ply.after)
	byStrong := ply.before.turn == strong
	if e.Count == StrongMoves && !byStrong || e.Count == WeakMoves && byStrong {
		return 0
	}
	return 1
}

// goesOn reports whether a count that has begun stays in force in p, where another ending holds:
// sixteen moves of International stay sixteen when one of the three pieces is taken.
func (e Ending) goesOn(p Position) bool {
	if !e.Cap {
		return false
	}
	for _, d := range p.rules.Draws {
		if other, ok := d.(Ending); ok && other != e && other.holds(p) {
			return true
		}
	}
	return false
}

// possible: a count that never starts again is kept while its ending is interrupted.
func (e Ending) possible(p Position, done int) bool {
	switch {
	case done == 0:
		return true
	case e.runs(p, done):
		return done <= e.limit()
	default:
		return e.Never && done < e.limit()
	}
}

func (e Ending) shown(p Position, done int) game.Counter {
	c := game.Counter{Reason: e.Reason, Unit: game.Plies, Done: done, Limit: e.limit()}
	strong, _ := e.strong(p)
	switch e.Count {
	case StrongMoves:
		c.Unit = game.MovesOf(strong)
	case WeakMoves:
		c.Unit = game.MovesOf(strong.Other())
	}
	return c
}

// force returns how many kings and men a side has.
func (p Position) force(c game.Color) (kings, men int) {
	return p.kings[c].count(), p.men[c].count()
}

// onRoad reports whether a king of that side stands on the main road.
func (p Position) onRoad(c game.Color) bool {
	return !p.kings[c].and(p.rules.sq.road).empty()
}
