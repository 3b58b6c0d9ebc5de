package room

import (
	"errors"
	"testing"

	"tabuleiro/game"
)

// TestAdviseRefuses: between two people nobody is helped, whoever asks.
func TestAdviseRefuses(t *testing.T) {
	two := after(t, annAgainst(Seat{User: bob}, ""))
	computer := annAgainst(Seat{User: Computer, Level: 1}, "")
	both := annAgainst(Seat{User: ann}, "")
	for _, c := range []struct {
		what string
		s    State
		by   User
		v    int
		want string
	}{
		{"a player against another", two, ann, 1, string(ErrNoHints)},
		{"a player who waits for the other's move", two, bob, 1, string(ErrNoHints)},
		{"who watches two people", two, guest, 1, string(ErrNotAPlayer)},
		{"who watches somebody against the computer", after(t, computer), guest, 1, string(ErrNotAPlayer)},
		{"nobody", after(t, both), nobody, 1, string(ErrNotAPlayer)},
		{"who waits for a friend", after(t, annAgainst(Seat{Open: true}, "")), ann, 1, string(ErrSeatOpen)},
		{"who waits for the computer's move", after(t, computer, done{ann, Play{V: 1, Move: "1"}}), ann, 2, string(game.NotYourTurn)},
		{"after the end", after(t, both, done{ann, Resign{V: 1}}), ann, 2, string(game.GameOver)},
		{"about a past position", after(t, both, done{ann, Play{V: 1, Move: "1"}}), ann, 1, string(ErrPastVersion)},
		{"about a position to come", after(t, both), ann, 2, string(ErrNoSuchPly)},
	} {
		if got, err := c.s.Advise(c.by, c.v); got != nil || err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, %v; want %s", c.what, got, err, c.want)
		}
	}
}

// TestAdviseSpeaksOfEveryMove, to who plays alone, on either side, and from a further device of his.
func TestAdviseSpeaksOfEveryMove(t *testing.T) {
	for what, s := range map[string]State{
		"both sides":           after(t, annAgainst(Seat{User: ann}, "W:3")),
		"against the computer": after(t, annAgainst(Seat{User: Computer, Level: 1}, "W:3")),
	} {
		list, err := s.Advise(ann, 1)
		if err != nil || len(list) != 3 {
			t.Fatalf("%s: %v, %v", what, list, err)
		}
		for i, want := range []game.RemarkKey{game.ThenWins, game.ThenWins, game.ThenPasses} {
			if a := list[i]; len(a.Remarks) != 1 || a.Remarks[0].Key != want {
				t.Errorf("%s: of %s %v is said, want %s", what, a.Move.Text, a.Remarks, want)
			}
		}
	}
}

// A position is thought about once, whatever else happens in the room. Fails without the memory of legal.
func TestAdviceIsFoundOnce(t *testing.T) {
	s := after(t, annAgainst(Seat{User: ann}, "W:5"))
	first, err := s.Advise(ann, 1)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := s.Advise(ann, 1)
	if &first[0] != &again[0] {
		t.Error("asked again, it is found anew")
	}
	next := fold(t, s, must(s.Decide(0, ann, Play{V: 1, Move: "1"})))
	if other, err := next.Advise(ann, 2); err != nil || &other[0] == &first[0] {
		t.Errorf("after a move the answer is that of before: %v, %v", other, err)
	}
}

// What is arranged to have very many captures costs nobody's time.
func TestATangleIsNotAdvisedOn(t *testing.T) {
	s := opened(t, "B:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37")
	if _, err := s.Advise(ann, s.Version); !errors.Is(err, ErrTooManyCaptures) {
		t.Errorf("%v, want %v", err, ErrTooManyCaptures)
	}
}
