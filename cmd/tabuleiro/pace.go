package main

import (
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// The least and the most that an answer of the computer takes to be seen, if it is found sooner.
const (
	quickest = 400 * time.Millisecond
	slowest  = 2 * time.Second
)

// pace is how long a person would seem to think about a move: a forced one comes at once, a choice
// among many takes longer, and so does a long capture, which the other player must follow. Stronger
// levels think a little longer. chance varies it by a tenth either way.
func pace(line game.Line, m game.Move, level int, chance uint64) time.Duration {
	const tenth = 100
	if m.Passes() {
		return quickest
	}
	hops := time.Duration(max(len(m.Routes[0])-2, 0)) // beyond the first
	d := quickest + hops*180*time.Millisecond
	if choices := len(line.Now().Moves()); choices > 1 {
		d += 150*time.Millisecond + time.Duration(min(choices, 16))*30*time.Millisecond
		d += time.Duration(min(level, engine.Levels)) * 40 * time.Millisecond
	}
	d += d * (time.Duration(chance%(2*tenth+1)) - tenth) / (10 * tenth)
	return min(max(d, quickest), slowest)
}
