package room

import (
	"errors"
	"slices"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// letters is a game of ann (White) against bob by correspondence, a day a move.
func letters() done {
	return annWith(Seat{User: bob}, func(o *Open) { o.Clock = clock.Control{Main: 86_400_000, Style: clock.Move} })
}

// TestAPlanIsPlayed: the answer comes with the move it was planned for, at its time; lines that foresaw
// another move are forgotten, and what is left of the others goes on.
// Fails if along keeps lines that begin with another move.
func TestAPlanIsPlayed(t *testing.T) {
	s := after(t, letters(), done{bob, Plan{V: 1, Lines: [][]string{{"1", "2"}, {"2", "1", "1", "1"}, {"2", "1", "2", "2"}}}})
	events := must(s.Decide(50_000_000, ann, Play{V: 2, Move: "two"}))
	if got := outcome(events, nil); got != "white 2 (86400:86400), black 1 (86400:86400)" {
		t.Fatal(got)
	}
	if at := events[1].(Played).At; at != 50_000_000 {
		t.Errorf("answered at %d", at)
	}
	s = fold(t, s, events)
	if want := [][]string{{"1", "1"}, {"2", "2"}}; !slices.EqualFunc(s.Plans[game.Black], want, slices.Equal) {
		t.Errorf("left of the plan is %v; want %v", s.Plans[game.Black], want)
	}
	if got := outcome(s.Decide(60_000_000, ann, Play{Ply: 2, V: s.Version, Move: "2"})); got != "white 2 (86400:86400), black 2 (86400:86400)" {
		t.Error(got)
	}
	s = fold(t, s, must(s.Decide(60_000_000, ann, Play{Ply: 2, V: s.Version, Move: "s"})))
	if len(s.Plans[game.Black]) > 0 {
		t.Errorf("a move that nobody foresaw leaves %v", s.Plans)
	}
}

// TestTwoPlansMeet: both have planned, and the game goes on by itself as far as they foresaw.
func TestTwoPlansMeet(t *testing.T) {
	s := after(t, letters(),
		done{bob, Plan{V: 1, Lines: [][]string{{"1", "1", "1", "1"}}}},
		done{ann, Play{V: 2, Move: "1"}},                     // bob answers
		done{ann, Play{Ply: 2, V: 4, Move: "2"}},             // what bob did not foresee
		done{ann, Plan{V: 5, Lines: [][]string{{"1", "1"}}}}) // while bob thinks
	if got := outcome(s.Decide(9000, bob, Play{Ply: 3, V: s.Version, Move: "1"})); got != "black 1 (86400:86400), white 1 (86400:86400)" {
		t.Error(got)
	}
}

// TestAPlanDeclines: a draw that is offered with a move falls when the plan answers it, as with any move.
func TestAPlanDeclines(t *testing.T) {
	s := after(t, letters(), done{bob, Plan{V: 1, Lines: [][]string{{"1", "1"}}}}, done{ann, OfferDraw{V: 2}})
	if got := outcome(s.Decide(9000, ann, Play{V: 3, Move: "1"})); got != "white 1 (86400:86400), CLOSED 1 moved=true, black 1 (86400:86400)" {
		t.Error(got)
	}
}

// TestAPlanIsSecret: its event is for the planner alone.
func TestAPlanIsSecret(t *testing.T) {
	if to := (Planned{By: game.Black}).Audience(); to != ToBlack {
		t.Errorf("told to %03b", to)
	}
}

// TestALongPlan is refused, also when it is long in all only.
func TestALongPlan(t *testing.T) {
	s := after(t, annWith(Seat{User: bob}, func(o *Open) {
		o.Clock, o.Start = clock.Control{Main: 86_400_000, Style: clock.Move}, "W:999"
	}))
	line := slices.Repeat([]string{"1"}, mostPlanned)
	if got := outcome(s.Decide(0, bob, Plan{V: 1, Lines: [][]string{line}})); len(got) < 2*mostPlanned {
		t.Errorf("%d moves: %s", mostPlanned, got)
	}
	if got := outcome(s.Decide(0, bob, Plan{V: 1, Lines: [][]string{line[1:], {"2", "2"}}})); got != "bad-plan" {
		t.Errorf("more in all: %s", got)
	}
}

// TestDays: by correspondence every move has its days, the first as well, and the flag falls after them.
func TestDays(t *testing.T) {
	s := after(t, letters())
	if at, ok := s.Deadline(); at != 86_400_000 || !ok {
		t.Fatalf("the first move is due at %d, %v", at, ok)
	}
	s = fold(t, s, must(s.Decide(86_399_999, ann, Play{V: 1, Move: "1"})))
	if s.Left != [2]clock.Span{86_400_000, 86_400_000} {
		t.Errorf("left %v", s.Left)
	}
	if got := outcome(s.Decide(2*86_400_000-1, User{}, Tick{})); got != "ENDED white time" {
		t.Errorf("a day later: %s", got)
	}
}

// TestForesee: a player sees how the game would stand, and nothing has happened.
func TestForesee(t *testing.T) {
	s := after(t, letters())
	then, texts, err := s.Foresee(bob, []string{"one", "2"})
	if err != nil || !slices.Equal(texts, []string{"1", "2"}) || then.Line.Ply() != 2 || then.Turn() != game.White {
		t.Errorf("%v, %v, after %d plies", texts, err, then.Line.Ply())
	}
	if len(then.Legal()) == 0 || s.Line.Ply() != 0 || s.Version != 1 {
		t.Errorf("%d moves then; now %d plies and version %d", len(then.Legal()), s.Line.Ply(), s.Version)
	}
	atBoard := after(t, annWith(Seat{User: bob}, func(*Open) {}))
	for _, c := range []struct {
		what  string
		s     State
		by    User
		moves []string
		want  error
	}{
		{"who watches", s, Person("eve"), nil, ErrNotAPlayer},
		{"at the board", atBoard, bob, nil, ErrNoPlans},
		{"too far", s, bob, slices.Repeat([]string{"1"}, mostPlanned+1), ErrBadPlan},
	} {
		if _, _, err := c.s.Foresee(c.by, c.moves); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.what, err, c.want)
		}
	}
	var refusal *game.Refusal
	if _, _, err := s.Foresee(bob, []string{"nonsense"}); !errors.As(err, &refusal) {
		t.Errorf("what is no move: %v", err)
	}
}

// TestAPlanIsATree: what lines share is played once, a line that another holds is none, and the same plan again
// is no event.
func TestAPlanIsATree(t *testing.T) {
	s := after(t, letters())
	lines := [][]string{{"1", "1"}, {"1", "one", "1", "1"}, {"one", "1", "2", "2"}, {"1", "1", "1", "1"}}
	want := [][]string{{"1", "1", "1", "1"}, {"1", "1", "2", "2"}}
	s = fold(t, s, must(s.Decide(0, bob, Plan{V: 1, Lines: lines})))
	if !slices.EqualFunc(s.Plans[game.Black], want, slices.Equal) {
		t.Errorf("planned %v; want %v", s.Plans[game.Black], want)
	}
	if got := outcome(s.Decide(0, bob, Plan{V: 2, Lines: want})); got != "nothing" {
		t.Errorf("again: %s", got)
	}
	many := slices.Repeat([][]string{{"1", "1"}}, 10_000)
	if got := outcome(s.Decide(0, bob, Plan{V: 2, Lines: many})); got != "PLANNED black [[1 1]]" {
		t.Errorf("one line ten thousand times: %.80s", got)
	}
}
