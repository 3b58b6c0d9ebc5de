package hub

import (
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// reminded notes who was told of what.
type reminded struct {
	mu   sync.Mutex
	told []string
}

func (r *reminded) note(text string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.told = append(r.told, text)
}

func (r *reminded) Turn(person, _ string, _ room.State) { r.note(person + " is on move") }
func (r *reminded) Came(person, _ string, _ room.State) { r.note("somebody came to " + person) }

// want compares what was told since the last want.
func (r *reminded) want(t *testing.T, told ...string) {
	t.Helper()
	synctest.Wait()
	r.mu.Lock()
	defer r.mu.Unlock()
	slices.Sort(r.told)
	if !slices.Equal(r.told, told) {
		t.Errorf("told %q; want %q", r.told, told)
	}
	r.told = nil
}

// reminding is a hub with what it tells people who are not connected.
func reminding(t *testing.T) (*Hub, *reminded) {
	told := &reminded{}
	return newWorld().hub(t, func(c *Config) { c.Reminders = told }), told
}

// days gives a game three days for each move.
func days(o *room.Open) {
	o.Clock = clock.Control{Main: clock.SpanOf(72 * time.Hour), Style: clock.Move}
}

// TestNobodyIsRemindedOfAGameAtTheTable: with a live clock or none, and after the end, no move is told.
// Fails if remind does not ask for correspondence, or for the end.
func TestNobodyIsRemindedOfAGameAtTheTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, told := reminding(t)
		for _, change := range []func(*room.Open){fiveMinutes, func(*room.Open) {}} {
			id := openWith(t, h, change)
			play(t, h, id, ann)
			play(t, h, id, bob)
		}
		id := openWith(t, h, days)
		do(t, h, id, bob, room.Resign{})
		told.want(t)
	})
}

// TestTurnIsTold: of each move to who is on move then, unless he is connected.
func TestTurnIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, told := reminding(t)
		id := openWith(t, h, days)
		play(t, h, id, ann)
		told.want(t, "bob is on move")
		a := watch(t, h, id, ann, 0)
		watch(t, h, id, guest, 0)
		synctest.Wait()
		play(t, h, id, bob)
		told.want(t)
		a.stop()
		synctest.Wait()
		play(t, h, id, ann)
		told.want(t, "bob is on move")
		if err := h.Do(t.Context(), id, ann, firstOf(state(t, h, id))); err == nil {
			t.Error("ann moved twice")
		}
		told.want(t)
	})
}

// TestPlannedAnswersAreTold: a move that is answered by a plan makes it the turn of who has moved; he
// knows, and the other is not on move.
func TestPlannedAnswersAreTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, told := reminding(t)
		id := openWith(t, h, days)
		do(t, h, id, bob, room.Plan{V: 1, Lines: [][]string{{"c3-b4", "b6-a5"}}})
		do(t, h, id, ann, room.Play{V: state(t, h, id).Version, Move: "c3-b4"})
		if s := state(t, h, id); s.Line.Ply() != 2 {
			t.Fatalf("ply %d", s.Line.Ply())
		}
		told.want(t)
	})
}

// TestComingIsTold: to who waits and is not connected, of the first who comes, and not of his second
// browser; and then a move to all browsers of the seat.
func TestComingIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, told := reminding(t)
		waiting := func() string {
			o := room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {Open: true}}}
			days(&o)
			id, err := h.Open(t.Context(), ann, o)
			if err != nil {
				t.Fatal(err)
			}
			return id
		}
		sit := func(id string, who room.User) {
			do(t, h, id, who, room.Sit{Color: game.Black, Link: state(t, h, id).Links[game.Black]})
		}
		id := waiting()
		sit(id, bob)
		told.want(t, "somebody came to ann")
		sit(id, guest)
		told.want(t)
		play(t, h, id, ann)
		told.want(t, "bob is on move", "guest is on move")
		id = waiting()
		watch(t, h, id, ann, 0)
		synctest.Wait()
		sit(id, bob)
		told.want(t)
	})
}
