package server

import (
	"context"
	"sync"
	"time"

	"tabuleiro/room"
)

// lagEvery is how often the network is measured at most. Between people who think it is at every move.
const lagEvery = 3 * time.Second

// lag is how long the network takes from the server to a browser and back, by the server's clock alone: a
// browser cannot make it longer without being slow.
type lag struct {
	mu    sync.Mutex
	asked time.Time // when the answer that is being waited for was asked for; zero: none is
	ended time.Time // when the last one came
	took  time.Duration
}

// now returns how long it took last or, when it has taken longer than that already, takes.
func (l *lag) now(now time.Time) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.asked.IsZero() {
		return l.took
	}
	return max(l.took, now.Sub(l.asked))
}

// begin reports whether it is time to measure, and notes that it has begun.
func (l *lag) begin(now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.asked.IsZero() || now.Sub(l.ended) < lagEvery {
		return false
	}
	l.asked = now
	return true
}

func (l *lag) end(now time.Time, answered bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if answered {
		l.took = now.Sub(l.asked)
	}
	l.asked, l.ended = time.Time{}, now
}

// playsLive reports whether a user holds a seat at a table with a live clock.
func (s *Server) playsLive(ctx context.Context, id string, user room.User) bool {
	state, err := s.hub.State(ctx, id)
	return err == nil && state.Clock.Live() && state.Viewer(user) != room.Watchers
}

// measure asks a player's browser for an answer and leaves it to a goroutine to wait for it, if it is time.
func (s *session) measure() {
	if !s.plays.Load() || !s.lag.begin(time.Now()) {
		return
	}
	s.measuring.Go(func() {
		defer s.guard()
		ctx, cancel := context.WithTimeout(context.Background(), s.patience)
		defer cancel()
		err := s.conn.Ping(ctx)
		s.lag.end(time.Now(), err == nil)
	})
}
