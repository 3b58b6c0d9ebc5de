package hub

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store"
)

// TestSweep: games that nobody goes on with are abandoned after a day or a month, and the list of
// rooms in play is empty then.
func TestSweep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		hurried := map[string]string{
			"a seat open": openWith(t, h, func(o *room.Open) { o.Seats[game.Black] = room.Seat{Open: true} }),
			"and a clock": openWith(t, h, func(o *room.Open) { aMinute(o); o.Seats[game.Black] = room.Seat{Open: true} }),
		}
		patient := openWith(t, h, func(*room.Open) {})
		over := func(id string) bool {
			synctest.Wait()
			return w.logged(t, id).Over()
		}
		time.Sleep(24*time.Hour - time.Millisecond)
		for name, id := range hurried {
			if over(id) {
				t.Errorf("%s: abandoned too early", name)
			}
		}
		time.Sleep(time.Minute)
		for name, id := range hurried {
			if s := w.logged(t, id); s.Outcome != (game.Outcome{Result: game.NoResult, Reason: room.Abandoned}) {
				t.Errorf("%s: %+v after a day", name, s.Outcome)
			}
		}
		time.Sleep(29*24*time.Hour - 2*time.Minute)
		if over(patient) {
			t.Error("abandoned before a month has passed")
		}
		time.Sleep(2 * time.Minute)
		if !over(patient) {
			t.Error("not abandoned after a month")
		}
		if due, err := w.rooms.Due(t.Context(), 1<<60, 9); len(due) != 0 || err != nil {
			t.Errorf("in play are %q, %v", due, err)
		}
		if n := inMemory(h); n > 1 {
			t.Errorf("%d rooms in memory", n)
		}
	})
}

// TestSweepLeavesAnOpening: a room is on the list a moment before its log is saved, and stays on it
// though a sweep comes in between. Fails when strikeLost strikes whatever has no log.
func TestSweepLeavesAnOpening(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		if err := w.rooms.Put(t.Context(), "opening", store.Standing{Due: clock.Of(time.Now()).Add(30_000)}); err != nil {
			t.Fatal(err)
		}
		h.sweep()
		if due, err := w.rooms.Due(t.Context(), 1<<60, 9); len(due) != 1 || err != nil {
			t.Errorf("in play are %q, %v", due, err)
		}
	})
}

// TestSweepGoesOn: what cannot be ticked keeps nothing else from it and is tried again later; what
// has no log is struck off.
func TestSweepGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		broken := openWith(t, h, aMinute)
		whole, falls := flagging(t, h)
		h.Close()
		if err := w.log.Append(t.Context(), broken, 1, []room.Event{room.Played{Move: "a3-b4", Key: "other"}}); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"nowhere", broken} {
			if err := w.rooms.Put(t.Context(), id, store.Standing{Due: 1}); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(time.Hour)
		w.hub(t)
		synctest.Wait()
		wantFlag(t, w, whole, falls)
		due, err := w.rooms.Due(t.Context(), 1<<60, 9)
		if len(due) != 1 || due[0] != broken || err != nil {
			t.Errorf("in play are %q, %v; want %q", due, err, broken)
		}
		if again, err := w.rooms.Due(t.Context(), falls, 9); len(again) != 0 || err != nil {
			t.Errorf("due at once are %q, %v", again, err)
		}
	})
}

// moodyRooms is a list that panics, or does not find what to strike, while told to.
type moodyRooms struct {
	store.Rooms
	panics, keeps atomic.Bool
}

func (r *moodyRooms) Due(ctx context.Context, now clock.Instant, limit int) ([]string, error) {
	if r.panics.Load() {
		panic("a bug in the list")
	}
	return r.Rooms.Due(ctx, now, limit)
}

func (r *moodyRooms) End(ctx context.Context, id string) error {
	if r.keeps.Load() {
		return errDisk
	}
	return r.Rooms.End(ctx, id)
}

// TestASweepThatPanics ends a round, and the next one comes.
func TestASweepThatPanics(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		rooms := &moodyRooms{Rooms: w.rooms}
		w.rooms = rooms
		rooms.panics.Store(true)
		var log strings.Builder
		h := w.hub(t, func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(&log, nil)) })
		id := openWith(t, h, aMinute)
		time.Sleep(25 * time.Hour)
		synctest.Wait()
		if w.logged(t, id).Over() || !strings.Contains(log.String(), "a bug in the list") {
			t.Fatalf("logged: %.200s", log.String())
		}
		rooms.panics.Store(false)
		time.Sleep(time.Minute)
		synctest.Wait()
		if !w.logged(t, id).Over() {
			t.Error("the sweep does not go on")
		}
	})
}

