package reversi

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/internal/cputime"
)

// BenchmarkPerft counts from the start of every ruleset. What reversi must reach at depth 10 is 200
// million leaves per CPU second on one core and a plain build; Edax 4.6 counts 303 million in C.
func BenchmarkPerft(b *testing.B) {
	for id, depth := range map[string]int{"reversi": 10, "reversi-6x6": 10, "reversi-10x10": 8, "reversi-free": 11} {
		b.Run(id, func(b *testing.B) {
			count := counter(rules(b, id), depth)
			count()
			b.ReportAllocs()
			leaves, begin := uint64(0), cputime.Process()
			for b.Loop() {
				leaves += count()
			}
			b.ReportMetric(float64(leaves)/1e6/(cputime.Process()-begin).Seconds(), "Mleaves/cpu-s")
		})
	}
}

// counter returns perft from the start as a function that keeps its generator.
func counter(r *Rules, depth int) func() uint64 {
	if r.Wide() {
		g := NewWideGen(r)
		p := g.Read(r.start())
		return func() uint64 { return g.Perft(p, depth) }
	}
	g := NewGen(r)
	p := g.Read(r.start())
	return func() uint64 { return g.Perft(p, depth) }
}

// BenchmarkMoves lists the moves of the positions of random games.
func BenchmarkMoves(b *testing.B) {
	var all []Position
	for p := range randomGame(rules(b, "reversi"), rand.New(rand.NewPCG(1, 2))) {
		all = append(all, p)
	}
	b.ReportAllocs()
	var moves []game.Move
	for n := 0; b.Loop(); n++ {
		moves = all[n%len(all)].Moves()
	}
	_ = moves
}
