package room

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// TestTimeIsGiven: it is the opponent's from then on, and stays his when the move is taken back.
func TestTimeIsGiven(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Takebacks, o.Clock.Main = true, 60_000 }),
		done{ann, Play{V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}}, // at 2 s
		done{bob, AddTime{V: 3}}, done{ann, AddTime{V: 3}}, done{ann, AddTime{V: 3}}, done{ann, AddTime{V: 5}}) // her second is the first again
	if want := [2]clock.Span{75_000, 90_000}; s.Left != want {
		t.Fatalf("left %v; want %v", s.Left, want)
	}
	if left := s.LeftAt(12_000); left != [2]clock.Span{65_000, 90_000} {
		t.Errorf("ten seconds later %v", left)
	}
	s = fold(t, s, must(s.Decide(12_000, ann, Play{Ply: 2, V: s.Version, Move: "1"})))
	s = fold(t, s, must(s.Decide(12_000, ann, Takeback{V: s.Version})))
	s = fold(t, s, must(s.Decide(12_000, bob, Answer{ID: 1, Yes: true})))
	if want := [2]clock.Span{75_000, 90_000}; s.Left != want {
		t.Errorf("taken back %v; want %v", s.Left, want)
	}
}

// TestEnoughTime: nobody is given more than a day.
func TestEnoughTime(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, withClock(86_400_000-15_000, 0)), done{ann, AddTime{V: 1}})
	if got := outcome(s.Decide(9000, ann, AddTime{V: 2})); got != "enough-time" {
		t.Error(got)
	}
}

// TestLagIsForgiven: a move that was on its way when the flag fell is in time as far as the quota goes, and
// what was forgiven is not taken from its player.
// Fails if late leaves out forgiven.
func TestLagIsForgiven(t *testing.T) {
	s := timed(t, 60_000, 0, "1", "1") // White's clock runs from 2 s on; the quota is 1,800 ms
	for _, test := range []struct {
		now  clock.Instant
		lag  clock.Span
		want string
		left clock.Span
	}{
		{12_000, 0, "white 1 (50:60)", 50_000},
		{12_000, 700, "white 1 (50:60)", 50_700},
		{12_000, 9_000, "white 1 (51:60)", 51_800},
		{12_000, -9_000, "white 1 (50:60)", 50_000},
		{62_500, 600, "white 1 (0:60)", 100},
		{62_500, 500, "ENDED black time", 0},
		{63_799, 9_000, "white 1 (0:60)", 1},
		{63_800, 9_000, "ENDED black time", 0},
	} {
		events, err := s.Decide(test.now, ann, Play{Ply: 2, V: 3, Move: "1", Lag: test.lag})
		if got := outcome(events, err); got != test.want {
			t.Errorf("at %d with %d ms: %s; want %s", test.now, test.lag, got, test.want)
		}
		if left := fold(t, s, events).Left[game.White]; left != test.left {
			t.Errorf("at %d with %d ms: %d ms left; want %d", test.now, test.lag, left, test.left)
		}
	}
}

// TestTheQuotaIsSpent: a line that is slow at every move gets back a gain for each, and no more.
func TestTheQuotaIsSpent(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Clock.Main, o.Start = 300_000, "W:99" }))
	at := clock.Instant(0)
	for ply := range 20 {
		at = at.Add(10_000)
		s = fold(t, s, must(s.Decide(at, []User{ann, bob}[ply%2], Play{Ply: ply, V: s.Version, Move: "1", Lag: clock.Span(4000 * (1 - ply%2))})))
	}
	if want := [2]clock.Span{300_000 - 9*10_000 + 3000 + 8*1000, 300_000 - 9*10_000}; s.Left != want {
		t.Errorf("left %v; want %v", s.Left, want)
	}
}

// TestClaim: a right claim ends the game with its evidence; a wrong one is noted, once in a position.
func TestClaim(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, "W:5"), done{ann, Claim{V: 1, Reason: game.Repetition}}, done{ann, Play{V: 2, Move: "1"}})
	for _, by := range []User{ann, bob} { // on either side's turn
		if got := outcome(s.Decide(9000, by, Claim{V: 3, Reason: game.Repetition})); got != map[User]string{ann: "CLAIMED white repetition [1] right=true, ENDED draw repetition", bob: "CLAIMED black repetition [1] right=true, ENDED draw repetition"}[by] {
			t.Error(got)
		}
	}
}

// TestPhrases: only those there are, not too fast, and not too many.
func TestPhrases(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""))
	at := clock.Instant(0)
	say := func(wait clock.Span, by User) string {
		at = at.Add(wait)
		events, err := s.Decide(at, by, Say{Phrase: "hello"})
		s = fold(t, s, events)
		return outcome(events, err)
	}
	for i, step := range []struct {
		wait clock.Span
		by   User
		want string
	}{
		{0, ann, "SAID white hello"},
		{saidPause - 1, ann, "said-enough"},
		{0, bob, "SAID black hello"},
		{1, ann, "SAID white hello"},
	} {
		if got := say(step.wait, step.by); got != step.want {
			t.Errorf("%d: %s; want %s", i, got, step.want)
		}
	}
	for range mostSaid - 2 {
		say(saidPause, ann)
	}
	if got := say(saidPause, ann); got != "said-enough" {
		t.Errorf("after %d: %s", mostSaid, got)
	}
	over := fold(t, s, must(s.Decide(at, bob, Resign{V: s.Version})))
	if got := outcome(over.Decide(at.Add(saidPause), bob, Say{Phrase: "well-played"})); got != "SAID black well-played" {
		t.Errorf("after the end: %s", got)
	}
}

// TestBadClocks: a room has no clock of no time, of negative time or of a year.
func TestBadClocks(t *testing.T) {
	for _, c := range []clock.Control{
		{Bonus: 1}, {Main: -1}, {Main: 1, Bonus: -1}, {Main: 365 * 86_400_000}, {Main: 1000, Bonus: 365 * 86_400_000},
		{Main: 365 * 86_400_000, Style: clock.Move}, {Main: 0, Style: clock.Move}, {Main: 1000, Style: "sand"},
	} {
		_, err := New(findToy).Decide(0, ann, Open{Rules: "toy", Seats: [2]Seat{{User: ann}, {User: bob}}, Clock: c})
		if err != ErrBadClock {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if _, err := New(findToy).Decide(0, ann, Open{Rules: "toy", Seats: [2]Seat{{User: ann}, {User: bob}}, Touch: "death"}); err != ErrBadTouch {
		t.Error(err)
	}
}
