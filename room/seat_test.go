package room

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tabuleiro/game"
)

// TestALinkSeatsOne: of two who come with one link the first sits, and the other is told why not.
func TestALinkSeatsOne(t *testing.T) {
	s := after(t, annAgainst(Seat{Open: true}, ""))
	sit := Sit{Color: game.Black, Link: s.Links[game.Black], Name: "x"}
	s = fold(t, s, must(s.Decide(1, bob, sit)))
	if got := outcome(s.Decide(2, guest, sit)); got != "dead-link" {
		t.Errorf("the second: %s", got)
	}
	if got := outcome(s.Decide(2, bob, sit)); got != "nothing" {
		t.Errorf("the first again: %s", got)
	}
	if s.Seats[game.Black] != (Seat{User: bob, Name: "x"}) {
		t.Errorf("the seat is %+v", s.Seats[game.Black])
	}
}

// TestRelink: a new link makes the old one void, also when it comes before whoever has the old one.
func TestRelink(t *testing.T) {
	s := after(t, annAgainst(Seat{Open: true}, ""), done{ann, Relink{Color: game.Black}}, done{ann, Relink{Color: game.Black}})
	for link, want := range map[int]string{0: "dead-link", 1: "dead-link", 2: "dead-link", 3: "SEATED black", 4: "dead-link"} {
		if got := outcome(s.Decide(9e4, bob, Sit{Color: game.Black, Link: link})); got != want {
			t.Errorf("link %d: %s; want %s", link, got, want)
		}
	}
	if s.Links[game.White] != 1 {
		t.Errorf("White's link has the number %d", s.Links[game.White])
	}
}

// TestDevices: a seat is played from three devices with equal rights; with a fourth the oldest of
// the further ones leaves, never the one that took the seat.
func TestDevices(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""))
	devices := []User{Person("1"), Person("2"), Person("3")}
	for i, d := range devices {
		s = fold(t, s, must(s.Decide(1, d, Sit{Color: game.White, Link: 1 + i, Name: "Ann"})))
	}
	for user, want := range map[User]Audience{ann: ToWhite, devices[0]: Watchers, devices[1]: ToWhite, devices[2]: ToWhite, bob: ToBlack} {
		if got := s.Viewer(user); got != want {
			t.Errorf("%v is %b; want %b", user, got, want)
		}
	}
	for _, user := range []User{ann, devices[1], devices[2]} {
		if got := outcome(s.Decide(2, user, Play{Ply: 0, V: s.Version, Move: "1"})); got != "white 1" {
			t.Errorf("%v: %s", user, got)
		}
	}
	if got := outcome(s.Decide(2, devices[1], Sit{Color: game.Black, Link: 1})); got != "own-seat" {
		t.Errorf("a further device takes the other side: %s", got)
	}
}

// TestTheComputersSeat is nobody's, by any link.
func TestTheComputersSeat(t *testing.T) {
	s := after(t, annAgainst(Seat{User: Computer}, ""))
	for link := range 3 {
		if got := outcome(s.Decide(1, bob, Sit{Color: game.Black, Link: link})); got != "dead-link" {
			t.Errorf("link %d: %s", link, got)
		}
	}
	for _, by := range []User{ann, bob, Computer, nobody} {
		if got := outcome(s.Decide(1, by, Relink{Color: game.Black})); got != "not-a-player" {
			t.Errorf("a link by %v: %s", by, got)
		}
	}
}

// TestNames of any script come back from the log as they were given, and what is no text is made
// one.
func TestNames(t *testing.T) {
	for _, name := range []string{
		"", "Ana", strings.Repeat("ñ", 24), strings.Repeat("棋", 24), strings.Repeat("👩‍🚀", 8), "عمر ابن الخطاب", "<b>&\"'\u2028",
		"\xff\xfe", "a\x00b",
	} {
		s := after(t, annAgainst(Seat{Open: true}, ""))
		events := must(s.Decide(1, bob, Sit{Color: game.Black, Link: 1, Name: name}))
		stored, err := Encode(events[0])
		if err != nil {
			t.Fatal(err)
		}
		again, err := Decode(stored)
		if err != nil || again != events[0] {
			t.Errorf("%q is stored as %s, and read as %#v (%v)", name, stored, again, err)
		}
		if got := fold(t, s, events).Seats[game.Black].Name; utf8.ValidString(name) && got != name {
			t.Errorf("%q is called %q", name, got)
		}
	}
}

// TestANameStays: a further device does not rename who plays.
func TestANameStays(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob, Name: "Bob"}, ""), done{guest, Sit{Color: game.Black, Link: 1, Name: "Thief"}})
	if got := s.Seats[game.Black].Name; got != "Bob" {
		t.Errorf("bob is called %q", got)
	}
}