// TestRoomsThatHaveEnded do not count, though they are on the list of rooms in play: the process was
// killed before it struck them off, or before it saved the opening.
func TestRoomsThatHaveEnded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const most = 3
		w := newWorld()
		rooms := &moodyRooms{Rooms: w.rooms}
		w.rooms = rooms
		h := w.hub(t)
		ended := open(t, h, room.Seat{User: bob})
		rooms.keeps.Store(true)
		do(t, h, ended, ann, room.Resign{V: 1})
		h.Close() // killed
		rooms.keeps.Store(false)
		if err := w.rooms.Put(t.Context(), "unsaved", store.Standing{Owner: ann.ID(), Due: 1 << 60}); err != nil {
			t.Fatal(err)
		}
		h = w.hub(t, func(c *Config) { c.RoomsPerUser = most })
		var ids []string
		for range most {
			ids = append(ids, open(t, h, room.Seat{User: bob}))
		}
		slices.Sort(ids)
		mine, err := h.Mine(t.Context(), ann, 9)
		if slices.Sort(mine); !slices.Equal(mine, ids) || err != nil {
			t.Errorf("ann has %q, %v; want %q", mine, err, ids)
		}
		if _, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: bob}}}); !errors.Is(err, ErrTooManyRooms) {
			t.Errorf("one too many: %v", err)
		}
	})
}

// TestRoomsPerUser: who has as many rooms in play as one may have gets no other, also by a rematch,
// until one of them ends. Others are not concerned.
func TestRoomsPerUser(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const most = 3
		h := newWorld().hub(t, func(c *Config) { c.RoomsPerUser = most })
		over := open(t, h, room.Seat{User: ann})
		do(t, h, over, ann, room.Resign{V: 1})
		var ids []string
		for range most {
			ids = append(ids, open(t, h, room.Seat{User: bob}))
		}
		another := room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: bob}}}
		if _, err := h.Open(t.Context(), ann, another); !errors.Is(err, ErrTooManyRooms) {
			t.Errorf("one too many: %v", err)
		}
		if err := h.Do(t.Context(), over, ann, room.OfferRematch{V: 2}); !errors.Is(err, ErrTooManyRooms) {
			t.Errorf("one too many by a rematch: %v", err)
		}
		if next := state(t, h, over).NextRoom; next != "" {
			t.Errorf("%s follows", next)
		}
		if _, err := h.Open(t.Context(), bob, another); err != nil {
			t.Errorf("somebody else: %v", err)
		}
		do(t, h, ids[0], bob, room.Resign{V: 1})
		do(t, h, over, ann, room.OfferRematch{V: 2})
		if _, err := h.Open(t.Context(), ann, another); !errors.Is(err, ErrTooManyRooms) {
			t.Errorf("after the rematch: %v", err)
		}
	})
}

// TestRoomsPerUserRace: of many rooms that somebody opens at once there are as many as he may have.
func TestRoomsPerUserRace(t *testing.T) {
	const most, tries = 5, 20
	h := newWorld().hub(t, func(c *Config) { c.RoomsPerUser = most })
	var all sync.WaitGroup
	var opened atomic.Int32
	for range tries {
		all.Go(func() {
			_, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: ann}}})
			switch {
			case err == nil:
				opened.Add(1)
			case !errors.Is(err, ErrTooManyRooms):
				t.Error(err)
			}
		})
	}
	all.Wait()
	if n := opened.Load(); n != most {
		t.Errorf("%d rooms were opened; want %d", n, most)
	}
}

// TestARoomThatIsNotSaved counts for nobody.
func TestARoomThatIsNotSaved(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		log.next(func(func() error) error { return errDisk })
		if _, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: ann}}}); !errors.Is(err, errDisk) {
			t.Fatal(err)
		}
		if n, err := w.rooms.Count(t.Context(), ann.ID()); n != 0 || err != nil {
			t.Errorf("ann has %d rooms, %v", n, err)
		}
	})
}
