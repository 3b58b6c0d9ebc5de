package main

import (
	"context"
	"time"

	"tabuleiro/engine"
	engines "tabuleiro/engine/all"
	"tabuleiro/game"
	"tabuleiro/game/all"
)

// movesEach is how many moves a player makes in a game, as far as an estimate must know.
const movesEach = 35

// cost is how many nodes a pair searches at most in games of the usual length.
func cost(k key) float64 {
	return float64(k.Games) * movesEach * float64(engine.Level(k.Upper).Nodes+engine.Level(k.Lower).Nodes)
}

// estimate says how long it will take. It begins with the speed of one search, and goes on with
// that of the pair before: levels differ in how much of what they may search they do.
type estimate struct {
	nodes     float64
	perSecond float64
}

func newEstimate(missing []key, workers int) estimate {
	e := estimate{perSecond: searchSpeed() * float64(workers)}
	for _, k := range missing {
		e.nodes += cost(k)
	}
	return e
}

// searchSpeed measures how many nodes are searched in a second.
func searchSpeed() float64 {
	began := time.Now()
	info, _ := engine.Last(context.Background(), engines.Engine{}, game.Begin(all.All()[0]), engine.Limits{Nodes: 500_000})
	return float64(info.Nodes) / time.Since(began).Seconds()
}

func (e *estimate) done(k key, took time.Duration) {
	e.nodes -= cost(k)
	e.perSecond = cost(k) / took.Seconds()
}

// String returns about how long the rest takes.
func (e estimate) String() string {
	left := time.Duration(e.nodes / e.perSecond * float64(time.Second))
	return "about " + left.Round(time.Second).String()
}
