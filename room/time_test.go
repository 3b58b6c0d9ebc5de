package room

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// timed is a room of ann (White) against bob with a clock, opened at 0 and brought on by moves that
// come each a second after the one before.
func timed(t *testing.T, main, bonus clock.Span, moves ...string) State {
	t.Helper()
	all := []done{annWith(Seat{User: bob}, withClock(main, bonus))}
	for ply, m := range moves {
		all = append(all, done{[]User{ann, bob}[ply%2], Play{Ply: ply, V: 1 + ply, Move: m}})
	}
	return after(t, all...)
}

// TestFirstMovesAreFree: the clocks stand still until both have moved, however long that takes, and
// those moves have no bonus.
func TestFirstMovesAreFree(t *testing.T) {
	s := timed(t, 5000, 300)
	for ply, by := range []User{ann, bob} {
		if c, _, ok := s.Running(); ok {
			t.Fatalf("after %d plies the clock of %v runs", ply, c)
		}
		events, err := s.Decide(clock.Instant(1e4*(ply+1)), by, Play{Ply: ply, V: s.Version, Move: "1"})
		if err != nil || outcome(events, nil) != map[User]string{ann: "white 1 (5:5)", bob: "black 1 (5:5)"}[by] {
			t.Fatalf("%s, %v", outcome(events, err), err)
		}
		s = fold(t, s, events)
	}
	if c, since, ok := s.Running(); c != game.White || since != 2e4 || !ok || s.Left != [2]clock.Span{5000, 5000} {
		t.Errorf("%v runs since %d: %v, with %v", c, since, ok, s.Left)
	}
}

// TestTimeIsSpent: who moves loses the time he took and gets the bonus; the other loses nothing.
func TestTimeIsSpent(t *testing.T) {
	s := timed(t, 5000, 300, "1", "1", "1", "1") // at 1, 2, 3 and 4 s
	if want := [2]clock.Span{4300, 4300}; s.Left != want {
		t.Errorf("left %v; want %v", s.Left, want)
	}
	if got := s.LeftAt(4_500); got != [2]clock.Span{3800, 4300} {
		t.Errorf("half a second later %v", got)
	}
	if got := s.LeftAt(1e9); got != [2]clock.Span{0, 4300} {
		t.Errorf("at last %v", got)
	}
	if got := s.LeftAt(3_000); got != s.Left {
		t.Errorf("a clock that was set back gives %v; want %v", got, s.Left)
	}
}

// TestFlag: at the very millisecond the time is up for a move, whoever tells of it; one before, it is
// not. For all else it is known a little later: a move may be on its way.
func TestFlag(t *testing.T) {
	s := timed(t, 5000, 0, "1", "1") // White's clock runs from 2 s on
	if at, ok := s.Deadline(); at != 8050 || !ok {
		t.Fatalf("the deadline is %d, %v; want 8050, three gains of 350 ms after the flag", at, ok)
	}
	move := Play{Ply: 2, V: 3, Move: "1"}
	for _, test := range []struct {
		now  clock.Instant
		by   User
		cmd  Command
		want string
		left [2]clock.Span
	}{
		{6999, User{}, Tick{}, "nothing", [2]clock.Span{5000, 5000}},
		{6999, ann, move, "white 1 (0:5)", [2]clock.Span{1, 5000}},
		{7000, ann, move, "ENDED black time", [2]clock.Span{0, 5000}},
		{8049, User{}, Tick{}, "nothing", [2]clock.Span{5000, 5000}},
		{8049, bob, AddTime{}, "ADDED white 15", [2]clock.Span{20_000, 5000}},
		{8050, bob, AddTime{}, "ENDED black time", [2]clock.Span{0, 5000}},
		{8050, User{}, Tick{}, "ENDED black time", [2]clock.Span{0, 5000}},
		{9999, ann, move, "ENDED black time", [2]clock.Span{0, 5000}},
		{9999, bob, Resign{}, "ENDED black time", [2]clock.Span{0, 5000}},
		{9999, ann, OfferRematch{Next: "next"}, "ENDED black time, OFFERED 1 white rematch", [2]clock.Span{0, 5000}},
		{10, User{}, Tick{}, "nothing", [2]clock.Span{5000, 5000}}, // the clock was set back
		{10, ann, move, "white 1 (5:5)", [2]clock.Span{5000, 5000}},
	} {
		events, err := s.Decide(test.now, test.by, test.cmd)
		if got := outcome(events, err); got != test.want {
			t.Errorf("%v at %d: %s; want %s", describe(test.cmd), test.now, got, test.want)
		}
		for _, e := range events {
			if ended, ok := e.(Ended); ok && ended.At != 7000 {
				t.Errorf("%v at %d: ended at %d; the flag fell at 7000", describe(test.cmd), test.now, ended.At)
			}
		}
		if left := fold(t, s, events).Left; left != test.left {
			t.Errorf("%v at %d leaves %v; want %v", describe(test.cmd), test.now, left, test.left)
		}
	}
}

