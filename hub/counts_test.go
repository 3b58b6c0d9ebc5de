package hub

import (
	"context"
	"maps"
	"testing"
	"testing/synctest"

	"tabuleiro/game"
	"tabuleiro/room"
)

func TestWhatAHubDoesIsCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		play(t, h, id, ann)
		play(t, h, id, bob)
		if err := h.Do(t.Context(), id, ann, room.Play{Ply: 7, V: 1, Move: "c3-d4"}); err == nil {
			t.Error("a move for a ply to come was played")
		}
		do(t, h, id, ann, room.Resign{V: state(t, h, id).Version})
		other := open(t, h, room.Seat{User: room.Computer, Level: 1})
		play(t, h, other, ann)
		synctest.Wait()
		for after, resyncs := range map[int]uint64{0: 0, 2: 0, 4: 0, 99: 1} { // all that was told is at hand
			before := h.Counts().Resyncs
			s := watch(t, h, id, bob, after)
			synctest.Wait()
			s.stop()
			if n := h.Counts().Resyncs - before; n != resyncs {
				t.Errorf("after %d: %d whole states were counted, not %d", after, n, resyncs)
			}
		}
		c := h.Counts()
		if c.Rooms != 2 || c.Moves < 3 || c.Panics != 0 || !maps.Equal(c.Ended, map[game.Reason]uint64{"resignation": 1}) {
			t.Errorf("%+v", c)
		}
	})
}

func TestAPanicIsCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) {
			c.Thinker = thinkerFunc(func(context.Context, Task) (string, error) { panic("a bug of the engine") })
		})
		play(t, h, open(t, h, room.Seat{User: room.Computer, Level: 1}), ann)
		synctest.Wait()
		if n := h.Counts().Panics; n != 1 {
			t.Errorf("%d panics were counted", n)
		}
	})
}
