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
	"tabuleiro/store/memory"
)

// aMinute is a clock of one minute for each.
func aMinute(o *room.Open) { o.Clock = clock.Control{Main: 60_000} }

// grace is how long after it falls a flag of aMinute is known to have fallen.
const grace = 1800 * time.Millisecond

// flagging opens a room with a clock and brings it to where ann's runs. It returns when her flag
// falls.
func flagging(t *testing.T, h *Hub) (id string, falls clock.Instant) {
	t.Helper()
	id = openWith(t, h, aMinute)
	play(t, h, id, ann)
	play(t, h, id, bob)
	return id, clock.Of(time.Now().Add(time.Minute))
}

// wantFlag holds that ann has lost by time, to the millisecond.
func wantFlag(t *testing.T, w *world, id string, falls clock.Instant) {
	t.Helper()
	events, err := w.log.Load(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := room.Ended{Outcome: game.Outcome{Result: game.BlackWins, Reason: room.Time}, At: falls}
	if got := events[len(events)-1]; got != want || len(events) != 4 {
		t.Errorf("the last of %d events is %+v; want %+v", len(events), got, want)
	}
}

// TestFlagFalls: nobody sends anything, and it falls to the millisecond.
func TestFlagFalls(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id, falls := flagging(t, h)
		s := watch(t, h, id, guest, 3)
		time.Sleep(time.Minute + grace - time.Millisecond)
		s.want(t, "3 beat", "3 beat", "3 beat", "3 beat")
		time.Sleep(time.Millisecond)
		synctest.Wait()
		wantFlag(t, w, id, falls)
		if due, err := w.rooms.Due(t.Context(), 1<<60, 9); len(due) != 0 || err != nil {
			t.Errorf("in play are %q, %v", due, err)
		}
	})
}

// TestLateMove: a move at the very millisecond of the flag, or after it and before the host has
// noticed, loses as if it had never come. One a millisecond earlier is played.
func TestLateMove(t *testing.T) {
	for _, late := range []time.Duration{-time.Millisecond, 0, time.Millisecond, time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			w := newWorld()
			var skew atomic.Int64
			h := w.hub(t, func(c *Config) {
				c.Now = func() time.Time { return time.Now().Add(time.Duration(skew.Load())) }
			})
			id, falls := flagging(t, h)
			move := firstOf(state(t, h, id))
			synctest.Wait()                       // the host has set its timer
			skew.Store(int64(time.Minute + late)) // time passes, and no timer has fired
			do(t, h, id, ann, move)
			if late < 0 {
				if s := state(t, h, id); s.Line.Ply() != 3 || s.Left[game.White] != 1 {
					t.Errorf("a move in time: ply %d, left %v", s.Line.Ply(), s.Left)
				}
				return
			}
			wantFlag(t, w, id, falls)
			if err := h.Do(t.Context(), id, ann, move); !isRefusal(err, game.GameOver) {
				t.Errorf("the move again: %v", err)
			}
		})
	}
}

// TestClockSetBack: a host whose clock was set back waits for the flag again; the log's time does
// not go back.
func TestClockSetBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		var skew atomic.Int64
		h := w.hub(t, func(c *Config) {
			c.Now = func() time.Time { return time.Now().Add(time.Duration(skew.Load())) }
		})
		id, falls := flagging(t, h)
		synctest.Wait() // the host has set its timer
		skew.Store(int64(-10 * time.Minute))
		time.Sleep(10*time.Minute + 59*time.Second + grace)
		if s := w.logged(t, id); s.Over() {
			t.Fatal("the flag fell by the timer alone")
		}
		time.Sleep(time.Second)
		synctest.Wait()
		wantFlag(t, w, id, falls)
	})
}

// TestRunningClockStaysInMemory, for its flag; and leaves when that has fallen.
func TestRunningClockStaysInMemory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Idle = time.Second })
		still := openWith(t, h, func(o *room.Open) { aMinute(o); o.Clock.Main *= 60 })
		play(t, h, still, ann) // bob's first move is free of time
		flagging(t, h)
		time.Sleep(59 * time.Second)
		if n := inMemory(h); n != 1 {
			t.Errorf("%d rooms in memory; want the one whose clock runs", n)
		}
		time.Sleep(time.Minute)
		if n := inMemory(h); n != 0 {
			t.Errorf("%d rooms in memory after the flag", n)
		}
	})
}

