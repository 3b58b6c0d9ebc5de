package hub

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/room"
)

func TestPursesEmptyAndFill(t *testing.T) {
	p := newPurses(Allowance{Saved: 10 * time.Second, Gains: 6 * time.Second})
	now := time.Unix(1000, 0)
	for _, step := range []struct {
		passes, pays time.Duration
		empty        bool
	}{
		{0, 4 * time.Second, false},
		{0, 5 * time.Second, false},                 // 1 s left
		{0, 3 * time.Second, true},                  // 2 s too much
		{15 * time.Second, 0, true},                 // 0.5 s too much
		{10 * time.Second, 0, false},                // 0.5 s left
		{time.Hour, 9 * time.Second, false},         // full at 10 s, however long it was
		{10 * time.Second, 2 * time.Second, true},   // 0 left
		{time.Second, 100 * time.Millisecond, true}, // gained just that
	} {
		now = now.Add(step.passes)
		p.pay("ann", step.pays, now)
		if got := p.empty("ann", now); got != step.empty {
			t.Errorf("after %+v: empty %v", step, got)
		}
		if p.empty("bob", now) {
			t.Error("bob pays for ann")
		}
	}
}

func TestPursesForgetWhoHasAllAgain(t *testing.T) {
	p := newPurses(Allowance{Saved: time.Minute, Gains: time.Minute})
	now := time.Unix(1000, 0)
	for i := range 1000 {
		now = now.Add(time.Second)
		p.pay(fmt.Sprint(i), time.Second, now)
	}
	if n := len(p.left); n > 20 {
		t.Errorf("%d users are remembered", n)
	}
}

// TestWhoHasUsedUpHisTimeStillPlays: the computer is told to think little, and no game stalls; when
// time has passed it thinks again.
func TestWhoHasUsedUpHisTimeStillPlays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var little []bool
		h := newWorld().hub(t, func(c *Config) {
			c.ThinkPerUser = Allowance{Saved: 1500 * time.Millisecond, Gains: time.Second}
			c.Thinker = thinkerFunc(func(ctx context.Context, task Task) (string, error) {
				little = append(little, task.Little)
				return firstMove(ctx, task)
			})
		})
		move := func(u room.User) {
			t.Helper()
			id, err := h.Open(t.Context(), u, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: u}, computer}})
			if err != nil {
				t.Fatal(err)
			}
			play(t, h, id, u)
			time.Sleep(time.Second)
			synctest.Wait()
			if ply := state(t, h, id).Line.Ply(); ply != 2 {
				t.Errorf("ply %d; want 2", ply)
			}
		}
		move(ann)
		move(ann)
		move(ann)
		move(bob)
		time.Sleep(10 * time.Minute)
		move(ann)
		if got, want := fmt.Sprint(little), "[false false true false false]"; got != want {
			t.Errorf("told to think little: %s; want %s", got, want)
		}
	})
}

// TestWatchersAreToldTheQueue: a wait of a second or more is told, and at once to who comes meanwhile.
func TestWatchersAreToldTheQueue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := thinkerFunc(func(ctx context.Context, task Task) (string, error) {
			time.Sleep(10 * time.Second)
			return firstMove(ctx, task)
		})
		h := newWorld().hub(t, func(c *Config) { c.Thinkers, c.Thinker, c.Beat = 1, slow, time.Hour })
		var rooms []string
		for _, u := range []room.User{ann, bob, guest} {
			id, err := h.Open(t.Context(), u, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: u}, computer}})
			if err != nil {
				t.Fatal(err)
			}
			play(t, h, id, u)
			synctest.Wait()
			rooms = append(rooms, id)
		}
		first, last := watch(t, h, rooms[0], ann, 2), watch(t, h, rooms[2], guest, 2)
		first.want(t)
		last.want(t)
		time.Sleep(time.Second)
		first.want(t)
		last.want(t, "2 beat, place 2")
		watch(t, h, rooms[2], bob, 0).want(t, "2 state for 100", "2 beat, place 2")
		time.Sleep(11 * time.Second)
		last.want(t, "2 beat, place 1")
		time.Sleep(11 * time.Second)
		last.want(t, "2 beat")
	})
}

// TestTheQueueIsSeen: the hub says how many moves wait and where a user stands.
func TestTheQueueIsSeen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Thinkers = 1 })
		begin := func(u room.User) {
			id, err := h.Open(t.Context(), u, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: u}, computer}})
			if err != nil {
				t.Fatal(err)
			}
			play(t, h, id, u)
			synctest.Wait()
		}
		want := func(waiting, anns, bobs int) {
			t.Helper()
			if got := [3]int{h.Waiting(), h.Place(ann), h.Place(bob)}; got != [3]int{waiting, anns, bobs} {
				t.Errorf("waiting, and places of ann and bob: %v; want %v", got, [3]int{waiting, anns, bobs})
			}
		}
		want(0, 0, 0)
		begin(ann)
		begin(ann)
		begin(bob)
		want(2, 1, 2)
		time.Sleep(time.Second)
		synctest.Wait()
		want(1, 0, 1)
		time.Sleep(2 * time.Second)
		want(0, 0, 0)
	})
}
