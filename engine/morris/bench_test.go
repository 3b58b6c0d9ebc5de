package morris

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/internal/cputime"
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
			before := cputime.Process()
			for range b.N {
				last, _ = engine.Last(b.Context(), Engine{}, line, engine.Limits{Nodes: benchNodes})
			}
			b.ReportMetric(float64(b.N*benchNodes)/1e6/(cputime.Process()-before).Seconds(), "Mnodes/cpu-s")
			b.ReportMetric(float64(last.Depth), "depth")
		})
	}
}

const benchNodes = 2_000_000
