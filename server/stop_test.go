package server

import (
	"context"
	"errors"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/room"
	"tabuleiro/store"
)

// heldLog lets nobody have a room until it is told to go on.
type heldLog struct {
	store.Log
	asked chan struct{} // has room for one
	goOn  chan struct{}
}

func (l *heldLog) Load(ctx context.Context, id string, after int) ([]room.Event, error) {
	select {
	case l.asked <- struct{}{}:
	default:
	}
	select {
	case <-l.goOn:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return l.Log.Load(ctx, id, after)
}

func startHeld(t *testing.T) (*testServer, *heldLog) {
	held := &heldLog{asked: make(chan struct{}, 1), goOn: make(chan struct{})}
	return start(t, func(c *Config) { held.Log, c.Hub.Log = c.Hub.Log, held }), held
}

// get asks for a page, and returns what comes of it.
func get(ctx context.Context, b *client.Browser, address string) <-chan error {
	end := make(chan error, 1)
	go func() {
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
		if err != nil {
			end <- err
			return
		}
		a, err := b.Client.Do(r)
		if err == nil {
			if a.StatusCode != http.StatusOK {
				err = errors.New(a.Status)
			}
			err = errors.Join(err, a.Body.Close())
		}
		end <- err
	}()
	return end
}

// A page that is being made when the server is told to stop is made to its end.
// Fails if requests have a context that ends with Main's.
func TestAStoppingServerFinishesRequests(t *testing.T) {
	built(t)
	s, held := startHeld(t)
	ctx := patience(t)
	b := client.New(s.base)
	id, err := b.Open(ctx, "rules=brazilian&opponent=both")
	if err != nil {
		t.Fatal(err)
	}
	end := get(ctx, b, s.base+roomAddress(id))
	<-held.asked
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		s.stop()
	}()
	for { // until it listens no more
		conn, err := new(net.Dialer).DialContext(ctx, "tcp", strings.TrimPrefix(s.base, "http://"))
		if err != nil {
			break
		}
		conn.Close()
	}
	close(held.goOn)
	if err := <-end; err != nil {
		t.Errorf("the page: %v", err)
	}
	<-stopped
}

// Who leaves before the page is there has made no fault of ours.
func TestABrowserThatLeavesIsNoFault(t *testing.T) {
	for _, page := range []string{"/", "/jogo/ROOM", "/jogo/ROOM/tabuleiro.png", "/jogo/ROOM/links"} {
		t.Run(page, func(t *testing.T) {
			s, held := startHeld(t)
			ctx, leave := context.WithCancel(patience(t))
			b := client.New(s.base)
			id, err := b.Open(ctx, "rules=brazilian&opponent=both")
			if err != nil {
				t.Fatal(err)
			}
			end := get(ctx, b, s.base+strings.ReplaceAll(page, "ROOM", id))
			<-held.asked
			leave()
			if err := <-end; !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
			s.stop() // which waits for the request
			if said := s.said.String(); strings.Contains(said, "level=ERROR") {
				t.Errorf("the log: %s", said)
			}
		})
	}
}

// A peer that neither reads nor says goodbye holds the server up for a few seconds only.
func TestAStoppingServerWaitsForNobodyLong(t *testing.T) {
	t.Parallel() // it takes closeWait
	s, ctx := start(t), patience(t)
	id, err := client.New(s.base).Open(ctx, "rules=brazilian&opponent=both")
	if err != nil {
		t.Fatal(err)
	}
	_, _ = socketByHand(t, ctx, s, id)
	began := time.Now()
	s.stop()
	if took := time.Since(began); took > closeWait+5*time.Second {
		t.Errorf("it took %v to stop", took)
	}
}
