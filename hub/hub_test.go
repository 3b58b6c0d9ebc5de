package hub

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/store/memory"
)

func TestPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		white, black, other := watch(t, h, id, ann, 0), watch(t, h, id, bob, 0), watch(t, h, id, guest, 0)
		white.want(t, "1 state for 001")
		black.want(t, "1 state for 010")
		other.want(t, "1 state for 100")
		play(t, h, id, ann)
		for _, s := range []*screen{white, black, other} {
			s.want(t, "2 white a3-b4")
		}
		if err := h.Do(t.Context(), id, bob, room.Resign{}); err != nil {
			t.Fatal(err)
		}
		for _, s := range []*screen{white, black, other} {
			s.want(t, "3 white resignation")
		}
		if s := w.logged(t, id); s.Version != 3 {
			t.Errorf("the log has version %d", s.Version)
		}
	})
}

// TestErrors: each wrong command has its own answer, and changes nothing.
func TestErrors(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		s := state(t, h, id)
		var refusal *game.Refusal
		for _, test := range []struct {
			by   room.User
			cmd  room.Command
			want error
		}{
			{guest, firstOf(s), room.ErrNotAPlayer},
			{ann, room.Play{Ply: 3, V: 1, Move: "a3-b4"}, room.ErrNoSuchPly},
			{ann, room.Play{Ply: 0, V: 0, Move: "a3-b4"}, room.ErrPastVersion},
			{ann, room.Answer{ID: 1}, room.ErrNoSuchOffer},
		} {
			if err := h.Do(t.Context(), id, test.by, test.cmd); !errors.Is(err, test.want) {
				t.Errorf("%v: %v; want %v", test.cmd, err, test.want)
			}
		}
		if err := h.Do(t.Context(), id, bob, firstOf(s)); !errors.As(err, &refusal) || refusal.Code != game.NotYourTurn {
			t.Errorf("out of turn: %v", err)
		}
		if err := h.Do(t.Context(), "nowhere", ann, room.Resign{}); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("an unknown room: %v", err)
		}
		if _, err := h.Watch(t.Context(), "nowhere", ann, 0); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("to watch an unknown room: %v", err)
		}
		var unknown *game.UnknownRules
		if _, err := h.Open(t.Context(), ann, room.Open{Rules: "chess", Seats: s.Seats}); !errors.As(err, &unknown) {
			t.Errorf("unknown rules: %v", err)
		}
		if after := state(t, h, id); after.Version != 1 {
			t.Errorf("version %d after refusals", after.Version)
		}
	})
}

func TestWhy(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		if m, refusal, err := h.Why(t.Context(), id, ann, "a3-b4"); m.Text != "a3-b4" || refusal != nil || err != nil {
			t.Errorf("a legal move: %v, %v, %v", m, refusal, err)
		}
		if _, refusal, err := h.Why(t.Context(), id, ann, "a3-a4"); refusal == nil || err != nil {
			t.Errorf("an illegal move: %v, %v", refusal, err)
		}
		if _, _, err := h.Why(t.Context(), "nowhere", ann, "a3-a4"); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("an unknown room: %v", err)
		}
	})
}

func TestAdvise(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		alone, two := open(t, h, room.Seat{User: ann}), open(t, h, room.Seat{User: bob})
		if list, err := h.Advise(t.Context(), alone, ann, 1); len(list) == 0 || err != nil {
			t.Errorf("alone: %v, %v", list, err)
		}
		if list, err := h.Advise(t.Context(), two, ann, 1); list != nil || !errors.Is(err, room.ErrNoHints) {
			t.Errorf("between two people: %v, %v", list, err)
		}
		if _, err := h.Advise(t.Context(), "nowhere", ann, 1); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("an unknown room: %v", err)
		}
	})
}

// TestTwoTabs: the same move from two tabs at once is one move, and both are told it is well.
func TestTwoTabs(t *testing.T) {
	w := newWorld()
	h := w.hub(t)
	id := open(t, h, room.Seat{User: ann})
	for ply := range 20 {
		s := state(t, h, id)
		var tabs sync.WaitGroup
		for range 4 {
			tabs.Go(func() {
				if err := h.Do(t.Context(), id, ann, firstOf(s)); err != nil {
					t.Errorf("ply %d: %v", ply, err)
				}
			})
		}
		tabs.Wait()
		if s := state(t, h, id); s.Line.Ply() != ply+1 {
			t.Fatalf("ply %d after %d moves", s.Line.Ply(), ply+1)
		}
	}
}

