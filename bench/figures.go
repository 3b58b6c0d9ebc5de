package bench

import (
	"fmt"
	"io"
	"slices"
	"time"

	"tabuleiro/internal/child"
)

// Figures are what was measured between two moments.
type Figures struct {
	Span    time.Duration
	Moves   int64
	Games   int64           // that were played to their end
	Bytes   int64           // on the wire, both ways
	Took    []time.Duration // from each click to the opponent's browser, ascending
	Server  child.Usage     // CPU and Written within the span, RSS at its end
	Clients time.Duration   // of CPU within the span
	Commits float64         // of the store, each of which waits for the disk
}

// Figures is what was counted since Reset.
func (m *Meter) Figures() Figures {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := Figures{
		Span:  time.Since(m.since),
		Moves: m.moves.Load(),
		Games: m.games.Load(),
		Bytes: m.bytes.Load(),
		Took:  slices.Clone(m.took),
	}
	slices.Sort(f.Took)
	return f
}

// Print writes the figures a line each.
func (f Figures) Print(w io.Writer) {
	per := func(n float64) float64 { return n / max(1, float64(f.Moves)) }
	fmt.Fprintf(w, "moves           %8.0f /s (%d in %.1f s; %d games ended)\n", float64(f.Moves)/f.Span.Seconds(), f.Moves, f.Span.Seconds(), f.Games)
	fmt.Fprintf(w, "click to screen p50 %s, p90 %s, p99 %s, max %s\n", f.at(0.5), f.at(0.9), f.at(0.99), f.at(1))
	fmt.Fprintf(w, "CPU a move      server %.3f ms, clients %.3f ms\n", per(ms(f.Server.CPU)), per(ms(f.Clients)))
	fmt.Fprintf(w, "CPU in use      server %.2f, clients %.2f of the cores\n", f.Server.CPU.Seconds()/f.Span.Seconds(), f.Clients.Seconds()/f.Span.Seconds())
	fmt.Fprintf(w, "bytes a move    %.0f on the wire, %.0f written to the disk\n", per(float64(f.Bytes)), per(float64(f.Server.Written)))
	commits := max(1, f.Commits)
	fmt.Fprintf(w, "fsyncs          %.0f commits /s, %.1f moves each\n", commits/f.Span.Seconds(), float64(f.Moves)/commits)
	fmt.Fprintf(w, "RSS             %.0f MB\n", float64(f.Server.RSS)/1e6)
}

// at is the time within which that part of the moves was seen.
func (f Figures) at(part float64) string {
	if len(f.Took) == 0 {
		return "none"
	}
	i := min(len(f.Took)-1, int(part*float64(len(f.Took))))
	return fmt.Sprintf("%.1f ms", ms(f.Took[i]))
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
