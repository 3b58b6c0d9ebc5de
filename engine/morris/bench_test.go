package morris

import (
	"syscall"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// BenchmarkSearch measures the search: nodes per CPU second of one core, and the depth that is complete
// after so many nodes, which take a second or two.
func BenchmarkSearch(b *testing.B) {
	for name, c := range map[string]struct{ id, fen string }{
		"placing": {"morris9", "W:W:B:H9,9"},
		"moving":  {"morris9", "W:Wd1,a4,b4,b6,c5,e4,f6:Ba1,g1,d2,c3,d5,d6,a7:H0,0"},
		"flying":  {"morris9", "W:Wd1,a4,f6:Ba1,g1,d2,c3:H0,0"},
		"lasker":  {"lasker", "W:W:B:H10,10"},
		"twelve":  {"morris12", "W:W:B:H12,12"},
	} {
		b.Run(name, func(b *testing.B) {
			line := lineAt(b, c.id, c.fen)
			var last engine.Info
			before := cpuTime()
			for range b.N {
				last, _ = engine.Last(b.Context(), Engine{}, line, engine.Limits{Nodes: benchNodes})
			}
			b.ReportMetric(float64(b.N*benchNodes)/1e6/(cpuTime()-before).Seconds(), "Mnodes/cpu-s")
			b.ReportMetric(float64(last.Depth), "depth")
		})
	}
}

const benchNodes = 2_000_000

// cpuTime is what this process has used.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// A search allocates what it needs once, and nothing for a node.
func TestNodesAllocateNothing(t *testing.T) {
	for _, id := range []string{"morris9", "lasker"} {
		line := game.Begin(find(t, id))
		allocs := func(nodes uint64) float64 {
			return testing.AllocsPerRun(3, func() {
				engine.Last(t.Context(), Engine{}, line, engine.Limits{Nodes: nodes})
			})
		}
		few, many := allocs(10_000), allocs(200_000)
		if more := many - few; more > 200 {
			t.Errorf("%s: %v allocations for 10,000 nodes, %v for 200,000", id, few, many)
		}
	}
}
