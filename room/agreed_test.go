package room

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
)

// TestCase83: a capture of three, and the answer to it, are taken back by agreement. Position, side to
// move, the men taken, the draw counters and both times are as they were, and the right clock runs.
// Fails if goBack takes s.Left instead of s.LeftAfter(ply), or back leaves out began.
func TestCase83(t *testing.T) {
	s := New(all.Find)
	at := clock.Instant(0)
	do := func(wait clock.Span, by User, c Command) {
		t.Helper()
		at = at.Add(wait)
		s = fold(t, s, must(s.Decide(at, by, c)))
	}
	play := func(wait clock.Span, by User, move string) {
		t.Helper()
		do(wait, by, Play{Ply: s.Line.Ply(), V: s.Version, Move: move})
	}
	do(0, ann, Open{
		Rules: "brazilian", Start: "W:Wc3,h2:Be5,d6,b6,h8", Seats: [2]Seat{{User: ann}, {User: bob}}, Takebacks: true,
		Clock: clock.Control{Main: 300_000, Bonus: 2_000},
	})
	play(1_000, ann, "h2-g3")
	play(1_000, bob, "e5-d4")
	before := s
	play(7_000, ann, "c3xa5")
	if last := s.Line.Moves[2]; len(last.Taken) != 3 {
		t.Fatalf("%s takes %v", last.Text, last.Taken)
	}
	play(11_000, bob, "h8-g7")
	do(13_000, ann, Takeback{V: s.Version})
	if o := s.Offered(Back); o.By != game.White || o.Ply != 2 {
		t.Fatalf("asked for %+v", o)
	}
	do(17_000, bob, Answer{ID: s.Offered(Back).ID, Yes: true})
	if got, want := s.Line.FEN(), before.Line.FEN(); got != want || len(s.Line.Now().Pieces()) != 6 {
		t.Errorf("back at %s; want %s", got, want)
	}
	if s.Left != before.Left {
		t.Errorf("left %v; want %v", s.Left, before.Left)
	}
	if c, since, ok := s.Running(); c != game.White || since != at || !ok {
		t.Errorf("the clock of %v runs since %d: %v; want White's since %d", c, since, ok, at)
	}
	if len(s.Offers) > 0 {
		t.Errorf("%+v stand", s.Offers)
	}
}

// TestCase85: a takeback and a draw are asked for at once. Each answer goes by its id; what a player moves
// closes what he was asked, and a takeback whoever moves.
// Fails if answer takes the first offer instead of the one with the id.
func TestCase85(t *testing.T) {
	table := annWith(Seat{User: bob}, withTakebacks)
	both := after(t, table, done{ann, Play{V: 1, Move: "1"}}, done{bob, OfferDraw{V: 2}}, done{ann, Takeback{V: 3}})
	for _, test := range []struct {
		by   User
		c    Command
		want string
	}{
		{bob, Answer{ID: 2, Yes: true}, "BACK to 0"},
		{ann, Answer{ID: 1, Yes: true}, "ENDED draw agreement"},
		{bob, Answer{ID: 1, Yes: true}, "no-such-offer"}, // his own
		{ann, Answer{ID: 2, Yes: true}, "no-such-offer"},
		{bob, Answer{ID: 2}, "CLOSED 2 moved=false"},
		{ann, Answer{ID: 1}, "CLOSED 1 moved=false"},
		{bob, Play{Ply: 1, V: 4, Move: "1"}, "CLOSED 2 moved=true, black 1"},
	} {
		if got := outcome(both.Decide(9000, test.by, test.c)); got != test.want {
			t.Errorf("%s: %s; want %s", describe(test.c), got, test.want)
		}
	}
	left := fold(t, both, must(both.Decide(9000, bob, Answer{ID: 2})))
	if len(left.Offers) != 1 || left.Offers[0].Kind != Draw {
		t.Errorf("after one answer %+v stand", left.Offers)
	}
	own := after(t, table, done{ann, Play{V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}}, done{ann, Takeback{V: 3}})
	if got := outcome(own.Decide(9000, ann, Play{Ply: 2, V: 4, Move: "1"})); got != "CLOSED 1 moved=true, white 1" {
		t.Errorf("who moves withdraws: %s", got)
	}
}

// TestCase89: time that is up loses, with one king each as well, and result and reason agree.
// Fails if timeUp draws where the rules see no win.
func TestCase89(t *testing.T) {
	for _, fen := range []string{"W:WKa1:BKh2", "W:Wa3:BKh2"} {
		s := New(all.Find)
		s = fold(t, s, must(s.Decide(0, ann, Open{
			Rules: "russian", Start: fen, Seats: [2]Seat{{User: ann}, {User: bob}}, Clock: clock.Control{Main: 60_000},
		})))
		for ply, by := range []User{ann, bob} {
			s = fold(t, s, must(s.Decide(0, by, Play{Ply: ply, V: s.Version, Move: s.Legal()[0].Text})))
		}
		if got := outcome(s.Decide(1e6, User{}, Tick{})); got != "ENDED black time" {
			t.Errorf("%s: %s", fen, got)
		}
	}
}

// While men are put on the board a hand on one that stands there is nothing; once they move it binds.
func TestAHandBindsNobodyWhileMenArePut(t *testing.T) {
	for start, want := range map[string]string{
		"W:Wa1,d1:Ba7,d7:H3,3":                   "nothing",
		"W:Wa1,d1,b2,f2:Ba7,d7,b6,f6:H0,0":       "TOUCHED white 0",
		"W:Wa1,d1,a4,d2:Ba7,d7,b6,g1,b4,b2:H0,0": "TOUCHED white 0 stuck +0",
	} {
		open := Open{Rules: "morris9", Start: start, Seats: [2]Seat{{User: ann}, {User: bob}}, Touch: TouchForfeit}
		s := New(all.Find)
		s = fold(t, s, must(s.Decide(0, ann, open)))
		events, err := s.Decide(1, ann, Touch{V: s.Version, Square: 0})
		if got := outcome(events, err); got != want {
			t.Errorf("%s: %s, want %s", start, got, want)
		}
	}
}
