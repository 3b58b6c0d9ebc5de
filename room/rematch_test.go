package room

import (
	"fmt"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

func findDraughts(id string) (game.Rules, error) { return draughts.Find(id) }

// TestRematchFromAPosition is case 87 of the rule disputes: a game from a set position with Black to
// move is followed by one from the same position, Black to move again, the colours changed.
// Fails if Next starts from s.Line.FEN() instead of s.Line.StartFEN().
func TestRematchFromAPosition(t *testing.T) {
	const fen = "B:WK15,31:B13,14"
	s := New(findDraughts)
	s = fold(t, s, must(s.Decide(0, ann, Open{Rules: "international", Start: "B:W31,K15:B14,13", Seats: [2]Seat{{User: ann, Name: "Ann"}, {User: bob}}})))
	s = fold(t, s, must(s.Decide(1, bob, Play{Ply: 0, V: 1, Move: s.Line.Now().Moves()[0].Text})))
	s = fold(t, s, must(s.Decide(2, ann, Resign{V: 2})))
	s = fold(t, s, must(s.Decide(3, ann, OfferRematch{V: 3, Next: "next"})))
	s = fold(t, s, must(s.Decide(4, bob, Answer{ID: 1, Yes: true, Next: "next"})))
	if s.NextRoom != "next" {
		t.Fatalf("the next room is %q", s.NextRoom)
	}
	next := New(findDraughts)
	next = fold(t, next, must(next.Decide(5, bob, s.Next())))
	if got := next.Line.FEN(); got != fen || next.Turn() != game.Black {
		t.Errorf("the next game begins from %s; want %s", got, fen)
	}
	if next.Seats != [2]Seat{{User: bob}, {User: ann, Name: "Ann"}} {
		t.Errorf("seats are %+v", next.Seats)
	}
	if want := (Match{Game: 2, Score: [2]int{2, 0}}); next.Match != want { // bob, White now, has won
		t.Errorf("the match is %+v; want %+v", next.Match, want)
	}
}

// TestNextKeepsTheTable: what was agreed stays, and the devices of both come along.
func TestNextKeepsTheTable(t *testing.T) {
	phone := Person("bob's phone")
	s := after(t, done{ann, Open{
		Rules: "toy", Start: "B:5", Ballot: "1 1", Takebacks: true, Match: Match{Game: 1, Of: 2}, Prev: "before",
		Seats: [2]Seat{{User: ann, Name: "Ann"}, {Open: true}},
	}}, done{bob, Sit{Color: game.Black, Link: 1, Name: "Bob"}}, done{phone, Sit{Color: game.Black, Link: 2}}, done{ann, Resign{}})
	want := Open{
		Rules: "toy@2", Start: "B:5", Ballot: "1 1", Takebacks: true, Match: Match{Game: 2, Of: 2, Score: [2]int{2, 0}},
		Seats: [2]Seat{{User: bob, Also: [2]User{phone}, Name: "Bob"}, {User: ann, Name: "Ann"}},
	}
	if got := s.Next(); got != want {
		t.Errorf("%+v; want %+v", got, want)
	}
}

// TestMatch counts through a match: the score follows the players, whose colours change.
func TestMatch(t *testing.T) {
	for _, test := range []struct {
		before Match
		result game.Result
		want   Match
	}{
		{Match{}, game.WhiteWins, Match{Game: 2, Score: [2]int{0, 2}}},
		{Match{Game: 1}, game.BlackWins, Match{Game: 2, Score: [2]int{2, 0}}},
		{Match{Game: 2, Score: [2]int{2, 0}}, game.Drawn, Match{Game: 3, Score: [2]int{1, 3}}},
		{Match{Game: 3, Score: [2]int{1, 3}}, game.NoResult, Match{Game: 3, Score: [2]int{1, 3}}},
		{Match{Game: 2, Of: 3, Score: [2]int{0, 2}}, game.BlackWins, Match{Game: 3, Of: 3, Score: [2]int{4, 0}}},
		{Match{Game: 3, Of: 3, Score: [2]int{4, 0}}, game.WhiteWins, Match{Game: 1, Of: 3}},
		{Match{Game: 1, Of: 1}, game.Drawn, Match{Game: 1, Of: 1}},
	} {
		if got := test.before.after(test.result); got != test.want {
			t.Errorf("%+v and then %q: %+v; want %+v", test.before, test.result, got, test.want)
		}
	}
}

// TestAnOpeningIsPlayedTwice: after the game with the colours changed another is drawn, in a match of
// any length and beyond its end.
func TestAnOpeningIsPlayedTwice(t *testing.T) {
	for _, test := range []struct {
		ballot string
		match  Match
		want   bool
	}{
		{"1 1", Match{Game: 1, Of: 2}, false},
		{"1 1", Match{Game: 2, Of: 2}, true}, // the next match
		{"1 1", Match{Game: 2, Of: 4}, true},
		{"1 1", Match{Game: 3, Of: 4}, false},
		{"1 1", Match{Game: 2}, true},
		{"1 1", Match{}, false},
		{"", Match{Game: 2, Of: 4}, false},
	} {
		open := done{ann, Open{Rules: "toy", Start: "B:5", Ballot: test.ballot, Match: test.match, Seats: [2]Seat{{User: ann}, {User: bob}}}}
		if got := after(t, open, done{ann, Resign{V: 1}}).RedrawsNext(); got != test.want {
			t.Errorf("%q, %+v: %v; want %v", test.ballot, test.match, got, test.want)
		}
	}
}

// TestRematch: who is alone has it at once; between two it takes both, in any order, and there is
// one next game however often they ask.
func TestRematch(t *testing.T) {
	again := func(by User) done { return done{by, OfferRematch{Next: "by " + by.ID()}} }
	for name, test := range map[string]struct {
		black Seat
		asked []done
		want  string
	}{
		"the computer":        {Seat{User: Computer}, []done{again(ann)}, "by ann"},
		"both seats":          {Seat{User: ann}, []done{again(ann)}, "by ann"},
		"one alone":           {Seat{User: bob}, []done{again(ann)}, ""},
		"one alone, twice":    {Seat{User: bob}, []done{again(ann), again(ann)}, ""},
		"both":                {Seat{User: bob}, []done{again(bob), again(ann)}, "by ann"},
		"both, and more":      {Seat{User: bob}, []done{again(ann), again(bob), again(ann), again(bob)}, "by bob"},
		"asked and answered":  {Seat{User: bob}, []done{again(ann), {bob, Answer{ID: 1, Yes: true, Next: "answer"}}}, "answer"},
		"answered twice":      {Seat{User: bob}, []done{again(ann), {bob, Answer{ID: 1, Yes: true, Next: "a"}}, {bob, Answer{ID: 1, Yes: true, Next: "b"}}}, "a"},
		"declined":            {Seat{User: bob}, []done{again(ann), {bob, Answer{ID: 1}}}, ""},
		"declined, then both": {Seat{User: bob}, []done{again(ann), {bob, Answer{ID: 1}}, again(bob), again(ann)}, "by ann"},
	} {
		s := after(t, append([]done{annAgainst(test.black, ""), {ann, Resign{V: 1}}}, test.asked...)...)
		if s.NextRoom != test.want {
			t.Errorf("%s: the next game is %q; want %q", name, s.NextRoom, test.want)
		}
	}
}

// TestRematchAnswers: an answer names its offer, and none accepts a rematch by an old number.
func TestRematchAnswers(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""), done{ann, OfferDraw{V: 1}}, done{ann, Resign{}}, done{ann, OfferRematch{Next: "n"}})
	for i, test := range []struct {
		by   User
		cmd  Answer
		want string
	}{
		{bob, Answer{ID: 1, Yes: true, Next: "n"}, "no-such-offer"}, // that was the draw
		{ann, Answer{ID: 2, Yes: true, Next: "n"}, "no-such-offer"}, // her own
		{bob, Answer{ID: 2}, "CLOSED 2 moved=false"},
		{bob, Answer{ID: 2, Yes: true, Next: "n"}, "CONTINUED"},
		{guest, Answer{ID: 2, Yes: true, Next: "n"}, "not-a-player"},
	} {
		if got := outcome(s.Decide(1e4, test.by, test.cmd)); got != test.want {
			t.Errorf("%d: %s; want %s", i, got, test.want)
		}
	}
}

// TestNobodyToPlayAgain: a room that was closed before the opponent came has no rematch.
func TestNobodyToPlayAgain(t *testing.T) {
	s := after(t, annAgainst(Seat{Open: true}, ""), done{ann, Resign{}})
	if got := outcome(s.Decide(1e4, ann, OfferRematch{Next: "n"})); got != "seat-open" {
		t.Error(got)
	}
	if got := outcome(s.Decide(1e4, bob, Sit{Color: game.Black, Link: 1})); got != fmt.Sprint(&game.Refusal{Code: game.GameOver}) {
		t.Errorf("to sit down then: %s", got)
	}
}

// TestAnAbortedGameIsPlayedAgain: with the same colours and the same opening, however often.
func TestAnAbortedGameIsPlayedAgain(t *testing.T) {
	table := annWith(Seat{User: bob}, func(o *Open) { o.Ballot, o.Match = "some line", Match{Game: 2, Of: 2, Score: [2]int{2, 0}} })
	s := after(t, table, done{bob, Abort{V: 1}})
	next := s.Next()
	if next.Seats[game.White].User != ann || next.Match != s.Match || s.RedrawsNext() {
		t.Errorf("after %+v comes %+v", s.Match, next)
	}
}
