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
