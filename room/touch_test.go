package room

import (
	"slices"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// TestStuckPieces: the first piece that cannot move costs nothing, the next ones what the table says. At a
// heap of one, piece 1 (White) and piece 5 (Black) cannot move; each turn begins anew.
func TestStuckPieces(t *testing.T) {
	for _, test := range []struct {
		touch TouchMove
		clock clock.Control
		want  []string // of one stuck piece after the other
	}{
		{TouchNoted, clock.Control{Main: 60_000}, []string{"TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0"}},
		{TouchTime, clock.Control{Main: 60_000}, []string{"TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +30", "TOUCHED white 1 stuck +30"}},
		{TouchTime, clock.Control{}, []string{"TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0"}},
		{TouchForfeit, clock.Control{}, []string{"TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0", "TOUCHED white 1 stuck +0, ENDED black touch-move"}},
	} {
		s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Touch, o.Clock, o.Start = test.touch, test.clock, "W:1" }))
		for n, want := range test.want {
			events, err := s.Decide(2000, ann, Touch{V: s.Version, Square: 1})
			if got := outcome(events, err); got != want {
				t.Errorf("%q, the %d. time: %s; want %s", test.touch, n+1, got, want)
			}
			s = fold(t, s, events)
			s.Hand = Hand{} // as in the next turn
		}
		given := test.touch == TouchTime && test.clock.Runs()
		if want := map[bool]clock.Span{true: 60_000}[given]; s.Left[game.Black]-test.clock.Main != want {
			t.Errorf("%q: black has %d more; want %d", test.touch, s.Left[game.Black]-test.clock.Main, want)
		}
		if s.Stuck != [2]int{3, 0} {
			t.Errorf("%q: noted %v", test.touch, s.Stuck)
		}
	}
}

// TestAMoveEmptiesTheHand: what was touched binds in its turn only, and a takeback frees it.
func TestAMoveEmptiesTheHand(t *testing.T) {
	touch := func(v int) done { return done{ann, Touch{V: v, Square: 0}} }
	open := annWith(Seat{User: bob}, func(o *Open) { o.Touch, o.Takebacks = TouchTime, true })
	s := after(t, open, touch(1))
	if !slices.Equal(s.Hand.Touched, []game.Square{0}) {
		t.Fatalf("the hand is on %v", s.Hand.Touched)
	}
	s = after(t, open, touch(1), done{ann, Play{V: 2, Move: "1"}})
	if len(s.Hand.Touched) > 0 {
		t.Errorf("after the move the hand is on %v", s.Hand.Touched)
	}
	s = after(t, open, done{ann, Play{V: 1, Move: "1"}}, done{bob, Touch{Ply: 1, V: 2, Square: 4}}, done{ann, Takeback{V: 3}}, done{bob, Answer{ID: 1, Yes: true}})
	if len(s.Hand.Touched) > 0 || s.Line.Ply() != 0 {
		t.Errorf("after the takeback, at ply %d, the hand is on %v", s.Line.Ply(), s.Hand.Touched)
	}
}

// TestTheHandCostsTime: the toucher's clock runs while the opponent makes up his mind.
func TestTheHandCostsTime(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Touch, o.Clock = TouchTime, clock.Control{Main: 60_000} }),
		done{ann, Play{V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}},
		done{ann, Touch{Ply: 2, V: 3, Square: 0}}, done{ann, Touch{Ply: 2, V: 4, Square: 1}}, done{bob, Designate{V: 5, Square: 1}})
	if left := s.LeftAt(12_000); left != [2]clock.Span{50_000, 60_000} {
		t.Errorf("ten seconds after bob's move %v are left", left)
	}
}

// TestNobodyDesignates: who says nothing for ten seconds leaves it to the first piece. Fails when Deadline leaves
// the hand out.
func TestNobodyDesignates(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) { o.Touch, o.Clock = TouchTime, clock.Control{Main: 60_000} }),
		done{ann, Play{V: 1, Move: "1"}}, done{bob, Play{Ply: 1, V: 2, Move: "1"}},
		done{ann, Touch{Ply: 2, V: 3, Square: 1}}, done{ann, Touch{Ply: 2, V: 4, Square: 0}}) // at 4 s
	if at, ok := s.Deadline(); at != 14_000 || !ok {
		t.Fatalf("the room is due at %d, %v", at, ok)
	}
	if got := outcome(s.Decide(13_999, User{}, Tick{})); got != "nothing" {
		t.Errorf("too early: %s", got)
	}
	s = fold(t, s, must(s.Decide(14_000, User{}, Tick{})))
	if s.Hand.Bound != 1 || !s.Hand.Designated {
		t.Errorf("the hand is %+v", s.Hand)
	}
	if at, _ := s.Deadline(); at < 62_000 {
		t.Errorf("then the room is due at %d", at)
	}
	if got := outcome(s.Decide(15_000, ann, Play{Ply: 2, V: s.Version, Move: "2"})); got != "white 2 (47:60)" {
		t.Error(got)
	}
}
