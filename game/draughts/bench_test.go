package draughts

import (
	"syscall"
	"testing"
	"time"
)

// perftBenches are counted by BenchmarkPerft, to a depth that takes about a second. The gates in
// million leaves per CPU second, on one core and a plain build: brazilian 80, international 110,
// canadian 70, turkish 200.
var perftBenches = []struct {
	id    string
	depth int
}{
	{"brazilian", 10},
	{"international", 8},
	{"canadian", 8},
	{"turkish", 8},
	{"brazilian-behind", 10},
	{"portuguese", 10},
	{"italian", 10},
	{"italian-traditional", 8},
	{"english", 10},
	{"english-traditional", 10},
	{"russian", 10},
	{"russian-free", 8},
	{"turkish-traditional", 7},
	{"misere", 10},
	{"pool", 10},
	{"czech", 10},
	{"thai", 9},
	{"frisian", 8},
	{"frysk", 8},
	{"killer", 8},
	{"antidraughts", 8},
	{"breakthrough", 8},
	{"srilankan", 8},
}

func BenchmarkPerft(b *testing.B) {
	for _, bench := range perftBenches {
		b.Run(bench.id, func(b *testing.B) {
			r := rules(b, bench.id)
			count := counter(r, r.start(), bench.depth)
			count()
			b.ReportAllocs()
			b.ResetTimer()
			leaves, begin := uint64(0), cpuTime(b)
			for b.Loop() {
				leaves += count()
			}
			b.ReportMetric(float64(leaves)/1e6/(cpuTime(b)-begin).Seconds(), "Mleaves/cpu-s")
		})
	}
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

// cpuTime returns the processor time this process has used.
func cpuTime(t testing.TB) time.Duration {
	t.Helper()
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		t.Fatal(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

func TestPerftDoesNotAllocate(t *testing.T) {
	for _, r := range All() {
		count := counter(r, r.start(), 5)
		if n := testing.AllocsPerRun(1, func() { count() }); n != 0 {
			t.Errorf("%s: %v allocations in a perft", r.ID(), n)
		}
	}
}
