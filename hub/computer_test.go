package hub

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/game"
	"tabuleiro/room"
)

var computer = room.Seat{User: room.Computer, Level: 3}

func TestComputerAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var level atomic.Int32
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				level.Store(int32(task.Level))
				return firstMove(ctx, task)
			})
		})
		id := open(t, h, computer)
		s := watch(t, h, id, ann, 1)
		play(t, h, id, ann)
		s.want(t, "2 white a3-b4")
		time.Sleep(time.Second)
		s.want(t, "3 black b6-a5")
		if l := level.Load(); l != 3 {
			t.Errorf("thought at level %d; want 3", l)
		}
	})
}

// TestComputerGoesOn: a room whose computer is on move goes on when it is loaded after a stop.
func TestComputerGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := open(t, h, computer)
		play(t, h, id, ann)
		h.Close() // in mid thought
		if v := w.logged(t, id).Version; v != 2 {
			t.Fatalf("version %d; want 2", v)
		}
		h = w.hub(t)
		s := watch(t, h, id, ann, 2)
		s.want(t)
		time.Sleep(time.Second)
		s.want(t, "3 black b6-a5")
	})
}

func TestComputerDeclines(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, computer)
		s := watch(t, h, id, ann, 1)
		s.want(t)
		if err := h.Do(t.Context(), id, ann, room.OfferDraw{V: 1}); err != nil {
			t.Fatal(err)
		}
		s.want(t, "2 offer 1", "3 offer 1 closed")
		play(t, h, id, ann)
		time.Sleep(time.Second)
		s.want(t, "4 white a3-b4", "5 black b6-a5")
	})
}

// TestComputerStops: thinking ends at once when the game does.
func TestComputerStops(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		stopped := make(chan struct{})
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(ctx context.Context, _ Task) (string, error) {
				<-ctx.Done()
				close(stopped)
				return "", ctx.Err()
			})
		})
		id := open(t, h, computer)
		play(t, h, id, ann)
		synctest.Wait() // it thinks
		if err := h.Do(t.Context(), id, ann, room.Resign{}); err != nil {
			t.Fatal(err)
		}
		<-stopped
		time.Sleep(2 * time.Minute)
		if n := inMemory(h); n != 0 {
			t.Errorf("%d rooms in memory after the end", n)
		}
	})
}

// TestComputerTriesAgain: an engine that fails, panics or answers nonsense is asked again, later
// each time.
func TestComputerTriesAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked []time.Duration
		began := time.Now()
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(_ context.Context, task Task) (string, error) {
				asked = append(asked, time.Since(began))
				switch len(asked) {
				case 1:
					return "", errors.New("no engine")
				case 2:
					panic("a bug in the engine")
				case 3:
					return "a1-h8", nil
				}
				return task.Line.Now().Moves()[0].Text, nil
			})
		})
		id := open(t, h, computer)
		play(t, h, id, ann)
		time.Sleep(time.Minute)
		if ply := state(t, h, id).Line.Ply(); ply != 2 {
			t.Errorf("ply %d; want 2", ply)
		}
		want := []time.Duration{0, 1 * time.Second, 3 * time.Second, 7 * time.Second}
		if len(asked) != len(want) {
			t.Fatalf("asked at %v; want %v", asked, want)
		}
		for i := range want {
			if asked[i] != want[i] {
				t.Errorf("asked at %v; want %v", asked, want)
			}
		}
	})
}

// TestComputerGivesUp: an engine that never finds a move loses after eight tries, and a disk that
// is full costs it nothing. Fails without mostFailed: the room would stand still for a month.
func TestComputerGivesUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		var asked atomic.Int32
		h := w.hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(context.Context, Task) (string, error) {
				asked.Add(1)
				return "", errors.New("no engine")
			})
		})
		id := open(t, h, computer)
		play(t, h, id, ann)
		time.Sleep(2 * time.Minute)
		if s := w.logged(t, id); s.Over() || asked.Load() != mostFailed-1 {
			t.Errorf("after two minutes: %+v, asked %d times", s.Outcome, asked.Load())
		}
		time.Sleep(time.Minute)
		want := game.Outcome{Result: game.WhiteWins, Reason: room.Resignation}
		if s := w.logged(t, id); s.Outcome != want || asked.Load() != mostFailed {
			t.Errorf("then: %+v, asked %d times; want %+v", s.Outcome, asked.Load(), want)
		}
	})
}

