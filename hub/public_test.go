package hub

import (
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

func public(o *room.Open) { o.Public = true }

func wantPublic(t *testing.T, h *Hub, ids ...string) {
	t.Helper()
	synctest.Wait()
	var got []string
	for _, table := range h.Public(9) {
		got = append(got, table.ID)
	}
	if !slices.Equal(got, ids) {
		t.Errorf("public tables %q; want %q", got, ids)
	}
}

// TestPrivateTablesAreNotPublic fails if live does not ask for Public, or list takes every room in.
func TestPrivateTablesAreNotPublic(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, func(*room.Open) {})
		watch(t, h, id, ann, 0)
		watch(t, h, id, guest, 0)
		play(t, h, id, ann)
		wantPublic(t, h)
	})
}

// TestPublic: a table is public from when both seats are taken to its end.
func TestPublic(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Public: true, Seats: [2]room.Seat{{User: ann}, {Open: true}}})
		if err != nil {
			t.Fatal(err)
		}
		watch(t, h, id, ann, 0)
		wantPublic(t, h)
		do(t, h, id, bob, room.Sit{Color: game.Black, Link: state(t, h, id).Links[game.Black]})
		wantPublic(t, h, id)
		do(t, h, id, bob, room.Resign{})
		wantPublic(t, h)
	})
}

// TestPublicTablesAreLive: a table that everybody has left is listed for some minutes after its last
// move, and again as soon as a player comes back. Who only watches keeps none alive.
func TestPublicTablesAreLive(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, public)
		watch(t, h, id, guest, 0)
		a := watch(t, h, id, ann, 0)
		time.Sleep(2 * liveFor)
		wantPublic(t, h, id)
		play(t, h, id, ann)
		a.stop()
		time.Sleep(liveFor - time.Second)
		wantPublic(t, h, id)
		time.Sleep(time.Second)
		wantPublic(t, h)
		watch(t, h, id, bob, 0)
		wantPublic(t, h, id)
	})
}

// TestPublicOrder: the most watched first, then those that moved last; and not more than are asked for.
func TestPublicOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		var ids []string
		for range 3 {
			id := openWith(t, h, public)
			watch(t, h, id, ann, 0)
			ids = append(ids, id)
		}
		for _, id := range []string{ids[1], ids[2], ids[0]} {
			time.Sleep(time.Second)
			play(t, h, id, ann)
		}
		wantPublic(t, h, ids[0], ids[2], ids[1])
		watch(t, h, ids[1], guest, 0)
		time.Sleep(countAfter)
		wantPublic(t, h, ids[1], ids[0], ids[2])
		if two := h.Public(2); len(two) != 2 || two[0].Watchers != 1 || two[1].Watchers != 0 {
			t.Errorf("%d tables, watched by %d", len(two), two[0].Watchers)
		}
	})
}

// TestPublicKeepsSecrets: what watchers may not see is not in a table. Fails if table shows the state as
// it is.
func TestPublicKeepsSecrets(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, func(o *room.Open) {
			o.Public, o.Clock = true, clock.Control{Main: clock.SpanOf(24 * time.Hour), Style: clock.Move}
		})
		do(t, h, id, bob, room.Plan{V: 1, Lines: [][]string{{"c3-b4", "b6-a5"}}})
		do(t, h, id, ann, room.Say{Phrase: room.Phrases[0]})
		if s := state(t, h, id); len(s.Said) != 1 || len(s.Plans[game.Black]) != 1 {
			t.Fatal("there is no secret")
		}
		s := h.Public(1)[0].State
		if text := fmt.Sprint(s.Plans, s.Said, s.Links); text != "[[] []] [] [0 0]" {
			t.Error(text)
		}
	})
}

// TestPublicOnlyInMemory: a room that leaves memory leaves the list.
func TestPublicOnlyInMemory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, public)
		state(t, h, id)
		wantPublic(t, h, id)
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		h.mu.Lock()
		defer h.mu.Unlock()
		if n := len(h.public); n != 0 {
			t.Errorf("%d public tables in memory", n)
		}
	})
}
