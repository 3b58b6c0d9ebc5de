package room

import (
	"testing"

	"tabuleiro/game"
)

// TestAFullRoom: where as much has happened as a room keeps, the game goes on to its end and to the
// next one, and nothing else does.
func TestAFullRoom(t *testing.T) {
	table := annAgainst(Seat{User: bob}, "")
	first := done{ann, Play{Ply: 0, V: 1, Move: "1"}}
	alone := annWith(Seat{User: ann}, withTakebacks)
	waiting := annAgainst(Seat{Open: true}, "")
	over, again := done{ann, Resign{V: 1}}, done{ann, OfferRematch{Next: "next"}}
	for _, test := range []struct {
		s             State
		by            User
		cmd           func(v int) Command
		before, after string // the last event that a room takes of everything, and then
	}{
		{after(t, table), ann, func(v int) Command { return Play{V: v, Move: "1"} }, "white 1", "white 1"},
		{after(t, table), ann, func(v int) Command { return Play{V: v, Move: "s"} }, "white s, black pass", "white s, black pass"},
		{after(t, table), ann, func(v int) Command { return Resign{V: v} }, "ENDED black resignation", "ENDED black resignation"},
		{after(t, table), ann, func(v int) Command { return OfferDraw{V: v} }, "OFFERED 1 white", "too-many-events"},
		{after(t, table, done{ann, OfferDraw{V: 1}}), bob, func(int) Command { return Answer{ID: 1} }, "CLOSED 1 moved=false", "CLOSED 1 moved=false"},
		{after(t, table, done{ann, OfferDraw{V: 1}}), bob, func(int) Command { return Answer{ID: 1, Yes: true} }, "ENDED draw agreement", "ENDED draw agreement"},
		{after(t, table), ann, func(int) Command { return Relink{Color: game.White} }, "RELINKED white", "too-many-events"},
		{after(t, waiting), ann, func(int) Command { return Relink{Color: game.Black} }, "RELINKED black", "too-many-events"},
		{after(t, waiting), bob, func(int) Command { return Sit{Color: game.Black, Link: 1} }, "SEATED black", "SEATED black"},
		{after(t, table), guest, func(int) Command { return Sit{Color: game.Black, Link: 1} }, "SEATED black", "SEATED black"},
		{after(t, alone, first), ann, func(v int) Command { return Takeback{V: v} }, "BACK to 0", "too-many-events"},
		{after(t, table, over), ann, func(v int) Command { return OfferRematch{V: v, Next: "next"} }, "OFFERED 1 white rematch", "too-many-events"},
		{after(t, table, over, again), bob, func(v int) Command { return OfferRematch{V: v, Next: "next"} }, "CONTINUED", "CONTINUED"},
		{after(t, alone, over), ann, func(v int) Command { return OfferRematch{V: v, Next: "next"} }, "CONTINUED", "CONTINUED"},
	} {
		for v, want := range map[int]string{mostEvents - 1: test.before, mostEvents: test.after, 2*mostEvents - 1: test.after} {
			s := test.s
			s.Version = v
			if got := outcome(s.Decide(1e5, test.by, test.cmd(v))); got != want {
				t.Errorf("%s with %d events: %s; want %s", describe(test.cmd(v)), v, got, want)
			}
		}
	}
}

// TestATakebackPlaysNothingAnew: what it costs does not grow with the game.
// Fails if back plays the moves before it.
func TestATakebackPlaysNothingAnew(t *testing.T) {
	const plies = 400
	cost := func(plies int) float64 {
		s := after(t, annWith(Seat{User: ann}, func(o *Open) { o.Takebacks, o.Start = true, "W:1000" }))
		for s.Line.Ply() < plies {
			s = fold(t, s, must(s.Decide(0, ann, Play{Ply: s.Line.Ply(), V: s.Version, Move: "1"})))
		}
		back := must(s.Decide(0, ann, Takeback{V: s.Version}))[0]
		return testing.AllocsPerRun(10, func() { fold(t, s, []Event{back}) })
	}
	if short, long := cost(plies/10), cost(plies); long > short {
		t.Errorf("%v allocations after %d plies, %v after %d", short, plies/10, long, plies)
	}
}

// TestStands: only the move that was played at its ply stands, in whatever words.
func TestStands(t *testing.T) {
	s := after(t, annAgainst(Seat{User: ann}, ""), done{ann, Play{Ply: 0, V: 1, Move: "1"}}, done{ann, Play{Ply: 1, V: 2, Move: "2"}})
	for c, want := range map[Play]bool{
		{Ply: 0, Move: "1"}:   true,
		{Ply: 0, Move: "one"}: true,
		{Ply: 0, Move: "2"}:   false,
		{Ply: 1, Move: "two"}: true,
		{Ply: 1, Move: "1"}:   false,
		{Ply: 2, Move: "1"}:   false,
		{Ply: -1, Move: "1"}:  false,
		{Ply: 9, Move: "1"}:   false,
		{Ply: 0, Move: "?"}:   false,
	} {
		if got := s.Stands(c); got != want {
			t.Errorf("%+v stands: %v", c, got)
		}
	}
}

// TestNobodyFillsARoomForTheOther: who has caused as much as one side may can only play on; the other still may
// ask.
func TestNobodyFillsARoomForTheOther(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Clock.Main, o.Takebacks = 2e6, true }), done{ann, Play{V: 1, Move: "1"}})
	s.caused[game.White] = mostBySeat
	for c, want := range map[Command]string{
		AddTime{V: 2, As: AsWhite}:      "too-many-events",
		AddTime{V: 2, As: AsBlack}:      "ADDED white 15",
		Takeback{V: 2, As: AsWhite}:     "too-many-events",
		Say{Phrase: "bye", As: AsWhite}: "too-many-events",
		Say{Phrase: "bye", As: AsBlack}: "SAID black bye",
		OfferDraw{V: 2, As: AsBlack}:    "OFFERED 1 black",
	} {
		by := map[As]User{AsWhite: ann, AsBlack: bob}[asOf(c)]
		if got := outcome(s.Decide(9000, by, c)); got != want {
			t.Errorf("%s: %s; want %s", describe(c), got, want)
		}
	}
}

func asOf(c Command) As {
	switch c := c.(type) {
	case AddTime:
		return c.As
	case Takeback:
		return c.As
	case Say:
		return c.As
	case OfferDraw:
		return c.As
	}
	return AsAny
}
