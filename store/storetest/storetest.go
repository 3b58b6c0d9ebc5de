// Package storetest is one suite for every adapter of package store.
package storetest

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/store"
)

// Log is an adapter under test.
type Log interface {
	store.Log
	Close() error
}

// Run runs the suite. open makes an empty log, and a func that opens the same one again after it
// was closed; nil where a log does not outlive that.
func Run(t *testing.T, open func(t *testing.T) (log Log, reopen func() Log)) {
	fresh := func(t *testing.T) Log {
		log, _ := open(t)
		t.Cleanup(func() { log.Close() })
		return log
	}
	t.Run("gives back what it was given", func(t *testing.T) { givesBack(t, fresh(t)) })
	t.Run("gives the events after a version", func(t *testing.T) { givesAfter(t, fresh(t)) })
	t.Run("does not know other rooms", func(t *testing.T) { knowsRooms(t, fresh(t)) })
	t.Run("refuses another version", func(t *testing.T) { refusesVersions(t, fresh(t)) })
	t.Run("compares when nothing is added", func(t *testing.T) { addsNothing(t, fresh(t)) })
	t.Run("refuses what it cannot store", func(t *testing.T) { refusesUnknown(t, fresh(t)) })
	t.Run("keeps huge events", func(t *testing.T) { keepsHuge(t, fresh(t)) })
	t.Run("honours a context that has ended", func(t *testing.T) { honoursContext(t, fresh(t)) })
	t.Run("lets one of many win", func(t *testing.T) { oneWins(t, fresh(t)) })
	t.Run("lets many rooms grow at once", func(t *testing.T) { manyGrow(t, fresh(t)) })
	t.Run("ends every append of many cancelled ones", func(t *testing.T) { cancelledWhole(t, fresh(t)) })
	t.Run("is closed after Close", func(t *testing.T) { closes(t, fresh(t)) })
	t.Run("remembers after it was closed", func(t *testing.T) {
		log, reopen := open(t)
		if reopen == nil {
			t.Skip("this adapter does not")
		}
		remembers(t, log, reopen)
	})
}

// Opening is an Opened event with something in every field.
func Opening() room.Event {
	return room.Opened{
		Rules: "some@2",
		Start: "W:Wa1:Bb8:Q3",
		Seats: [2]room.Seat{
			game.White: {User: room.Person("guest-1"), Also: [2]room.User{room.Person("guest-2"), room.Person("guest-3")}, Name: "Aна 安 <&>"},
			game.Black: {User: room.Computer, Level: 3},
		},
		Clock:     clock.Control{Main: 300_000, Bonus: 3_000},
		Takebacks: true,
		Match:     room.Match{Game: 2, Of: 3, Score: [2]int{2, 0}},
		Prev:      "abcdefghijkm",
		At:        1_700_000_000_000,
	}
}

// Move is a Played event that can be told from those with another n.
func Move(n int) room.Event {
	return room.Played{Move: fmt.Sprint("m", n), By: game.Black, Key: "\xff\x00" + game.Key(fmt.Sprint(n)), Left: [2]clock.Span{1, clock.Span(n)}, At: clock.Instant(n)}
}

func givesBack(t *testing.T, log store.Log) {
	all := []room.Event{
		Opening(),
		Move(1),
		room.Relinked{Color: game.Black, At: 2},
		room.Seated{Color: game.Black, User: room.Person("guest-4"), Name: "Bia", At: 2},
		room.Offered{ID: 1, By: game.White, At: 2},
		room.OfferClosed{ID: 1, Moved: true, At: 3},
		room.TakenBack{Ply: 0, Left: [2]clock.Span{300_000, 299_999}, At: 3},
		room.Ended{Outcome: game.Outcome{Result: game.NoResult, Reason: room.Abandoned}, At: 4},
		room.Offered{ID: 2, By: game.White, Kind: room.Rematch, At: 5},
		room.Continued{Room: "nopqrstuvwxy", At: 6},
	}
	add(t, log, "r", 0, all[:1]...)
	add(t, log, "r", 1, all[1:]...)
	want(t, log, "r", 0, all...)
}

