package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// Rooms is an adapter under test.
type Rooms interface {
	store.Rooms
	Close() error
}

// RunRooms runs the suite of store.Rooms. open makes an empty list, and a func that opens the same
// one again after it was closed; nil where a list does not outlive that.
func RunRooms(t *testing.T, open func(t *testing.T) (rooms Rooms, reopen func() Rooms)) {
	fresh := func(t *testing.T) Rooms {
		rooms, _ := open(t)
		t.Cleanup(func() { rooms.Close() })
		return rooms
	}
	t.Run("lists what is due", func(t *testing.T) { listsDue(t, fresh(t)) })
	t.Run("counts by owner", func(t *testing.T) { countsOwners(t, fresh(t)) })
	t.Run("keeps the owner", func(t *testing.T) { keepsOwner(t, fresh(t)) })
	t.Run("lists who plays", func(t *testing.T) { listsPlayers(t, fresh(t)) })
	t.Run("strikes off", func(t *testing.T) { strikesOff(t, fresh(t)) })
	t.Run("honours a context that has ended", func(t *testing.T) { roomsHonourContext(t, fresh(t)) })
	t.Run("takes many at once", func(t *testing.T) { takesMany(t, fresh(t)) })
	t.Run("is closed after Close", func(t *testing.T) { closesRooms(t, fresh(t)) })
	t.Run("remembers after it was closed", func(t *testing.T) {
		rooms, reopen := open(t)
		if reopen == nil {
			t.Skip("this adapter does not")
		}
		put(t, rooms, "a", "ann", 5)
		if err := rooms.Close(); err != nil {
			t.Fatal(err)
		}
		again := reopen()
		defer again.Close()
		wantDue(t, again, 5, 9, "a")
		wantCount(t, again, "ann", 1)
	})
}

func listsDue(t *testing.T, rooms store.Rooms) {
	wantDue(t, rooms, 1<<60, 9)
	put(t, rooms, "late", "ann", 300)
	put(t, rooms, "soon", "ann", 100)
	put(t, rooms, "then", "bob", 200)
	put(t, rooms, "also then", "bob", 200)
	put(t, rooms, "past", "", -1)
	wantDue(t, rooms, -2, 9)
	wantDue(t, rooms, 99, 9, "past")
	wantDue(t, rooms, 100, 9, "past", "soon")
	wantDue(t, rooms, 1<<60, 9, "past", "soon", "also then", "then", "late")
	wantDue(t, rooms, 1<<60, 2, "past", "soon")
	wantDue(t, rooms, 1<<60, 0)
	put(t, rooms, "soon", "ann", 250)
	put(t, rooms, "late", "ann", 50)
	wantDue(t, rooms, 220, 9, "past", "late", "also then", "then")
}

func countsOwners(t *testing.T, rooms store.Rooms) {
	for n := range 5 {
		put(t, rooms, fmt.Sprint("ann", n), "ann", 1)
	}
	put(t, rooms, "b", "bob", 1)
	put(t, rooms, "n", "", 1)
	wantCount(t, rooms, "ann", 5)
	wantCount(t, rooms, "bob", 1)
	wantCount(t, rooms, "", 1)
	wantCount(t, rooms, "an", 0)
	wantCount(t, rooms, "ANN", 0)
	wantCount(t, rooms, "ann' OR '1'='1", 0)
}

func keepsOwner(t *testing.T, rooms store.Rooms) {
	put(t, rooms, "r", "ann", 1)
	put(t, rooms, "r", "", 2)
	put(t, rooms, "r", "bob", 3)
	wantCount(t, rooms, "ann", 1)
	wantCount(t, rooms, "bob", 0)
	wantDue(t, rooms, 2, 9)
	wantDue(t, rooms, 3, 9, "r")
}

func listsPlayers(t *testing.T, rooms store.Rooms) {
	put(t, rooms, "ann's", "ann", 30)
	put(t, rooms, "both", "ann", 10)
	put(t, rooms, "bob's", "bob", 20)
	for range 2 {
		sit(t, rooms, "both", "bob")
		sit(t, rooms, "both", "ann") // its owner's further device
		sit(t, rooms, "nowhere", "bob")
	}
	wantOf(t, rooms, "ann", 9, "both", "ann's")
	wantOf(t, rooms, "bob", 9, "both", "bob's")
	wantOf(t, rooms, "bob", 1, "both")
	wantOf(t, rooms, "eve", 9)
	wantOf(t, rooms, "b", 9)
	wantCount(t, rooms, "bob", 1)
	if err := rooms.End(t.Context(), "both"); err != nil {
		t.Errorf("End: %v", err)
	}
	wantOf(t, rooms, "bob", 9, "bob's")
	put(t, rooms, "both", "eve", 5)
	wantOf(t, rooms, "bob", 9, "bob's")
	put(t, rooms, "nowhere", "eve", 5)
	wantOf(t, rooms, "bob", 9, "bob's")
}

