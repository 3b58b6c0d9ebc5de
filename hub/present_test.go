package hub

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/bus"
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// heard is an Encoder that says who is connected.
type heard struct{ words }

func (heard) Here(h room.Here) []byte {
	gone := ""
	if h.Gone {
		gone = fmt.Sprintf(", %v gone, %v left", h.Color, h.At.Since(clock.Of(time.Now())).Duration())
	}
	return fmt.Appendf(nil, "here %v, %d watch%s", h.Seats, h.Watchers, gone)
}

func hears(c *Config) { c.Encoder, c.Beat = heard{}, time.Hour }

// fiveMinutes gives a game a clock that waits a minute for who is gone.
func fiveMinutes(o *room.Open) { o.Clock = clock.Control{Main: 300_000} }

// begun opens a room of ann (White) and bob in which both have moved and ann is on move.
func begun(t *testing.T, h *Hub) string {
	t.Helper()
	id := openWith(t, h, fiveMinutes)
	play(t, h, id, ann)
	play(t, h, id, bob)
	return id
}

// TestHere: a player who comes is told at once, one who leaves after a while; who watches is counted
// from time to time.
func TestHere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, hears)
		id := begun(t, h)
		a := watch(t, h, id, ann, 3)
		a.want(t, "here [true false], 0 watch")
		b := watch(t, h, id, bob, 3)
		b.want(t, "here [true true], 0 watch")
		a.want(t, "here [true true], 0 watch")
		var crowd []*screen
		for range 100 {
			crowd = append(crowd, watch(t, h, id, guest, 3))
		}
		a.want(t)
		time.Sleep(countAfter)
		a.want(t, "here [true true], 100 watch")
		for _, s := range crowd {
			s.stop()
		}
		b.stop() // a page that is loaded anew
		time.Sleep(leaveAfter - time.Second)
		b = watch(t, h, id, bob, 3)
		a.want(t, "here [true true], 0 watch")
		b.want(t, "here [true true], 0 watch")
		b.stop()
		time.Sleep(leaveAfter)
		a.want(t, "here [true false], 0 watch")
		play(t, h, id, ann)
		a.want(t, "4 white b2-a3", "here [true false], 0 watch, black gone, 1m0s left")
	})
}

// TestTwoTabsAreOneSeat: it is empty when the last of them has gone.
func TestTwoTabsAreOneSeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, hears)
		id := begun(t, h)
		a := watch(t, h, id, ann, 3)
		one, other := watch(t, h, id, bob, 3), watch(t, h, id, bob, 3)
		synctest.Wait()
		a.lines = nil
		one.stop()
		time.Sleep(time.Minute)
		a.want(t)
		other.stop()
		time.Sleep(time.Minute)
		a.want(t, "here [true false], 0 watch")
	})
}

// TestCase91: an opponent who is gone for a minute in his turn has lost, or drawn, if it is claimed
// before he is back; one outcome, and his clock runs meanwhile.
// Fails if claimGone leaves out "now < at", or withFacts leaves out ClaimGone.
func TestCase91(t *testing.T) {
	won := game.Outcome{Result: game.WhiteWins, Reason: room.Gone}
	drawn := game.Outcome{Result: game.Drawn, Reason: room.Gone}
	for _, test := range []struct {
		name  string
		away  time.Duration
		back  bool // before the claim
		draw  bool
		want  game.Outcome
		error error
	}{
		{"too early", time.Minute - time.Millisecond, false, false, game.Outcome{}, room.ErrNotGone},
		{"in time", time.Minute, false, false, won, nil},
		{"a draw", time.Minute, false, true, drawn, nil},
		{"he is back", 2 * time.Minute, true, false, game.Outcome{}, room.ErrNotGone},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := newWorld().hub(t, hears)
			id := begun(t, h)
			watch(t, h, id, ann, 3)
			b := watch(t, h, id, bob, 3)
			play(t, h, id, ann)
			synctest.Wait()
			b.stop()
			synctest.Wait()
			time.Sleep(test.away)
			if test.back {
				watch(t, h, id, bob, 3)
				synctest.Wait()
			}
			err := h.Do(t.Context(), id, ann, room.ClaimGone{V: 4, Draw: test.draw})
			if !errors.Is(err, test.error) {
				t.Errorf("%s: %v; want %v", test.name, err, test.error)
			}
			s := state(t, h, id)
			if s.Outcome != test.want {
				t.Errorf("%s: %+v; want %+v", test.name, s.Outcome, test.want)
			}
			left := s.LeftAt(clock.Of(time.Now()))
			if want := clock.Span(300_000) - clock.SpanOf(test.away); left[game.Black] != want {
				t.Errorf("%s: black has %d ms; want %d", test.name, left[game.Black], want)
			}
		})
	}
}