func givesAfter(t *testing.T, log store.Log) {
	add(t, log, "r", 0, Opening(), Move(1), Move(2))
	want(t, log, "r", 1, Move(1), Move(2))
	want(t, log, "r", 2, Move(2))
	want(t, log, "r", 3)
	want(t, log, "r", 300)
}

func knowsRooms(t *testing.T, log store.Log) {
	add(t, log, "room", 0, Opening())
	for _, id := range []string{"", "roo", "rooms", "ROOM", "room'--", strings.Repeat("x", 10_000)} {
		for _, after := range []int{0, 1} {
			if events, err := log.Load(t.Context(), id, after); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("Load(%.20q, %d) = %v, %v; want ErrNotFound", id, after, events, err)
			}
		}
	}
}

func refusesVersions(t *testing.T, log store.Log) {
	add(t, log, "r", 0, Opening(), Move(1))
	for _, version := range []int{-1, 0, 1, 3} {
		if err := log.Append(t.Context(), "r", version, []room.Event{Move(9), Move(10)}); !errors.Is(err, store.ErrConflict) {
			t.Errorf("Append at version %d of 2: %v; want ErrConflict", version, err)
		}
	}
	if err := log.Append(t.Context(), "new", 1, []room.Event{Move(1)}); !errors.Is(err, store.ErrConflict) {
		t.Errorf("Append at version 1 of an unknown room: %v; want ErrConflict", err)
	}
	want(t, log, "r", 0, Opening(), Move(1))
}

func addsNothing(t *testing.T, log store.Log) {
	if err := log.Append(t.Context(), "r", 1, nil); !errors.Is(err, store.ErrConflict) {
		t.Errorf("nothing at version 1 of 0: %v; want ErrConflict", err)
	}
	add(t, log, "r", 0)
	if _, err := log.Load(t.Context(), "r", 0); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a room to which nothing was added: %v; want ErrNotFound", err)
	}
}

// alien is an event that no release knows.
type alien struct{ room.Event }

func refusesUnknown(t *testing.T, log store.Log) {
	var unknown *room.UnknownEvent
	if err := log.Append(t.Context(), "r", 0, []room.Event{Opening(), alien{}}); !errors.As(err, &unknown) {
		t.Errorf("an unknown event: %v; want *room.UnknownEvent", err)
	}
	if _, err := log.Load(t.Context(), "r", 0); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the event before it: %v; want ErrNotFound", err)
	}
}

func keepsHuge(t *testing.T, log store.Log) {
	huge := room.Played{Move: strings.Repeat("xé", 2<<20), Key: game.Key(strings.Repeat("\x80", 1<<20))}
	add(t, log, "r", 0, Opening(), huge)
	want(t, log, "r", 0, Opening(), huge)
}

func honoursContext(t *testing.T, log store.Log) {
	ended, end := context.WithCancel(t.Context())
	end()
	add(t, log, "r", 0, Opening())
	if err := log.Append(ended, "r", 1, []room.Event{Move(1)}); !errors.Is(err, context.Canceled) {
		t.Errorf("Append: %v; want context.Canceled", err)
	}
	if _, err := log.Load(ended, "r", 0); !errors.Is(err, context.Canceled) {
		t.Errorf("Load: %v; want context.Canceled", err)
	}
	want(t, log, "r", 0, Opening())
}

