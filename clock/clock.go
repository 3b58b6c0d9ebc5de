// Package clock is the arithmetic of time at a table. It never reads a clock: the present is
// always an argument.
package clock

import "time"

// Instant is a moment, in milliseconds since the Unix epoch.
type Instant int64

// Of returns t as an Instant; what is below a millisecond is dropped.
func Of(t time.Time) Instant { return Instant(t.UnixMilli()) }

// Add returns the moment that lies s later.
func (t Instant) Add(s Span) Instant { return t + Instant(s) }

// Since returns how much later t is than from.
func (t Instant) Since(from Instant) Span { return Span(t - from) }

// Span is a length of time, in milliseconds.
type Span int64

// SpanOf returns d as a Span; what is below a millisecond is dropped.
func SpanOf(d time.Duration) Span { return Span(d.Milliseconds()) }

// Duration returns s for a timer.
func (s Span) Duration() time.Duration { return time.Duration(s) * time.Millisecond }

// Control is the time of each player: Main for the whole game, and Bonus after each move. The zero
// Control is no clock.
type Control struct{ Main, Bonus Span }

// Runs reports whether there is a clock. One that could not begin, or takes time away for a move,
// is none.
func (c Control) Runs() bool { return c.Main > 0 && c.Bonus >= 0 }

// freePlies is how many plies are free of time: the first move of each side.
const freePlies = 2

// RunsAt reports whether the clock of the side on move runs once so many plies have been played.
func (c Control) RunsAt(ply int) bool { return c.Runs() && ply >= freePlies }

// Start returns what both players have at first.
func (c Control) Start() [2]Span {
	if !c.Runs() {
		return [2]Span{}
	}
	return [2]Span{c.Main, c.Main}
}
