package draughts

import (
	"context"
	"syscall"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// BenchmarkSearch measures the search from the start position: nodes per CPU second of one core, and
// the depth that is complete after a second of it.
func BenchmarkSearch(b *testing.B) {
	for _, id := range []string{"brazilian", "russian", "english", "italian", "turkish", "international"} {
		b.Run(id, func(b *testing.B) {
			line := game.Begin(find(b, id))
			var depth engine.Depth
			before := cpuTime()
			for range b.N {
				engine.Last(b.Context(), Engine{}, line, engine.Limits{Nodes: benchNodes})
			}
			b.ReportMetric(float64(b.N*benchNodes)/1e6/(cpuTime()-before).Seconds(), "Mnodes/cpu-s")
			within := &spending{b.Context(), cpuTime() + time.Second}
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
	if cpuTime() >= s.until {
		return context.DeadlineExceeded
	}
	return nil
}

// cpuTime is what this process has used.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
