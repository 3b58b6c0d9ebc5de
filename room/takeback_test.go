package room

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// TestTakeback: case 83 of the rule disputes, as far as one person is at the table. The position,
// the counters and the clocks are as they were, and the right clock runs.
// Fails if Left in takeback is s.Left instead of s.LeftAfter(ply).
func TestTakeback(t *testing.T) {
	s := after(t,
		annWith(Seat{User: Computer, Level: 3}, func(o *Open) { o.Takebacks, o.Clock.Main, o.Clock.Bonus = true, 60_000, 100 }),
		done{ann, Play{Ply: 0, V: 1, Move: "1"}},
		done{Computer, Play{Ply: 1, V: 2, Move: "1"}}) // from here, at 2 s, ann's clock runs
	then := after(t,
		annWith(Seat{User: Computer, Level: 3}, func(o *Open) { o.Takebacks, o.Clock.Main, o.Clock.Bonus = true, 60_000, 100 }),
		done{ann, Play{Ply: 0, V: 1, Move: "1"}},
		done{Computer, Play{Ply: 1, V: 2, Move: "1"}},
		done{ann, Play{Ply: 2, V: 3, Move: "s"}}, // and the computer passes
		done{ann, Play{Ply: 4, V: 5, Move: "1"}},
		done{Computer, Play{Ply: 5, V: 6, Move: "1"}})
	if want := [2]clock.Span{58_200, 59_100}; then.Left != want {
		t.Fatalf("left %v; want %v", then.Left, want)
	}
	for _, want := range []struct {
		ply  int
		fen  string
		left [2]clock.Span
	}{
		{4, "W:6::1", [2]clock.Span{59_100, 60_000}},
		{2, "W:7", [2]clock.Span{60_000, 60_000}},
		{0, "W:9", [2]clock.Span{60_000, 60_000}},
	} {
		events, err := then.Decide(20_000, ann, Takeback{V: then.Version})
		if err != nil {
			t.Fatal(err)
		}
		then = fold(t, then, events)
		if then.Line.Ply() != want.ply || then.Line.FEN() != want.fen || then.Left != want.left || then.Turn() != game.White {
			t.Errorf("back at ply %d, %s, left %v; want %+v", then.Line.Ply(), then.Line.FEN(), then.Left, want)
		}
		if c, since, ok := then.Running(); ok != (want.ply >= 2) || ok && (c != game.White || since != 20_000) {
			t.Errorf("at ply %d the clock of %v runs since %d: %v", want.ply, c, since, ok)
		}
		if then.Line.Ply() == s.Line.Ply() && then.Line.Now().Key() != s.Line.Now().Key() {
			t.Error("another position than it was")
		}
	}
	if got := outcome(then.Decide(20_000, ann, Takeback{V: then.Version})); got != "nothing-to-take-back" {
		t.Errorf("at the start: %s", got)
	}
}

// TestTakebackWhileTheComputerThinks takes one ply back, and what the computer found then is late.
func TestTakebackWhileTheComputerThinks(t *testing.T) {
	s := after(t, annWith(Seat{User: Computer}, withTakebacks), done{ann, Play{Ply: 0, V: 1, Move: "2"}})
	answer := Play{Ply: 1, V: 2, Move: "1"}
	s = fold(t, s, must(s.Decide(5000, ann, Takeback{V: 2})))
	if s.Line.FEN() != "W:9" || s.Since != 3 {
		t.Fatalf("%s since version %d", s.Line.FEN(), s.Since)
	}
	if got := outcome(s.Decide(5000, Computer, answer)); got != "past-version" {
		t.Errorf("a late answer: %s", got)
	}
	s = fold(t, s, must(s.Decide(6000, ann, Play{Ply: 0, V: 3, Move: "1"})))
	if got := outcome(s.Decide(6000, Computer, answer)); got != "past-version" {
		t.Errorf("a late answer after another move: %s", got)
	}
}

// TestTakebackAsBlack: where the computer began, ann has nothing to take back until she has moved.
func TestTakebackAsBlack(t *testing.T) {
	seats := [2]Seat{{User: Computer}, {User: ann}}
	s := after(t, done{ann, Open{Rules: "toy", Seats: seats, Takebacks: true}}, done{Computer, Play{Ply: 0, V: 1, Move: "1"}})
	if got := outcome(s.Decide(5000, ann, Takeback{V: 2})); got != "nothing-to-take-back" {
		t.Error(got)
	}
	s = fold(t, s, must(s.Decide(5000, ann, Play{Ply: 1, V: 2, Move: "1"})))
	if got := outcome(s.Decide(5000, ann, Takeback{V: 3})); got != "BACK to 1" {
		t.Error(got)
	}
}

// TestResentAfterTakeback: what was meant for a position that was taken back is refused there, and
// a move twice is one move again.
func TestResentAfterTakeback(t *testing.T) {
	first, back := Play{Ply: 0, V: 1, Move: "1"}, Takeback{V: 2}
	s := after(t, annWith(Seat{User: ann}, withTakebacks), done{ann, first}, done{ann, back})
	for cmd, want := range map[Command]string{
		first:                             "past-version",
		back:                              "past-version",
		Play{Ply: 0, V: 2, Move: "1"}:     "past-version",
		Play{Ply: 1, V: 2, Move: "1"}:     "past-version",
		Resign{V: 2}:                      "past-version",
		OfferDraw{V: 2}:                   "past-version",
		Play{Ply: 0, V: 3, Move: "1"}:     "white 1",
		Takeback{V: 3}:                    "nothing-to-take-back",
		Play{Ply: 0, V: 4, Move: "skip"}:  "no-such-ply",
		Answer{ID: 1, Yes: true}:          "no-such-offer",
		OfferRematch{V: 3, Next: "next"}:  "game-not-over",
		Play{Ply: -1, V: 3, Move: "skip"}: "past-version",
	} {
		if got := outcome(s.Decide(5000, ann, cmd)); got != want {
			t.Errorf("%s: %s; want %s", describe(cmd), got, want)
		}
	}
	s = fold(t, s, must(s.Decide(6000, ann, Play{Ply: 0, V: 3, Move: "1"})))
	if got := outcome(s.Decide(6000, ann, first)); got != "nothing" {
		t.Errorf("the first move, which stands again: %s", got)
	}
}

// TestTakebackClosesTheOffer: an offer that stood falls, and may be made again where it was not yet.
func TestTakebackClosesTheOffer(t *testing.T) {
	s := after(t, annWith(Seat{User: ann}, withTakebacks), done{ann, Play{Ply: 0, V: 1, Move: "1"}}, done{ann, OfferDraw{V: 2}})
	s = fold(t, s, must(s.Decide(5000, ann, Takeback{V: 3})))
	if len(s.Offers) > 0 {
		t.Errorf("%+v stand", s.Offers)
	}
	if got := outcome(s.Decide(5000, ann, Answer{ID: 1, Yes: true, As: AsWhite})); got != "no-such-offer" {
		t.Errorf("an answer: %s", got)
	}
	s = fold(t, s, must(s.Decide(6000, ann, Play{Ply: 0, V: 4, Move: "1"})))
	if got := outcome(s.Decide(6000, ann, OfferDraw{V: 5})); got != "OFFERED 2 black" {
		t.Errorf("an offer in the same turn, played anew: %s", got)
	}
}

func must(events []Event, err error) []Event {
	if err != nil {
		panic(err)
	}
	return events
}