// TestAWinComesFirst: a move that wins in time wins, however little time is left.
func TestAWinComesFirst(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) {
		o.Clock.Main, o.Start = 5000, "W:3"
	}), done{ann, Play{Ply: 0, V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}})
	events, err := s.Decide(6999, ann, Play{Ply: 2, V: 3, Move: "1"})
	if got := outcome(events, err); got != "white 1 (0:5), ENDED white no-moves" {
		t.Error(got)
	}
}

// TestAPassTakesNoTime: the table plays it at once, and it has no bonus.
func TestAPassTakesNoTime(t *testing.T) {
	s := timed(t, 5000, 300, "1", "1")
	events, err := s.Decide(3000, ann, Play{Ply: 2, V: 3, Move: "s"})
	if err != nil {
		t.Fatal(err)
	}
	if s = fold(t, s, events); s.Left != [2]clock.Span{4300, 5000} || s.Turn() != game.White {
		t.Errorf("after a pass %v has the move, left %v", s.Turn(), s.Left)
	}
}

// TestIdle: a game that nobody goes on with is abandoned after a day, or a month where nothing
// hurries; a clock that runs is never idle.
func TestIdle(t *testing.T) {
	const day = 24 * 60 * 60 * 1000
	for _, test := range []struct {
		name string
		s    State
		idle clock.Instant // since the last event
	}{
		{"no clock", after(t, annAgainst(Seat{User: bob}, "")), 30 * day},
		{"a clock that stands still", after(t, annWith(Seat{User: Computer}, withClock(5000, 0))), day},
		{"an open seat", after(t, annAgainst(Seat{Open: true}, "")), day},
		{"a seat that was taken", after(t, annAgainst(Seat{Open: true}, ""), done{bob, Sit{Color: game.Black, Link: 1}}), 1000 + 30*day},
	} {
		if at, ok := test.s.Deadline(); at != test.idle || !ok {
			t.Errorf("%s: the deadline is %d, %v; want %d", test.name, at, ok, test.idle)
		}
		if got := outcome(test.s.Decide(test.idle-1, User{}, Tick{})); got != "nothing" {
			t.Errorf("%s, too early: %s", test.name, got)
		}
		events, err := test.s.Decide(test.idle+5, User{}, Tick{})
		if got := outcome(events, err); got != "ENDED none abandoned" {
			t.Errorf("%s: %s", test.name, got)
			continue
		}
		if at := events[0].(Ended).At; at != test.idle {
			t.Errorf("%s: ended at %d; want %d", test.name, at, test.idle)
		}
		over := fold(t, test.s, events)
		if at, ok := over.Deadline(); ok {
			t.Errorf("%s: after the end there is a deadline at %d", test.name, at)
		}
	}
	if _, ok := New(findToy).Deadline(); ok {
		t.Error("a room that is not open has a deadline")
	}
}

// TestNoClockRunsForAnEmptyChair: days a move begin when the opponent has come; an invitation waits for a week.
// Fails when Running leaves out Waiting.
func TestNoClockRunsForAnEmptyChair(t *testing.T) {
	const day = 86_400_000
	s := after(t, annWith(Seat{Open: true}, func(o *Open) { o.Clock = clock.Control{Main: day, Style: clock.Move} }))
	if at, ok := s.Deadline(); at != 7*day || !ok {
		t.Errorf("the invitation ends at %d, %v", at, ok)
	}
	s = fold(t, s, must(s.Decide(3*day, bob, Sit{Color: game.Black, Link: 1})))
	if c, since, ok := s.Running(); c != game.White || since != 3*day || !ok {
		t.Errorf("the clock of %v runs since %d: %v", c, since, ok)
	}
	if got := outcome(s.Decide(4*day, User{}, Tick{})); got != "ENDED black time" {
		t.Error(got)
	}
}

// TestTheGraceIsForAMove: who has no time left can do nothing else in it; the opponent can.
func TestTheGraceIsForAMove(t *testing.T) {
	s := timed(t, 60_000, 0, "1", "1") // White's flag falls at 62 s, and is known to have fallen at 63.8 s
	for _, c := range []Command{Claim{V: 3, Reason: game.Repetition}, OfferDraw{V: 3}, Resign{V: 3}, Takeback{V: 3}} {
		if got := outcome(s.Decide(62_000, ann, c)); got != "ENDED black time" {
			t.Errorf("%s: %s", describe(c), got)
		}
	}
	if got := outcome(s.Decide(62_000, bob, Resign{V: 3})); got != "ENDED white resignation" {
		t.Errorf("the opponent: %s", got)
	}
}

// TestADelayCostsNoQuota: what a move did not cost is not forgiven.
func TestADelayCostsNoQuota(t *testing.T) {
	for _, style := range []clock.Style{clock.Delay, clock.Bronstein} {
		s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Clock = clock.Control{Main: 300_000, Bonus: 5_000, Style: style} }),
			done{ann, Play{V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}}) // at 2 s
		for at, want := range map[clock.Instant]clock.Span{6_000: 0, 7_400: 400, 12_000: 900} {
			events := must(s.Decide(at, ann, Play{Ply: 2, V: 3, Move: "1", Lag: 900}))
			if got := events[0].(Played).Lag; got != want {
				t.Errorf("%q at %d: %d ms are forgiven; want %d", style, at, got, want)
			}
		}
	}
}