func strikesOff(t *testing.T, rooms store.Rooms) {
	put(t, rooms, "r", "ann", 1)
	put(t, rooms, "s", "ann", 1)
	for range 2 {
		if err := rooms.End(t.Context(), "r"); err != nil {
			t.Errorf("End: %v", err)
		}
	}
	wantDue(t, rooms, 1, 9, "s")
	wantCount(t, rooms, "ann", 1)
	put(t, rooms, "r", "bob", 1)
	wantCount(t, rooms, "bob", 1)
}

func roomsHonourContext(t *testing.T, rooms store.Rooms) {
	put(t, rooms, "r", "ann", 1)
	ended, end := context.WithCancel(t.Context())
	end()
	_, due := rooms.Due(ended, 1, 9)
	_, count := rooms.Count(ended, "ann")
	_, of := rooms.Of(ended, "ann", 9)
	for what, err := range map[string]error{
		"Sit":   rooms.Sit(ended, "r", "bob"),
		"Of":    of,
		"Put":   rooms.Put(ended, "s", store.Standing{}),
		"End":   rooms.End(ended, "r"),
		"Due":   due,
		"Count": count,
	} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v; want context.Canceled", what, err)
		}
	}
	wantDue(t, rooms, 1, 9, "r")
}

func takesMany(t *testing.T, rooms store.Rooms) {
	const owners, each = 8, 20
	var all sync.WaitGroup
	for o := range owners {
		all.Go(func() {
			for n := range each {
				id := fmt.Sprint("room", o, "-", n)
				put(t, rooms, id, fmt.Sprint("owner", o), clock.Instant(n))
				if n%2 == 1 {
					if err := rooms.End(t.Context(), id); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	all.Wait()
	for o := range owners {
		wantCount(t, rooms, fmt.Sprint("owner", o), each/2)
	}
	if due, err := rooms.Due(t.Context(), each, owners*each); len(due) != owners*each/2 || err != nil {
		t.Errorf("%d rooms are due, %v; want %d", len(due), err, owners*each/2)
	}
}

func closesRooms(t *testing.T, rooms Rooms) {
	put(t, rooms, "r", "ann", 1)
	for range 2 {
		if err := rooms.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	}
	_, due := rooms.Due(t.Context(), 1, 9)
	_, count := rooms.Count(t.Context(), "ann")
	_, of := rooms.Of(t.Context(), "ann", 9)
	for what, err := range map[string]error{
		"Sit":   rooms.Sit(t.Context(), "r", "bob"),
		"Of":    of,
		"Put":   rooms.Put(t.Context(), "s", store.Standing{}),
		"End":   rooms.End(t.Context(), "r"),
		"Due":   due,
		"Count": count,
	} {
		if !errors.Is(err, store.ErrClosed) {
			t.Errorf("%s: %v; want ErrClosed", what, err)
		}
	}
}

func put(t *testing.T, rooms store.Rooms, id, owner string, due clock.Instant) {
	t.Helper()
	if err := rooms.Put(t.Context(), id, store.Standing{Owner: owner, Due: due}); err != nil {
		t.Errorf("Put %s: %v", id, err)
	}
}

func wantDue(t *testing.T, rooms store.Rooms, now clock.Instant, limit int, ids ...string) {
	t.Helper()
	if got, err := rooms.Due(t.Context(), now, limit); !slices.Equal(got, ids) || err != nil {
		t.Errorf("at %d are due %q, %v; want %q", now, got, err, ids)
	}
}

func wantCount(t *testing.T, rooms store.Rooms, owner string, n int) {
	t.Helper()
	if got, err := rooms.Count(t.Context(), owner); got != n || err != nil {
		t.Errorf("%q has %d rooms, %v; want %d", owner, got, err, n)
	}
}

func sit(t *testing.T, rooms store.Rooms, id, person string) {
	t.Helper()
	if err := rooms.Sit(t.Context(), id, person); err != nil {
		t.Errorf("Sit %s: %v", id, err)
	}
}

func wantOf(t *testing.T, rooms store.Rooms, person string, limit int, ids ...string) {
	t.Helper()
	if got, err := rooms.Of(t.Context(), person, limit); !slices.Equal(got, ids) || err != nil {
		t.Errorf("%q plays in %q, %v; want %q", person, got, err, ids)
	}
}
