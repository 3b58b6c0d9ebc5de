package server

import (
	"net/url"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/opening"
	"tabuleiro/room"
)

func TestAChoiceOpensItsTable(t *testing.T) {
	srv := &Server{rules: all.All()}
	ann := room.Person("ann")
	for form, want := range map[string]room.Open{
		"opponent=computer&colour=black&level=7&takebacks=1&clock=600%2B5&name=Ana&games=4": {
			Seats: [2]room.Seat{{User: room.Computer, Level: 7}, {User: ann}},
			Clock: clock.Control{Main: 600_000, Bonus: 5_000}, Takebacks: true,
		},
		"opponent=friend&colour=white&clock=own&minutes=7&bonus=0&name=Ana&takebacks=1&level=3": {
			Seats: [2]room.Seat{{User: ann, Name: "Ana"}, {Open: true}},
			Clock: clock.Control{Main: 420_000}, Match: room.Match{Game: 1}, Takebacks: true,
		},
		"opponent=friend&colour=white&clock=own&minutes=7&bonus=5&style=b&touch=loss&public=1": {
			Seats: [2]room.Seat{{User: ann}, {Open: true}}, Touch: room.TouchForfeit, Public: true,
			Clock: clock.Control{Main: 420_000, Bonus: 5_000, Style: clock.Bronstein}, Match: room.Match{Game: 1},
		},
		"opponent=friend&colour=white&clock=259200m": {
			Seats: [2]room.Seat{{User: ann}, {Open: true}}, Match: room.Match{Game: 1},
			Clock: clock.Control{Main: 259_200_000, Style: clock.Move},
		},
		"opponent=computer&colour=white&level=1&clock=259200m&touch=time&public=1": { // what says nothing for this opponent
			Seats: [2]room.Seat{{User: ann}, {User: room.Computer, Level: 1}},
		},
		"opponent=both&clock=60d2&touch=none": {
			Seats: [2]room.Seat{{User: ann}, {User: ann}}, Touch: room.TouchNoted,
			Clock: clock.Control{Main: 60_000, Bonus: 2_000, Style: clock.Delay}, Match: room.Match{Game: 1},
		},
		"opponent=friend&games=2": { // the lot fell on black
			Seats: [2]room.Seat{{Open: true}, {User: ann}}, Match: room.Match{Game: 1, Of: 2},
		},
		"opponent=both&name=Ana&name2=Bia&games=6&colour=black&clock=10%2B180": {
			Seats: [2]room.Seat{{User: ann, Name: "Ana"}, {User: ann, Name: "Bia"}},
			Clock: clock.Control{Main: 10_000, Bonus: 180_000}, Match: room.Match{Game: 1, Of: 6},
		},
	} {
		fields, err := url.ParseQuery("rules=russian&" + form)
		if err != nil {
			t.Fatal(err)
		}
		want.Rules = "russian"
		c, err := srv.readChoice(fields)
		if got := c.open(ann, game.Black); err != nil || got != want {
			t.Errorf("%s opens\n%+v, %v; want\n%+v", form, got, err, want)
		}
	}
}

// Fails when withBallot keeps an odd number of games, or forgets the colours' second game.
func TestADrawnOpeningIsPlayedTwice(t *testing.T) {
	srv, ann := &Server{rules: all.All()}, room.Person("ann")
	for form, want := range map[string]room.Match{
		"opponent=computer&level=3&colour=white": {Game: 1, Of: 2},
		"opponent=friend&games=1":                {Game: 1, Of: 2},
		"opponent=friend&games=5":                {Game: 1, Of: 6},
		"opponent=both&games=8":                  {Game: 1, Of: 8},
		"opponent=both":                          {Game: 1, Of: 2},
	} {
		fields, err := url.ParseQuery("rules=english&start=ballot&" + form)
		if err != nil {
			t.Fatal(err)
		}
		c, err := srv.readChoice(fields)
		if err != nil {
			t.Fatal(err)
		}
		rules, _ := srv.find("english")
		o := withBallot(c.open(ann, game.White), rules, 12)
		ballot := opening.Lines("english")[12]
		if line, _ := ballot.Play(rules); o.Match != want || o.Ballot != ballot.String() || o.Start != line.FEN() {
			t.Errorf("%s opens %+v; want the match %+v of %s", form, o, want, ballot)
		}
	}
	large, _ := srv.find("international")
	if before := (room.Open{Rules: "international", Match: room.Match{Game: 1, Of: 3}}); withBallot(before, large, 12) != before {
		t.Error("a board of 10x10 has an opening drawn")
	}
}

// Fails when a number is read in any other way than as what the page offers.
func TestAbsurdNumbersAreNoChoice(t *testing.T) {
	srv := &Server{rules: all.All()}
	for _, field := range []string{"level", "games", "minutes", "bonus", "clock"} {
		for _, text := range []string{
			"-1", "-0x1", "181", "99999999999999999999", "-9223372036854775808", "1e1", "1.5", "0x7", "0b1", "1_0", " 7", "7 ",
			"７", "٧", "NaN", "Infinity", "null", "\x00", "7\x00", "7;8", "+-7", "<7>",
		} {
			form := url.Values{"rules": {"russian"}, "opponent": {"computer"}, "level": {"3"}, "clock": {"own"}, "minutes": {"7"}, "bonus": {"5"}}
			form.Set(field, text)
			if c, err := srv.readChoice(form); err == nil {
				t.Errorf("%s=%q is read as %+v", field, text, c)
			}
		}
	}
}
