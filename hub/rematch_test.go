package hub

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"tabuleiro/game"
	"tabuleiro/opening"
	"tabuleiro/room"
)

// ended is a room of ann and bob whose game is over.
func ended(t *testing.T, h *Hub, change func(*room.Open)) string {
	t.Helper()
	id := openWith(t, h, change)
	do(t, h, id, ann, room.Resign{V: 1})
	return id
}

// TestRematchFromAPosition is case 87 of the rule disputes, from the commands to the next room.
// Fails if openNext opens room.Open{Rules: next.Rules, Seats: next.Seats, Prev: r.id} instead.
func TestRematchFromAPosition(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := ended(t, h, func(o *room.Open) { o.Rules, o.Start = "international", "B:W31,K15:B14,13" })
		s := watch(t, h, id, guest, 2)
		do(t, h, id, ann, room.OfferRematch{V: 2})
		do(t, h, id, bob, room.Answer{ID: 1, Yes: true})
		s.want(t, "3 offer 1", "4 continued")
		next := state(t, h, state(t, h, id).NextRoom)
		if got := next.Line.FEN(); got != "B:WK15,31:B13,14" || next.Turn() != game.Black || next.Prev != id {
			t.Errorf("%s follows %q; want the same position after %q", got, next.Prev, id)
		}
		if next.Seats != [2]room.Seat{{User: bob}, {User: ann}} {
			t.Errorf("seats are %+v", next.Seats)
		}
	})
}

// TestRematchDrawsAnOpeningForEachPair: the second game has the first one's, the third another.
// Fails if openNext asks before the colours have changed, or draws without saying what.
func TestRematchDrawsAnOpeningForEachPair(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		rules, err := h.Rules("brazilian")
		if err != nil {
			t.Fatal(err)
		}
		first, line, _ := opening.Draw(rules, 3)
		id := openWith(t, h, func(o *room.Open) {
			o.Ballot, o.Start, o.Match = first.String(), line.FEN(), room.Match{Game: 1, Of: 8}
		})
		starts := map[string]string{}
		for n := 1; n <= 8; n++ {
			s := state(t, h, id)
			if want, known := starts[s.Ballot]; n%2 == 0 && (!known || s.Line.StartFEN() != want) {
				t.Errorf("game %d begins from %s, %q; the one before from %q", n, s.Line.StartFEN(), s.Ballot, want)
			}
			drawn := opening.Line{Moves: strings.Fields(s.Ballot)}
			if line, err := drawn.Play(rules); err != nil || line.FEN() != s.Line.StartFEN() {
				t.Errorf("game %d: %s leads to %s, and it begins from %s (%v)", n, drawn, line.FEN(), s.Line.StartFEN(), err)
			}
			starts[s.Ballot] = s.Line.StartFEN()
			do(t, h, id, ann, room.Resign{V: s.Version})
			do(t, h, id, ann, room.OfferRematch{V: s.Version + 1})
			do(t, h, id, bob, room.OfferRematch{V: s.Version + 1})
			id = state(t, h, id).NextRoom
		}
		if len(starts) < 2 {
			t.Errorf("of four pairs all have one opening: %v", starts)
		}
	})
}

// TestRematchRace: both ask at once, from one process or two, and one game follows; it is there
// before anybody hears of it, and nothing else is left in play.
func TestRematchRace(t *testing.T) {
	for range 25 {
		w := newWorld()
		hubs := []*Hub{w.hub(t), w.hub(t)}
		id := ended(t, hubs[0], func(*room.Open) {})
		var race sync.WaitGroup
		for i, u := range []room.User{ann, bob, ann, bob} {
			race.Go(func() {
				if err := hubs[i%len(hubs)].Do(t.Context(), id, u, room.OfferRematch{V: 2}); err != nil {
					t.Errorf("%v: %v", u, err)
				}
			})
		}
		race.Wait()
		s := w.logged(t, id)
		if s.Version != 4 || s.NextRoom == "" {
			t.Fatalf("version %d, %q follows", s.Version, s.NextRoom)
		}
		if next := w.logged(t, s.NextRoom); next.Prev != id || next.Seats[game.White].User != bob {
			t.Errorf("%+v follows", next)
		}
		if due, err := w.rooms.Due(t.Context(), 1<<60, 9); len(due) != 1 || due[0] != s.NextRoom || err != nil {
			t.Errorf("in play are %q, %v; want %q", due, err, s.NextRoom)
		}
	}
}

