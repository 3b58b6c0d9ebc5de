package hub

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store/memory"
)

// TestFaults breaks the way from Decide to the screens at every place. Whatever happens, the asker
// may send the same command again, it happens once, and every watcher is told each version once.
func TestFaults(t *testing.T) {
	for _, test := range []struct {
		name  string
		fault func(add func() error) error
		want  error // of the first try
	}{
		{"none", func(add func() error) error { return add() }, nil},
		{"the disk fails before it writes", func(func() error) error { return errDisk }, errDisk},
		{"the disk fails after it has written", func(add func() error) error { return errors.Join(add(), errDisk) }, errDisk},
		{"a panic before it is saved", func(func() error) error { panic("before") }, ErrInternal},
		{"a panic between Append and Apply", func(add func() error) error {
			if err := add(); err != nil {
				return err
			}
			panic("between")
		}, ErrInternal},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := newWorld()
				log := &faultyLog{Log: w.log}
				w.log = log
				h := w.hub(t)
				id := open(t, h, room.Seat{User: bob})
				s := watch(t, h, id, bob, 1)
				s.want(t)
				move := firstOf(state(t, h, id))
				log.next(test.fault)
				if err := h.Do(t.Context(), id, ann, move); !errors.Is(err, test.want) {
					t.Errorf("the first try: %v; want %v", err, test.want)
				}
				if err := h.Do(t.Context(), id, ann, move); err != nil {
					t.Errorf("the second try: %v", err)
				}
				play(t, h, id, bob)
				s.want(t, "2 white a3-b4", "3 black b6-a5")
				if v := w.logged(t, id).Version; v != 3 {
					t.Errorf("the log has version %d; want 3", v)
				}
			})
		})
	}
}

// TestKilled: a process that dies between Append and Apply has saved the move and told nobody; the
// next one goes on from there.
func TestKilled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: &memory.Log{}}
		w.log = log
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		move := firstOf(state(t, h, id))
		s := watch(t, h, id, bob, 1)
		forever := make(chan struct{})
		log.next(func(add func() error) error {
			defer func() { <-forever }()
			return add()
		})
		go h.Do(t.Context(), id, ann, move)
		s.want(t) // dead: nothing was told

		next := w.hub(t)
		again := watch(t, next, id, bob, 1)
		again.want(t, "2 state for 010")
		if err := next.Do(t.Context(), id, ann, move); err != nil {
			t.Errorf("the same move, after the restart: %v", err)
		}
		play(t, next, id, bob)
		again.want(t, "3 black b6-a5")
		close(forever)
	})
}

// TestTwoHubs: two processes with one room are harmless. Each finds out that the other was faster,
// and every screen shows every version once.
func TestTwoHubs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		one, two := w.hub(t), w.hub(t)
		id := open(t, one, room.Seat{User: bob})
		atOne, atTwo := watch(t, one, id, ann, 1), watch(t, two, id, bob, 1)
		synctest.Wait()
		play(t, one, id, ann)
		// two has the room in memory as it was, and bob answers what he saw on his screen.
		if err := two.Do(t.Context(), id, bob, firstOf(w.logged(t, id))); err != nil {
			t.Fatal(err)
		}
		for _, s := range []*screen{atOne, atTwo} {
			s.want(t, "2 white a3-b4", "3 black b6-a5")
		}
		// one is behind now; a move for its past is refused, a resignation is not.
		old := room.Play{Ply: 1, V: 2, Move: "b6-a5"}
		if err := one.Do(t.Context(), id, ann, old); !errors.Is(err, room.ErrPastVersion) && !isRefusal(err, game.NotYourTurn) {
			t.Errorf("a move for the past: %v", err)
		}
		if err := one.Do(t.Context(), id, bob, room.Resign{}); err != nil {
			t.Errorf("resign: %v", err)
		}
		for _, s := range []*screen{atOne, atTwo} {
			s.want(t, "4 white resignation")
		}
	})
}

func isRefusal(err error, code game.Code) bool {
	var refusal *game.Refusal
	return errors.As(err, &refusal) && refusal.Code == code
}

// TestHubsRace plays one room from two hubs at once, as fast as they can.
func TestHubsRace(t *testing.T) {
	w := newWorld()
	hubs := []*Hub{w.hub(t), w.hub(t)}
	id := open(t, hubs[0], room.Seat{User: ann})
	for range 30 {
		move := firstOf(w.logged(t, id))
		var race sync.WaitGroup
		for _, h := range hubs {
			race.Go(func() {
				if err := h.Do(t.Context(), id, ann, move); err != nil {
					t.Errorf("%+v: %v", move, err)
				}
			})
		}
		race.Wait()
		if s := w.logged(t, id); s.Line.Ply() != move.Ply+1 {
			t.Fatalf("ply %d after the move at ply %d", s.Line.Ply(), move.Ply)
		}
	}
}

// TestDrift: a log that today's rules do not replay makes its room unreachable, and nothing else.
func TestDrift(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		if err := w.log.Append(t.Context(), id, 1, []room.Event{room.Played{Move: "a3-b4", Key: "other"}}); err != nil {
			t.Fatal(err)
		}
		var drift *room.Drift
		for range 2 {
			if err := h.Do(t.Context(), id, ann, room.Resign{}); !errors.As(err, &drift) || drift.Version != 2 {
				t.Errorf("%v; want a *room.Drift at version 2", err)
			}
		}
		play(t, h, open(t, h, room.Seat{User: bob}), ann)
	})
}

