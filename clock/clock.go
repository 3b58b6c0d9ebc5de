// Package clock is the arithmetic of time at a table. It never reads a clock: the present is
// always an argument.
package clock

import "time"

// Instant is a moment, in milliseconds since the Unix epoch.
type Instant int64

// Of returns t as an Instant; what is below a millisecond is dropped.
func Of(t time.Time) Instant { return Instant(t.UnixMilli()) }
