package draughts

import (
	"testing"

	"tabuleiro/internal/cputime"
)

// benchDepths are the depths at which counting takes about a second, where it is not 10 on a
// board of 8x8 and 8 on a larger one.
var benchDepths = map[string]int{
	"turkish": 8, "turkish-traditional": 8, "thai": 9, // more quiet moves
	"italian-traditional": 8, "russian-free": 8, // quiet moves beside captures
}

// BenchmarkPerft counts from the start of every ruleset. What it must reach, in million leaves
// per CPU second on one core and a plain build: brazilian 80, international 110, canadian 70,
// turkish 200.
func BenchmarkPerft(b *testing.B) {
	for _, r := range All() {
		depth := benchDepths[r.ID()]
		switch {
		case depth > 0:
		case r.Files == 8:
			depth = 10
		default:
			depth = 8
		}
		b.Run(r.ID(), func(b *testing.B) { benchPerft(b, r, depth) })
	}
}

func benchPerft(b *testing.B, r *Rules, depth int) {
	count := counter(r, r.start(), depth)
	count()
	b.ReportAllocs()
	leaves, begin := uint64(0), cputime.Process()
	for b.Loop() {
		leaves += count()
	}
	b.ReportMetric(float64(leaves)/1e6/(cputime.Process()-begin).Seconds(), "Mleaves/cpu-s")
}

// counter returns perft from p as a function that keeps its generator.
func counter(r *Rules, p Position, depth int) func() uint64 {
	if r.Wide() {
		g := NewWideGen(r)
		q, side, runs := g.Read(p)
		return func() uint64 { return g.Perft(q, depth, side, runs) }
	}
	g := NewGen(r)
	q, side, runs := g.Read(p)
	return func() uint64 { return g.Perft(q, depth, side, runs) }
}

func TestPerftDoesNotAllocate(t *testing.T) {
	for _, r := range All() {
		count := counter(r, r.start(), 5)
		if n := testing.AllocsPerRun(1, func() { count() }); n != 0 {
			t.Errorf("%s: %v allocations in a perft", r.ID(), n)
		}
	}
}
