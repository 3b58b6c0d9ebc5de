package sqlite

import (
	"fmt"
	"sync/atomic"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// stale is how long the last commit may lie back. The writer commits each second, if only to say so.
const stale clock.Span = 5000

// progress is what the writer tells of itself to other goroutines.
type progress struct {
	commits, rows, failed atomic.Uint64
	last                  atomic.Int64          // the clock.Instant of the last commit
	fault                 atomic.Pointer[error] // why the transaction after it was given up; nil if none was
}

// note is called after each transaction, begun at a moment.
func (w *writer) note(begun clock.Instant, err error) {
	if err != nil {
		w.failed.Add(1)
		w.fault.Store(&err)
		return
	}
	w.commits.Add(1)
	w.rows.Store(uint64(w.conn.TotalChanges()))
	w.last.Store(int64(begun))
	w.fault.Store(nil)
}

// Writes returns what was written so far.
func (l *Log) Writes() store.Writes {
	p := &l.progress
	return store.Writes{Commits: p.commits.Load(), Rows: p.rows.Load(), Failed: p.failed.Load()}
}

// Sound returns nil while what is written reaches the disk, and otherwise why not. It waits for nothing.
func (l *Log) Sound(now clock.Instant) error {
	p := &l.progress
	if l.closed() {
		return store.ErrClosed
	}
	if since := now.Since(clock.Instant(p.last.Load())); since > stale {
		if fault := p.fault.Load(); fault != nil {
			return *fault
		}
		return fmt.Errorf("nothing was written for %v", since.Duration())
	}
	return nil
}