// TestIdleRoomLeavesMemory: nobody's room goes, and comes back from the log when it is asked for.
func TestIdleRoomLeavesMemory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		s := watch(t, h, id, guest, 0)
		play(t, h, id, ann)
		time.Sleep(time.Hour)
		if n := inMemory(h); n != 1 {
			t.Fatalf("%d rooms in memory while one is watched", n)
		}
		s.stop()
		time.Sleep(2 * time.Minute)
		if n := inMemory(h); n != 0 {
			t.Fatalf("%d rooms in memory that nobody uses", n)
		}
		play(t, h, id, bob)
		if s := state(t, h, id); s.Version != 3 {
			t.Errorf("version %d; want 3", s.Version)
		}
	})
}

func inMemory(h *Hub) int {
	synctest.Wait()
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.hosts)
}

// TestIdleRace asks a room again and again at the moment when it leaves memory.
func TestIdleRace(t *testing.T) {
	w := newWorld()
	h := w.hub(t, func(c *Config) { c.Idle = time.Nanosecond })
	id := open(t, h, room.Seat{User: ann})
	for range 200 {
		s := state(t, h, id)
		if s.Over() {
			break
		}
		if err := h.Do(t.Context(), id, ann, firstOf(s)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestClose(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		messages, err := h.Watch(t.Context(), id, ann, 0)
		if err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			for range messages {
			}
		}()
		synctest.Wait()
		h.Close()
		<-ended
		if err := h.Do(t.Context(), id, ann, room.Resign{}); !errors.Is(err, ErrClosed) {
			t.Errorf("Do: %v; want ErrClosed", err)
		}
		if _, err := h.Watch(t.Context(), id, ann, 0); !errors.Is(err, ErrClosed) {
			t.Errorf("Watch: %v; want ErrClosed", err)
		}
	})
}

// TestAskerLeaves: a browser that closes while its move is being saved does not undo it.
func TestAskerLeaves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: &memory.Log{}}
		w.log = log
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		s := state(t, h, id)
		slow := make(chan struct{})
		log.next(func(add func() error) error {
			<-slow
			return add()
		})
		ctx, leave := context.WithCancel(t.Context())
		answer := make(chan error)
		go func() { answer <- h.Do(ctx, id, ann, firstOf(s)) }()
		synctest.Wait()
		leave()
		if err := <-answer; !errors.Is(err, context.Canceled) {
			t.Errorf("Do: %v; want context.Canceled", err)
		}
		close(slow)
		synctest.Wait()
		if s := state(t, h, id); s.Line.Ply() != 1 {
			t.Errorf("ply %d; want 1", s.Line.Ply())
		}
	})
}

// TestCloseWhileSaving: a command that waits for the disk when the hub closes is not saved, and its
// asker knows why.
func TestCloseWhileSaving(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		s := state(t, h, id)
		log.next(func(add func() error) error {
			<-h.ctx.Done()
			return add()
		})
		answer := make(chan error)
		go func() { answer <- h.Do(t.Context(), id, ann, firstOf(s)) }()
		synctest.Wait()
		h.Close()
		if err := <-answer; !errors.Is(err, ErrClosed) {
			t.Errorf("Do: %v; want ErrClosed", err)
		}
		if v := w.logged(t, id).Version; v != 1 {
			t.Errorf("version %d; want 1", v)
		}
	})
}

func TestRoomIDs(t *testing.T) {
	random := strings.NewReader(strings.Repeat("\x00\xff", 6) + strings.Repeat("\x00\xff", 6) + strings.Repeat("\x01\x1f", 6))
	h := newWorld().hub(t, func(c *Config) { c.Rand = random })
	first, second := open(t, h, room.Seat{User: bob}), open(t, h, room.Seat{User: bob})
	if first != "a9a9a9a9a9a9" || second != "b9b9b9b9b9b9" {
		t.Errorf("%s, then %s: an id that is taken was not drawn again", first, second)
	}
	if _, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: ann}}}); err == nil {
		t.Error("an id was made of nothing")
	}
}