// TestFlagFallsAfterRestart: one that fell while nobody was up is found at the start; one that has
// not fallen yet falls to the millisecond, though nobody asks for the room.
func TestFlagFallsAfterRestart(t *testing.T) {
	for _, down := range []time.Duration{0, 59 * time.Second, time.Minute, 30 * 24 * time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			w := newWorld()
			h := w.hub(t)
			id, falls := flagging(t, h)
			h.Close()
			time.Sleep(down)
			w.hub(t)
			time.Sleep(max(0, time.Minute+grace-down))
			synctest.Wait()
			wantFlag(t, w, id, falls)
		})
	}
}

// TestWhoAsksFirstSeesTheFlagFallen: a room whose time ran out while nobody had it in memory is over
// for the first who looks. Fails when a loaded room is shown before it is ticked.
func TestWhoAsksFirstSeesTheFlagFallen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id, falls := flagging(t, h)
		h.Close()
		time.Sleep(time.Hour)
		w.rooms = &memory.Rooms{} // no sweep finds it before
		log := &faultyLog{Log: w.log}
		w.log = log
		log.next(func(add func() error) error { // a slow disk
			time.Sleep(time.Second)
			return add()
		})
		if s := state(t, w.hub(t), id); !s.Over() || s.Outcome.Reason != room.Time {
			t.Errorf("it is shown at version %d, %+v", s.Version, s.Outcome)
		}
		wantFlag(t, w, id, falls)
	})
}

// TestTickFails: a disk that is full for a while makes the flag late, not lost.
func TestTickFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		time.Sleep(10 * time.Second) // it falls between two sweeps
		id, falls := flagging(t, h)
		log.next(func(func() error) error { return errDisk })
		time.Sleep(time.Minute + grace)
		synctest.Wait()
		if v := w.logged(t, id).Version; v != 3 {
			t.Fatalf("version %d; want 3", v)
		}
		time.Sleep(tickPause)
		synctest.Wait()
		wantFlag(t, w, id, falls)
	})
}

// TestTakebackWhileThinking: the thinking ends, and what it found all the same is not played.
func TestTakebackWhileThinking(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		cancelled := make(chan struct{})
		h := w.hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				<-ctx.Done()
				close(cancelled)
				return task.Line.Now().Moves()[0].Text, nil
			})
		})
		id := openWith(t, h, func(o *room.Open) { o.Seats[game.Black], o.Takebacks = computer, true })
		play(t, h, id, ann)
		synctest.Wait()
		do(t, h, id, ann, room.Takeback{V: 2})
		<-cancelled
		time.Sleep(time.Hour)
		if s := w.logged(t, id); s.Version != 3 || s.Line.Ply() != 0 {
			t.Errorf("version %d, ply %d; want 3 and 0", s.Version, s.Line.Ply())
		}
	})
}

// TestThinkerKnowsItsTime: what is left on the computer's clock when it begins to think, and its
// bonus; nothing while the clocks stand still.
func TestThinkerKnowsItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tasks []Task
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				tasks = append(tasks, task)
				return firstMove(ctx, task)
			})
		})
		id := openWith(t, h, func(o *room.Open) {
			o.Seats[game.Black], o.Clock = computer, clock.Control{Main: 60_000, Bonus: 2_000}
		})
		for range 3 {
			play(t, h, id, ann)
			time.Sleep(time.Second)
			synctest.Wait()
		}
		for i, want := range []Task{{}, {Left: 60_000, Bonus: 2_000}, {Left: 61_000, Bonus: 2_000}} {
			if got := tasks[i]; got.Left != want.Left || got.Bonus != want.Bonus {
				t.Errorf("move %d: %d ms and %d; want %d and %d", i+1, got.Left, got.Bonus, want.Left, want.Bonus)
			}
		}
	})
}

// TestComputersFlagFalls too, and it thinks no further.
func TestComputersFlagFalls(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				if asked.Add(1) == 1 {
					return firstMove(ctx, task)
				}
				<-ctx.Done()
				return "", ctx.Err()
			})
		})
		id := openWith(t, h, func(o *room.Open) { o.Seats[game.Black], o.Clock = computer, clock.Control{Main: 60_000} })
		play(t, h, id, ann)
		time.Sleep(time.Second)
		synctest.Wait()
		play(t, h, id, ann)
		time.Sleep(time.Hour)
		s := state(t, h, id)
		if want := (game.Outcome{Result: game.WhiteWins, Reason: room.Time}); s.Outcome != want || s.Left[game.Black] != 0 {
			t.Errorf("%+v with %v; want %+v", s.Outcome, s.Left, want)
		}
		if n := asked.Load(); n != 2 {
			t.Errorf("asked %d times; want 2", n)
		}
		if err := h.Do(t.Context(), id, ann, room.Resign{}); !isRefusal(err, game.GameOver) || errors.Is(err, ErrInternal) {
			t.Errorf("resign: %v", err)
		}
	})
}