func oneWins(t *testing.T, log store.Log) {
	const racers, rounds = 8, 20
	add(t, log, "r", 0, Opening())
	all := []room.Event{Opening()}
	for round := range rounds {
		var race sync.WaitGroup
		results := make([]error, racers)
		start := make(chan struct{})
		for i := range racers {
			race.Go(func() {
				<-start
				results[i] = log.Append(t.Context(), "r", 1+round, []room.Event{Move(racers*round + i)})
			})
		}
		close(start)
		race.Wait()
		winners := 0
		for i, err := range results {
			switch {
			case err == nil:
				winners++
				all = append(all, Move(racers*round+i))
			case !errors.Is(err, store.ErrConflict):
				t.Fatalf("a loser got %v; want ErrConflict", err)
			}
		}
		if winners != 1 {
			t.Fatalf("%d of %d appends at one version won", winners, racers)
		}
	}
	want(t, log, "r", 0, all...)
}

func manyGrow(t *testing.T, log store.Log) {
	const rooms, moves = 16, 25
	var all sync.WaitGroup
	for r := range rooms {
		all.Go(func() {
			id := fmt.Sprint("room", r)
			add(t, log, id, 0, Opening())
			for v := range moves {
				add(t, log, id, 1+v, Move(1000*r+v))
			}
		})
	}
	all.Wait()
	for r := range rooms {
		events := []room.Event{Opening()}
		for v := range moves {
			events = append(events, Move(1000*r+v))
		}
		want(t, log, fmt.Sprint("room", r), 0, events...)
	}
}

// cancelledWhole cancels appends of three events while they queue: each is there as a whole when
// it was acknowledged, and not at all when it was not.
func cancelledWhole(t *testing.T, log store.Log) {
	const appends = 64
	ctx, cancel := context.WithCancel(t.Context())
	results := make([]error, appends)
	var all sync.WaitGroup
	for i := range appends {
		all.Go(func() {
			results[i] = log.Append(ctx, fmt.Sprint("room", i), 0, []room.Event{Opening(), Move(1), Move(2)})
			if i == appends/4 {
				cancel()
			}
		})
	}
	all.Wait()
	cancel()
	for i, err := range results {
		id := fmt.Sprint("room", i)
		switch {
		case err == nil:
			want(t, log, id, 0, Opening(), Move(1), Move(2))
		case errors.Is(err, context.Canceled):
			if events, err := log.Load(t.Context(), id, 0); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("a cancelled append left %d events, %v", len(events), err)
			}
		default:
			t.Errorf("Append: %v", err)
		}
	}
}

func closes(t *testing.T, log Log) {
	add(t, log, "r", 0, Opening())
	for range 2 {
		if err := log.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	}
	if err := log.Append(t.Context(), "r", 1, []room.Event{Move(1)}); !errors.Is(err, store.ErrClosed) {
		t.Errorf("Append: %v; want ErrClosed", err)
	}
	if _, err := log.Load(t.Context(), "r", 0); !errors.Is(err, store.ErrClosed) {
		t.Errorf("Load: %v; want ErrClosed", err)
	}
}

func remembers(t *testing.T, log Log, reopen func() Log) {
	all := []room.Event{Opening()}
	add(t, log, "r", 0, all...)
	for n := range 3 {
		if err := log.Close(); err != nil {
			t.Fatalf("Close: %v", err)
		}
		log = reopen()
		want(t, log, "r", 0, all...)
		add(t, log, "r", len(all), Move(n))
		all = append(all, Move(n))
	}
	if err := log.Close(); err != nil {
		t.Fatalf("Close: %v", err)
	}
}

func add(t *testing.T, log store.Log, id string, version int, events ...room.Event) {
	t.Helper()
	if err := log.Append(t.Context(), id, version, events); err != nil {
		t.Errorf("Append to %s at %d: %v", id, version, err)
	}
}

func want(t *testing.T, log store.Log, id string, after int, events ...room.Event) {
	t.Helper()
	got, err := log.Load(t.Context(), id, after)
	if err != nil {
		t.Errorf("Load %s after %d: %v", id, after, err)
		return
	}
	if len(got) != len(events) || len(got) > 0 && !reflect.DeepEqual(got, events) {
		t.Errorf("Load %s after %d: %d events %.200v; want %d: %.200v", id, after, len(got), got, len(events), events)
	}
}