// TestRematchFaults: whatever fails on the way, who asks again gets one game, and what was opened
// for nothing is not in play.
func TestRematchFaults(t *testing.T) {
	before := func(func() error) error { return errDisk }
	after := func(add func() error) error { return errors.Join(add(), errDisk) }
	for name, fault := range map[string]struct {
		appends int // that go well first: the next room's is the first, the old one's the second
		fault   func(add func() error) error
	}{
		"the next room is not saved":               {0, before},
		"the old room is not saved":                {1, before},
		"the old room is saved, and seems not":     {1, after},
		"a panic before the old room is saved":     {1, func(func() error) error { panic("before") }},
		"a panic after the old room has been told": {1, func(add func() error) error { add(); panic("after") }},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := newWorld()
				log := &faultyLog{Log: w.log}
				w.log = log
				h := w.hub(t)
				id := ended(t, h, func(o *room.Open) { o.Seats[game.Black].User = ann })
				if fault.appends == 0 {
					log.next(fault.fault)
				} else {
					log.next(func(add func() error) error {
						log.next(fault.fault)
						return add()
					})
				}
				if err := h.Do(t.Context(), id, ann, room.OfferRematch{V: 2}); err == nil {
					t.Error("nothing failed")
				}
				do(t, h, id, ann, room.OfferRematch{V: 2})
				s := w.logged(t, id)
				if s.Version != 3 || w.logged(t, s.NextRoom).Prev != id {
					t.Errorf("version %d, %q follows", s.Version, s.NextRoom)
				}
				due, err := w.rooms.Due(t.Context(), 1<<60, 9)
				if err != nil || len(due) != 1 || due[0] != s.NextRoom {
					t.Errorf("in play are %q, %v; want %q", due, err, s.NextRoom)
				}
			})
		})
	}
}

// TestSitRace: two guests with one link sit down at once. One has the seat, the other a word of why.
func TestSitRace(t *testing.T) {
	for range 25 {
		w := newWorld()
		hubs := []*Hub{w.hub(t), w.hub(t)}
		id := openWith(t, hubs[0], func(o *room.Open) { o.Seats[game.Black] = room.Seat{Open: true} })
		var race sync.WaitGroup
		results := make([]error, 2)
		for i, u := range []room.User{bob, guest} {
			race.Go(func() {
				results[i] = hubs[i].Do(t.Context(), id, u, room.Sit{Color: game.Black, Link: 1})
			})
		}
		race.Wait()
		seated := w.logged(t, id).Seats[game.Black].User
		for i, u := range []room.User{bob, guest} {
			if sits := seated == u; sits != (results[i] == nil) || !sits && !errors.Is(results[i], room.ErrDeadLink) {
				t.Errorf("%v sits: %v, and was told %v", u, sits, results[i])
			}
		}
	}
}

// TestRelinkRace: a link that is replaced at the moment somebody sits down by it seats him before,
// or not at all.
func TestRelinkRace(t *testing.T) {
	for range 25 {
		w := newWorld()
		h := w.hub(t)
		id := openWith(t, h, func(o *room.Open) { o.Seats[game.Black] = room.Seat{Open: true} })
		var sat, relinked error
		var race sync.WaitGroup
		race.Go(func() { sat = h.Do(t.Context(), id, bob, room.Sit{Color: game.Black, Link: 1}) })
		race.Go(func() { relinked = h.Do(t.Context(), id, ann, room.Relink{Color: game.Black}) })
		race.Wait()
		switch s := w.logged(t, id); {
		case sat == nil && errors.Is(relinked, room.ErrNotAPlayer): // it was bob's by then
		case errors.Is(sat, room.ErrDeadLink) && relinked == nil && s.Seats[game.Black].Open:
		default:
			t.Errorf("sat: %v, relinked: %v, %+v", sat, relinked, s.Seats[game.Black])
		}
	}
}

// TestWhoSitsDownIsToldWhatHeHas: a browser that watches, and whose user sits down in another
// window, gets the state as it is for a player; the others get the event.
func TestWhoSitsDownIsToldWhatHeHas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, func(o *room.Open) { o.Seats[game.Black] = room.Seat{Open: true} })
		his, hers, other := watch(t, h, id, bob, 1), watch(t, h, id, ann, 1), watch(t, h, id, guest, 1)
		synctest.Wait()
		do(t, h, id, bob, room.Sit{Color: game.Black, Link: 1})
		his.want(t, "2 state for 010")
		hers.want(t, "2 black seated")
		other.want(t, "2 black seated")
		watch(t, h, id, bob, 1).want(t, "2 state for 010") // his connection was lost meanwhile
		play(t, h, id, ann)
		his.want(t, "3 white a3-b4")
		watch(t, h, id, bob, 2).want(t, "3 white a3-b4")
	})
}
