package morris

import (
	"testing"

	"tabuleiro/internal/cputime"
)

// BenchmarkPerft counts from the start of every ruleset. What morris9 must reach: 200 million leaves
// per CPU second on one core and a plain build.
func BenchmarkPerft(b *testing.B) {
	for _, r := range All() {
		b.Run(r.ID(), func(b *testing.B) {
			p := r.start()
			r.Perft(p, 6)
			leaves, begin := uint64(0), cputime.Process()
			for b.Loop() {
				leaves += r.Perft(p, 6)
			}
			b.ReportMetric(float64(leaves)/1e6/(cputime.Process()-begin).Seconds(), "Mleaves/cpu-s")
		})
	}
}
