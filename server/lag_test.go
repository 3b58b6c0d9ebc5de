package server

import (
	"context"
	"crypto/rand"
	"io"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/bus/local"
	"tabuleiro/clock"
	"tabuleiro/game/all"
	"tabuleiro/hub"
	"tabuleiro/room"
	"tabuleiro/store/memory"
	"tabuleiro/wire"
)

// TestLag: it is measured at most every three seconds, and what is taking longer than last time counts
// while it does.
func TestLag(t *testing.T) {
	var l lag
	at := time.Unix(1000, 0)
	after := func(d time.Duration) time.Time { at = at.Add(d); return at }
	if l.now(at) != 0 || !l.begin(at) || l.begin(at) {
		t.Fatal("it does not begin once")
	}
	if got := l.now(after(80 * time.Millisecond)); got != 80*time.Millisecond {
		t.Errorf("under way %v", got)
	}
	l.end(after(20*time.Millisecond), true)
	if got := l.now(after(time.Hour)); got != 100*time.Millisecond {
		t.Errorf("measured %v", got)
	}
	l.begin(at)
	if got := l.now(after(30 * time.Millisecond)); got != 100*time.Millisecond {
		t.Errorf("the next under way %v", got)
	}
	l.end(after(5*time.Second), false)
	if got := l.now(at); got != 100*time.Millisecond {
		t.Errorf("without an answer %v", got)
	}
	if l.begin(after(lagEvery-1)) || !l.begin(after(1)) {
		t.Error("measured too soon, or not again")
	}
}

// slowConn is the socket of a browser that is half of took away: it asks what the test asks, and answers
// pings.
type slowConn struct {
	fakeConn
	took time.Duration
	asks chan []byte
}

func (c *slowConn) Read(context.Context) ([]byte, error) {
	select {
	case data := <-c.asks:
		return data, nil
	case <-c.end:
		return nil, io.EOF
	}
}

func (c *slowConn) Ping(context.Context) error {
	time.Sleep(c.took)
	return nil
}

// TestWhatTheNetworkTakesIsGivenBack: what the pings of a player's socket took is forgiven, of a move with
// a live clock. Fails when play leaves Lag out.
func TestWhatTheNetworkTakesIsGivenBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log, ann := &memory.Log{}, room.Person("ann")
		h := hub.New(hub.Config{
			Rules: all.Find, Log: log, Rooms: &memory.Rooms{}, Bus: &local.Bus{}, Encoder: wire.Encoder{}, Thinker: first{},
			Thinkers: 1, Rand: rand.Reader, Now: time.Now, Logger: slog.New(slog.DiscardHandler), Beat: time.Hour, Idle: time.Hour,
		})
		defer h.Close()
		id, err := h.Open(t.Context(), ann, room.Open{
			Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: ann}}, Clock: clock.Control{Main: 300_000},
		})
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		told, err := h.Watch(ctx, id, ann, 0)
		if err != nil {
			t.Fatal(err)
		}
		conn := &slowConn{fakeConn: fakeConn{reads: true, end: make(chan struct{})}, took: 400 * time.Millisecond, asks: make(chan []byte)}
		s := testSession(conn, stop, io.Discard)
		s.hub, s.room, s.user = h, id, ann
		s.asking.rate, s.asking.most = without, 9
		s.plays.Store(s.playsLive(t.Context(), id, ann))
		done := make(chan struct{})
		go func() { s.run(told); close(done) }()
		for ply := range 5 {
			time.Sleep(10 * time.Second)
			state, err := h.State(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			conn.asks <- wire.Encode(wire.Play{Ply: ply, V: state.Version, Move: state.Legal()[0].Text})
			synctest.Wait()
		}
		conn.Close(closeGone, "")
		<-done
		events, err := log.Load(t.Context(), id, 1)
		if err != nil || len(events) != 5 {
			t.Fatalf("%v, %v", events, err)
		}
		for ply, want := range []clock.Span{0, 0, 400, 400, 400} { // the first two are free of time
			if got := events[ply].(room.Played).Lag; got != want {
				t.Errorf("ply %d: forgiven %d ms; want %d", ply, got, want)
			}
		}
	})
}