func TestComputerWaitsForTheDisk(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		log := &faultyLog{Log: w.log}
		w.log = log
		h := w.hub(t)
		id := open(t, h, computer)
		play(t, h, id, ann)
		full := time.Now().Add(time.Hour)
		var broken func(func() error) error
		broken = func(add func() error) error {
			if time.Now().After(full) {
				return add()
			}
			log.next(broken)
			return errDisk
		}
		log.next(broken)
		time.Sleep(time.Hour + 2*lastPause)
		if s := w.logged(t, id); s.Over() || s.Line.Ply() != 2 {
			t.Errorf("after an hour: ply %d, %+v", s.Line.Ply(), s.Outcome)
		}
	})
}

// From 6 to 1 a man crowns and has more captures than a room can hold. The other moves, if any, are
// harmless. Fails without putAnother: the engine that likes 6-1 is asked until it gives up.
func TestComputerPlaysWhatTheRoomTakes(t *testing.T) {
	for fen, want := range map[string]string{
		"W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44": "1 50-45",
		"W:W6:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44":    "0 tangled",
	} {
		synctest.Test(t, func(t *testing.T) {
			w := newWorld()
			h := w.hub(t, func(c *Config) {
				c.Thinker = thinkerFunc(func(context.Context, Task) (string, error) { return "6-1", nil })
			})
			id, err := h.Open(t.Context(), bob, room.Open{Rules: "frisian", Start: fen, Seats: [2]room.Seat{computer, {User: bob}}})
			if err != nil {
				t.Fatal(err)
			}
			state(t, h, id) // somebody looked
			synctest.Wait()
			s := w.logged(t, id)
			got := fmt.Sprint(s.Line.Ply(), " ", s.Outcome.Reason)
			if s.Line.Ply() > 0 {
				got = fmt.Sprint(s.Line.Ply(), " ", s.Line.Moves[0].Text)
			}
			if got != want {
				t.Errorf("%s: %s; want %s", fen, got, want)
			}
		})
	}
}

// TestAPanicOfTheComputersMove is a move not found, wherever in it the bug is: here the state is one
// that no log makes. Fails if choose alone recovers: the process ends.
func TestAPanicOfTheComputersMove(t *testing.T) {
	r := newHost(newWorld().hub(t), "nowhere")
	if err := r.computerMove(t.Context(), room.State{}); !errors.As(err, new(noMove)) {
		t.Errorf("%v; want that no move was found", err)
	}
}

// TestAPlaceIsGivenBack: who cannot hear where it stands holds up nobody behind it.
func TestAPlaceIsGivenBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPool(1)
		if err := p.enter(t.Context(), "first", nil); err != nil {
			t.Fatal(err)
		}
		func() {
			defer func() { recover() }()
			_ = p.enter(t.Context(), "deaf", func(int) { panic("a bug in the encoder") })
		}()
		p.leave()
		if n := p.waits(); n != 0 || p.free != 1 {
			t.Errorf("%d wait, %d places are free", n, p.free)
		}
	})
}

// TestComputersPlay: two computers play to an end by the rules with nobody there.
func TestComputersPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		seats := [2]room.Seat{computer, computer}
		id, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: seats})
		if err != nil {
			t.Fatal(err)
		}
		state(t, h, id) // somebody looked
		time.Sleep(time.Hour)
		s := w.logged(t, id)
		if !s.Over() || s.Outcome != s.Verdict.Outcome {
			t.Errorf("after an hour: %+v", s.Outcome)
		}
		if n := inMemory(h); n != 0 {
			t.Errorf("%d rooms in memory after the end", n)
		}
	})
}

// TestThinkersAreShared: however many rooms wait, so many are thought about at once, and a user
// with many rooms delays another by one move.
func TestThinkersAreShared(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const thinkers, rooms = 2, 10
		var now, most atomic.Int32
		h := newWorld().hub(t, func(c *Config) {
			c.Thinkers = thinkers
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				most.Store(max(most.Load(), now.Add(1)))
				defer now.Add(-1)
				return firstMove(ctx, task)
			})
		})
		begin := func(u room.User) string {
			id, err := h.Open(t.Context(), u, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: u}, computer}})
			if err != nil {
				t.Fatal(err)
			}
			play(t, h, id, u)
			return id
		}
		var anns []string
		for range rooms {
			anns = append(anns, begin(ann))
		}
		bobs := begin(bob)
		time.Sleep(2500 * time.Millisecond) // two rounds of thinking
		if ply := state(t, h, bobs).Line.Ply(); ply != 2 {
			t.Error("bob waits behind all rooms of ann")
		}
		time.Sleep(time.Minute)
		for _, id := range anns {
			if ply := state(t, h, id).Line.Ply(); ply != 2 {
				t.Errorf("room %s stands at ply %d", id, ply)
			}
		}
		if most.Load() != thinkers {
			t.Errorf("%d moves were thought about at once; want %d", most.Load(), thinkers)
		}
	})
}
