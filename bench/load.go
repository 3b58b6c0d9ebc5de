// Package bench measures a server from outside, by browsers in Go that play many games at once.
package bench

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"tabuleiro/client"
)

// Load is what the browsers do.
type Load struct {
	Games int     // at once; each has two players of their own
	Rate  float64 // moves a second, in all games together; 0 for as many as there can be
	Form  string  // what is opened, as the form of the start page: "rules=brazilian&clock=300%2B3"
	Seed  uint64  // of the moves that are chosen
}

// openers is how many games are opened at once.
const openers = 16

// Run plays at the server of that address until ctx ends; a game that is over is followed by another. When
// all games stand open it calls begin and then plays.
func (l Load) Run(ctx context.Context, base string, m *Meter, begin func()) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	door := make(chan struct{}, openers)
	began := make(chan struct{})
	var open, all sync.WaitGroup
	for n := range l.Games {
		open.Add(1)
		all.Go(func() {
			t := newTable(l, n, base, m, door)
			err := t.sit(ctx)
			open.Done()
			if err == nil {
				err = t.forever(ctx, began)
			}
			if err != nil && ctx.Err() == nil {
				stop(err)
			}
		})
	}
	open.Wait()
	if ctx.Err() == nil {
		begin()
	}
	close(began)
	all.Wait()
	if err := context.Cause(ctx); !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

// Meter counts what the browsers see, from Reset on. They share it.
type Meter struct {
	moves, games atomic.Int64
	bytes        atomic.Int64 // of all connections, both ways

	mu    sync.Mutex
	since time.Time
	took  []time.Duration // from a click to its opponent's browser
}

// Reset forgets what was before.
func (m *Meter) Reset() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.since, m.took = time.Now(), nil
	m.moves.Store(0)
	m.games.Store(0)
	m.bytes.Store(0)
}

// seen notes a move that was clicked at one time and had reached the opponent at another.
func (m *Meter) seen(clicked, arrived time.Time) {
	m.moves.Add(1)
	m.mu.Lock()
	defer m.mu.Unlock()
	if clicked.After(m.since) {
		m.took = append(m.took, arrived.Sub(clicked))
	}
}

// newBrowser is a browser whose bytes are counted.
func (m *Meter) newBrowser(base string) *client.Browser {
	return client.Over(&http.Transport{DialContext: m.dial, DisableKeepAlives: true, DisableCompression: true}, base)
}
