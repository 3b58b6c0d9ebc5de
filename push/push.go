// Package push tells people by Web Push (RFC 8030, 8291 and 8292) of what happens at their tables while no
// page of theirs is open.
//
//	s := push.Start(push.Config{Key: key, Store: subscriptions, Logger: logger})
//	defer s.Close()
//	err := s.Subscribe(ctx, person, "pt-BR", "https://damas.example", body) // what a browser has sent
//	s.Turn(person, roomID, state)                                          // returns at once
package push

import (
	"context"
	"crypto/ecdh"
	"crypto/x509"
	"encoding/base64"
	"log/slog"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"tabuleiro/room"
	"tabuleiro/store"
)

const (
	workers   = 8                // reminders on their way at once
	mostQueue = 1024             // that wait for a worker
	mostEach  = 3                // of both, those for one person: whose push service is slow keeps few workers
	patience  = 10 * time.Second // with one push service
	mostSubs  = 3                // browsers of one person
)

// Config is what a Sender is made of. Allowed and Roots have a good zero value.
type Config struct {
	Key    *ecdh.PrivateKey // on P-256: by it push services know this server again (VAPID)
	Store  store.Subscriptions
	Logger *slog.Logger

	Allowed func(netip.AddrPort) bool // where messages may be sent; nil: Public
	Roots   *x509.CertPool            // whom push services are vouched for by; nil: the system's
}

// Sender sends reminders. It implements hub.Reminders.
type Sender struct {
	Config
	client  *http.Client
	queue   chan reminder
	ctx     context.Context
	stop    context.CancelFunc
	workers sync.WaitGroup

	sent, gone, failed, dropped atomic.Uint64

	mu      sync.Mutex
	pending map[string]int // reminders in the queue or on their way, by person
}

// reminder is what one person is to be told.
type reminder struct {
	person string
	kind   kind
	room   string
	rules  string
}

// kind is what a reminder is about: a part of the keys of its words.
type kind string

const (
	turn kind = "turn"
	came kind = "came"
)

// Start returns a Sender at work. Close ends it.
func Start(c Config) *Sender {
	if c.Allowed == nil {
		c.Allowed = Public
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &Sender{Config: c, client: newClient(c.Allowed, c.Roots), queue: make(chan reminder, mostQueue), ctx: ctx, stop: stop, pending: map[string]int{}}
	for range workers {
		s.workers.Go(s.work)
	}
	return s
}

// Close gives up what has not been sent and waits for all goroutines.
func (s *Sender) Close() {
	s.stop()
	s.workers.Wait()
	s.client.CloseIdleConnections()
}

// PublicKey is what browsers are given to subscribe with.
func (s *Sender) PublicKey() string {
	return base64.RawURLEncoding.EncodeToString(s.Key.PublicKey().Bytes())
}

// Turn tells a person that it is his turn in a room. It never waits: what is too much is dropped.
func (s *Sender) Turn(person, roomID string, state room.State) { s.put(person, turn, roomID, state) }

// Came tells a person that somebody has taken the open seat at his table. It never waits.
func (s *Sender) Came(person, roomID string, state room.State) { s.put(person, came, roomID, state) }

func (s *Sender) put(person string, k kind, roomID string, state room.State) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.pending[person] >= mostEach {
		s.dropped.Add(1)
		return
	}
	select {
	case s.queue <- reminder{person, k, roomID, state.Line.Rules.ID()}:
		s.pending[person]++
	default:
		s.dropped.Add(1)
	}
}

func (s *Sender) work() {
	for {
		select {
		case r := <-s.queue:
			s.remind(r)
			s.done(r.person)
		case <-s.ctx.Done():
			return
		}
	}
}

func (s *Sender) done(person string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.pending[person]--; s.pending[person] <= 0 {
		delete(s.pending, person)
	}
}

// Counts is what a Sender has done since it was started, in messages; Dropped in reminders.
type Counts struct {
	Sent    uint64 // the push service took them
	Gone    uint64 // the subscription had ended
	Failed  uint64
	Dropped uint64 // too many waited
}

// Counts returns them as they are now.
func (s *Sender) Counts() Counts {
	return Counts{s.sent.Load(), s.gone.Load(), s.failed.Load(), s.dropped.Load()}
}
