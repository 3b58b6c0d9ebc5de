package hub

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store"
)

// restart closes a hub, lets some time pass and brings up another that knows of the outage.
func (w *world) restart(t *testing.T, h *Hub, down time.Duration) *Hub {
	t.Helper()
	h.Close()
	w.outages = append(w.outages, store.Outage{Down: clock.Of(time.Now())})
	time.Sleep(down)
	w.outages[len(w.outages)-1].Up = clock.Of(time.Now())
	return w.hub(t, func(c *Config) { c.Outages = w.outages })
}

// TestResumed: the clock of the side on move stands still while the server is down, however often, also
// in a room that nobody asked for in between; and then it runs to its flag.
// Fails if follow, on Resumed, leaves began as it was.
func TestResumed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id, falls := flagging(t, h) // ann has a minute
		time.Sleep(10 * time.Second)
		h = w.restart(t, h, time.Hour)
		time.Sleep(10 * time.Second)
		if left := state(t, h, id).LeftAt(clock.Of(time.Now())); left != [2]clock.Span{40_000, 60_000} {
			t.Errorf("after an hour without the server %v", left)
		}
		h = w.restart(t, h, 10*time.Minute)
		h = w.restart(t, h, 24*time.Hour)
		out := clock.SpanOf(time.Hour + 10*time.Minute + 24*time.Hour)
		time.Sleep(40*time.Second + grace)
		synctest.Wait()
		s := state(t, h, id)
		if s.Outcome != (game.Outcome{Result: game.BlackWins, Reason: room.Time}) {
			t.Errorf("%+v; the flag fell at %d", s.Outcome, falls.Add(out))
		}
		events, err := w.log.Load(t.Context(), id, 3)
		if err != nil || len(events) != 4 {
			t.Fatalf("%v, %v; want three Resumed and the end", events, err)
		}
		if at := events[3].(room.Ended).At; at != falls.Add(out) {
			t.Errorf("it fell at %d; want %d", at, falls.Add(out))
		}
	})
}

// TestResumedOnce: who loads the room again is not told again, and no time is given twice.
func TestResumedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id, _ := flagging(t, h)
		h = w.restart(t, h, time.Hour)
		state(t, h, id)
		h.Close()
		h = w.hub(t, func(c *Config) { c.Outages = w.outages })
		if left := state(t, h, id).LeftAt(clock.Of(time.Now())); left != [2]clock.Span{60_000, 60_000} {
			t.Errorf("left %v", left)
		}
		if v := state(t, h, id).Version; v != 4 {
			t.Errorf("version %d; want 4", v)
		}
	})
}

// TestNothingToResume: by correspondence the days go on, without a clock nothing stands still, and a game
// that is over stays as it is.
func TestNothingToResume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		letters := openWith(t, h, func(o *room.Open) { o.Clock = clock.Control{Main: 86_400_000, Style: clock.Move} })
		still := openWith(t, h, func(*room.Open) {})
		over := openWith(t, h, aMinute)
		do(t, h, over, ann, room.Resign{V: 1})
		h = w.restart(t, h, time.Hour)
		for _, id := range []string{letters, still} {
			if v := state(t, h, id).Version; v != 1 {
				t.Errorf("version %d", v)
			}
		}
		if v := state(t, h, over).Version; v != 2 {
			t.Errorf("over: version %d", v)
		}
		if left := state(t, h, letters).LeftAt(clock.Of(time.Now())); left[game.White] != 23*3_600_000 {
			t.Errorf("by correspondence %v are left", left)
		}
	})
}

// TestFirstMoveAfterARestart: the time for a first move stands still as well.
func TestFirstMoveAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := openWith(t, h, aMinute) // half a minute for the first move
		time.Sleep(20 * time.Second)
		h = w.restart(t, h, time.Hour)
		time.Sleep(10*time.Second - time.Millisecond)
		if s := state(t, h, id); s.Over() {
			t.Fatalf("%+v too early", s.Outcome)
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if s := state(t, h, id); s.Outcome != (game.Outcome{Result: game.NoResult, Reason: room.Unstarted}) {
			t.Errorf("%+v", s.Outcome)
		}
	})
}

// fullLog saves nothing while it is full.
type fullLog struct {
	store.Log
	full atomic.Bool
}

func (l *fullLog) Append(ctx context.Context, id string, version int, events []room.Event) error {
	if l.full.Load() {
		return errDisk
	}
	return l.Log.Append(ctx, id, version, events)
}

// TestFullDiskCostsNoTime: from the first move that could not be saved until something can be again, the
// clocks stand still, though nobody asks again; a flag that had fallen before then has fallen.
// Fails if untilDue lets a room that is stuck sleep: the time is not given back before somebody asks.
func TestFullDiskCostsNoTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &fullLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		id, _ := flagging(t, h) // ann has a minute
		time.Sleep(10 * time.Second)
		log.full.Store(true)
		if err := h.Do(t.Context(), id, ann, firstOf(state(t, h, id))); !errors.Is(err, errDisk) {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Second)
		log.full.Store(false)
		time.Sleep(10 * time.Second)
		if left := state(t, h, id).LeftAt(clock.Of(time.Now()))[game.White]; left < 40_000 || left > 41_000 {
			t.Errorf("ann has %d ms; want 40 s, and what the host may notice too late", left)
		}
		play(t, h, id, ann)
		log.full.Store(true)
		time.Sleep(time.Hour)
		log.full.Store(false)
		time.Sleep(tickPause)
		synctest.Wait()
		if s := state(t, h, id); s.Outcome != (game.Outcome{Result: game.WhiteWins, Reason: room.Time}) {
			t.Errorf("%+v; bob had a minute and tried nothing", s.Outcome)
		}
	})
}