// TestCommandPanics: a bug in a command is answered, and the room goes on.
func TestCommandPanics(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		play(t, h, id, ann)
		if err := h.Do(t.Context(), id, bob, nil); !errors.Is(err, ErrInternal) {
			t.Errorf("%v; want ErrInternal", err)
		}
		play(t, h, id, bob)
	})
}

// TestRulesPanic: a bug that strikes while a room is loaded is answered too, each time anew.
func TestRulesPanic(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		id := open(t, w.hub(t), room.Seat{User: bob})
		broken := w.hub(t, func(c *Config) {
			c.Rules = func(string) (game.Rules, error) { panic("a bug in the rules") }
		})
		for range 2 {
			if err := broken.Do(t.Context(), id, ann, room.Resign{}); !errors.Is(err, ErrInternal) {
				t.Errorf("%v; want ErrInternal", err)
			}
		}
		if n := inMemory(broken); n != 0 {
			t.Errorf("%d broken rooms stay in memory", n)
		}
	})
}

// TestAPanicAfterAPanic: when not even the log can be folded any more, the asker is told, the room
// leaves memory and who watches is sent away. When the fault is gone, the room is there again.
// Fails without broken: the host would load it again for ever.
func TestAPanicAfterAPanic(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var broken atomic.Bool
		h := newWorld().hub(t, func(c *Config) {
			find := c.Rules
			c.Rules = func(id string) (game.Rules, error) {
				if broken.Load() {
					panic("a bug in the rules")
				}
				return find(id)
			}
		})
		id := open(t, h, room.Seat{User: bob})
		play(t, h, id, ann)
		told, err := h.Watch(t.Context(), id, guest, 2)
		if err != nil {
			t.Fatal(err)
		}
		away := make(chan struct{})
		go func() {
			defer close(away)
			for range told {
			}
		}()
		old := h.hosts[id]
		synctest.Wait()
		broken.Store(true)
		for range 2 { // with the room in memory, and without
			if err := h.Do(t.Context(), id, bob, nil); !errors.Is(err, ErrInternal) {
				t.Errorf("%v; want ErrInternal", err)
			}
		}
		<-away
		if n := inMemory(h); n != 0 {
			t.Errorf("%d broken rooms stay in memory", n)
		}
		if err := old.ask(t.Context(), bob, room.Resign{}); !errors.Is(err, ErrInternal) {
			t.Errorf("who still holds it: %v; want ErrInternal", err)
		}
		broken.Store(false)
		play(t, h, id, bob)
	})
}

// tongueTied is an Encoder that panics on one version, once.
type tongueTied struct {
	words
	at atomic.Int32
}

func (e *tongueTied) Event(id string, s room.State, what room.Event) []byte {
	if e.at.CompareAndSwap(int32(s.Version), 0) {
		panic("a bug in the encoder")
	}
	return e.words.Event(id, s, what)
}

// TestAGapInWhatWasTold: what a panic has kept from being told is not passed over.
// Fails without the look at the versions in since.
func TestAGapInWhatWasTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := &tongueTied{}
		e.at.Store(3)
		h := newWorld().hub(t, func(c *Config) { c.Encoder = e })
		id := open(t, h, room.Seat{User: ann})
		play(t, h, id, ann)
		if err := h.Do(t.Context(), id, ann, firstOf(state(t, h, id))); !errors.Is(err, ErrInternal) {
			t.Fatalf("%v; want ErrInternal", err)
		}
		watch(t, h, id, guest, 2).want(t, "3 state for 100")
		play(t, h, id, ann)
		last := state(t, h, id).Line.Moves[2].Text
		watch(t, h, id, guest, 1).want(t, "4 state for 100")
		watch(t, h, id, guest, 2).want(t, "4 state for 100")
		watch(t, h, id, guest, 3).want(t, "4 white "+last)
	})
}

// TestAVersionThatHasNotCome: anybody may name one, and it costs no more than a look whether there is
// something new. Fails if load folds the whole log.
func TestAVersionThatHasNotCome(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		id := open(t, h, room.Seat{User: ann})
		for range 10 {
			play(t, h, id, ann)
		}
		read := log.read
		watch(t, h, id, guest, 999_999).want(t, "11 state for 100")
		for _, cmd := range []room.Command{
			room.Play{Ply: 10, V: 999_999, Move: "a3-b4"},
			room.Play{Ply: 999_999, V: 11, Move: "a3-b4"},
			room.OfferDraw{V: 999_999},
			room.Takeback{V: 999_999},
			room.OfferRematch{V: 999_999},
		} {
			if err := h.Do(t.Context(), id, ann, cmd); !errors.Is(err, room.ErrNoSuchPly) {
				t.Errorf("%#v: %v; want ErrNoSuchPly", cmd, err)
			}
		}
		if log.read != read {
			t.Errorf("%d events were read again", log.read-read)
		}
	})
}