// TestOneOutcome: who comes back while the game is claimed either is in time or is not; both see the
// same.
func TestOneOutcome(t *testing.T) {
	for range 20 {
		synctest.Test(t, func(t *testing.T) {
			h := newWorld().hub(t, func(c *Config) { c.Beat = time.Hour })
			id := begun(t, h)
			a := watch(t, h, id, ann, 3)
			play(t, h, id, ann)
			a.want(t, "4 white b2-a3")
			time.Sleep(time.Minute)
			go func() { _ = h.Do(t.Context(), id, ann, room.ClaimGone{V: 4}) }()
			b := watch(t, h, id, bob, 4)
			go func() { _ = h.Do(t.Context(), id, bob, firstOf(state(t, h, id))) }()
			synctest.Wait()
			a.mu.Lock()
			b.mu.Lock()
			if got, want := fmt.Sprint(b.lines), fmt.Sprint(a.lines); got != want || len(a.lines) == 0 {
				t.Errorf("bob sees %s; ann %s", got, want)
			}
			b.mu.Unlock()
			a.mu.Unlock()
		})
	}
}

// TestGoneAfterARestart: nobody is taken for having been away while the server was down.
func TestGoneAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := begun(t, h)
		play(t, h, id, ann)
		h.Close()
		time.Sleep(2 * time.Minute)
		h = w.hub(t)
		if err := h.Do(t.Context(), id, ann, room.ClaimGone{V: 4}); err != room.ErrNotGone {
			t.Errorf("at once: %v", err)
		}
		time.Sleep(time.Minute)
		if err := h.Do(t.Context(), id, ann, room.ClaimGone{V: 4}); err != nil {
			t.Errorf("after a minute: %v", err)
		}
	})
}

// leavingBus lets a browser go in the moment in which it is told that it has come.
type leavingBus struct {
	bus.Bus
	leave atomic.Pointer[context.CancelFunc]
}

func (b *leavingBus) Publish(ctx context.Context, topic string, m bus.Message) error {
	if leave := b.leave.Load(); leave != nil {
		(*leave)()
	}
	return b.Bus.Publish(ctx, topic, m)
}

// TestWhoLeavesAtOnceIsCountedOut: a browser that is gone before it was wholly there is at no seat. Fails when
// arrive waits no longer than the browser.
func TestWhoLeavesAtOnceIsCountedOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		b := &leavingBus{Bus: &w.bus}
		h := w.hub(t, func(c *Config) { c.Encoder, c.Bus = heard{}, b })
		id := begun(t, h)
		for range 20 {
			ctx, cancel := context.WithCancel(t.Context())
			b.leave.Store(&cancel)
			messages, err := h.Watch(ctx, id, bob, 0)
			if err != nil {
				t.Fatal(err)
			}
			for range messages {
			}
			b.leave.Store(nil)
			time.Sleep(2 * leaveAfter)
		}
		r := h.hosts[id]
		err := r.run(t.Context(), func() error {
			if r.present.seats != [2]int{} {
				return fmt.Errorf("connected are %v", r.present.seats)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	})
}
