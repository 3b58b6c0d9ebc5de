package draughts

import (
	"context"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/internal/cputime"
)

// BenchmarkSearch measures the search from the start position: nodes per CPU second of one core, and
// the depth that is complete after a second of it.
func BenchmarkSearch(b *testing.B) {
	for _, id := range []string{"brazilian", "russian", "english", "italian", "turkish", "international"} {
		b.Run(id, func(b *testing.B) {
			line := game.Begin(find(b, id))
			var depth engine.Depth
			before := cputime.Process()
			for range b.N {
				engine.Last(b.Context(), Engine{}, line, engine.Limits{Nodes: benchNodes})
			}
			b.ReportMetric(float64(b.N*benchNodes)/1e6/(cputime.Process()-before).Seconds(), "Mnodes/cpu-s")
			within := &spending{b.Context(), cputime.Process() + time.Second}
			for info := range (Engine{}).Search(within, line, engine.Limits{}) {
				depth = info.Depth
			}
			b.ReportMetric(float64(depth), "depth")
		})
	}
}

// benchNodes take about a second.
const benchNodes = 4_000_000

// spending is a context that ends when so much CPU time has been used.
type spending struct {
	context.Context
	until time.Duration
}

func (s *spending) Err() error {
	if cputime.Process() >= s.until {
		return context.DeadlineExceeded
	}
	return nil
}
