package hub

import (
	"slices"
	"testing"
	"testing/synctest"

	"tabuleiro/game"
	"tabuleiro/room"
)

func wantMine(t *testing.T, h *Hub, who room.User, ids ...string) {
	t.Helper()
	if got, err := h.Mine(t.Context(), who, 9); !slices.Equal(got, ids) || err != nil {
		t.Errorf("%v plays in %q, %v; want %q", who, got, err, ids)
	}
}

// TestMine: a room is found by all who play in it, from when they sit down to its end.
func TestMine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{Open: true})
		wantMine(t, h, ann, id)
		wantMine(t, h, bob)
		if err := h.Do(t.Context(), id, bob, room.Sit{Color: game.Black, Link: state(t, h, id).Links[game.Black]}); err != nil {
			t.Fatal(err)
		}
		wantMine(t, h, bob, id)
		wantMine(t, h, guest)
		wantMine(t, h, room.User{})
		if err := h.Do(t.Context(), id, bob, room.Resign{}); err != nil {
			t.Fatal(err)
		}
		wantMine(t, h, ann)
		wantMine(t, h, bob)
		offer, answer := room.OfferRematch{V: state(t, h, id).Version}, room.Answer{ID: 1, Yes: true}
		if err := h.Do(t.Context(), id, ann, offer); err != nil {
			t.Fatal(err)
		}
		if err := h.Do(t.Context(), id, bob, answer); err != nil {
			t.Fatal(err)
		}
		next := state(t, h, id).NextRoom
		wantMine(t, h, ann, next)
		wantMine(t, h, bob, next)
	})
}
