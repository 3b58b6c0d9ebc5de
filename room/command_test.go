package room

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
)

var update = flag.Bool("update", false, "write the golden files anew")

var (
	ann    = Person("ann")
	bob    = Person("bob")
	nobody = User{}
	guest  = Person("guest")
)

// done is a command that a user gave to bring a room where a test wants it.
type done struct {
	by  User
	cmd Command
}

func annAgainst(black Seat, start string) done {
	return done{ann, Open{Rules: "toy", Start: start, Seats: [2]Seat{{User: ann}, black}}}
}

// annWith opens a room for ann and somebody, as change makes it.
func annWith(black Seat, change func(*Open)) done {
	o := Open{Rules: "toy", Seats: [2]Seat{{User: ann}, black}}
	change(&o)
	return done{ann, o}
}

func withTakebacks(o *Open) { o.Takebacks = true }

func withClock(main, bonus clock.Span) func(*Open) {
	return func(o *Open) { o.Clock = clock.Control{Main: main, Bonus: bonus} }
}

// after returns the room after those commands, one each second.
func after(t *testing.T, all ...done) State {
	t.Helper()
	s := New(findToy)
	for i, d := range all {
		events, err := s.Decide(clock.Instant(1000*i), d.by, d.cmd)
		if err != nil {
			t.Fatalf("%v: %v", d.cmd, err)
		}
		s = fold(t, s, events)
	}
	return s
}

func fold(t testing.TB, s State, events []Event) State {
	t.Helper()
	for _, e := range events {
		var err error
		if s, err = s.Apply(e); err != nil {
			t.Fatalf("%#v: %v", e, err)
		}
	}
	return s
}

// TestEveryCommand walks every command in every state by every kind of user and compares what
// comes out with a table made to be read: testdata/commands.txt.
func TestEveryCommand(t *testing.T) {
	people := annAgainst(Seat{User: bob}, "")
	offered := done{ann, OfferDraw{V: 1}}
	first := done{ann, Play{Ply: 0, V: 1, Move: "1"}}
	skips := done{ann, Play{Ply: 0, V: 1, Move: "s"}}
	second := done{Computer, Play{Ply: 1, V: 2, Move: "1"}}
	bobs := done{bob, Play{Ply: 1, V: 2, Move: "1"}}
	waiting := annAgainst(Seat{Open: true}, "")
	sits := done{bob, Sit{Color: game.Black, Link: 1, Name: "Bob"}}
	again := done{ann, OfferRematch{Next: "next"}}
	states := []named{
		{"not open", after(t)},
		{"ann (White) against bob, nothing played", after(t, people)},
		{"ann has played 1", after(t, people, first)},
		{"ann has offered a draw and not moved", after(t, people, offered)},
		{"ann has offered a draw and played 1", after(t, people, offered, done{ann, Play{Ply: 0, V: 2, Move: "1"}})},
		{"ann has offered a draw and bob has declined", after(t, people, offered, done{bob, Answer{ID: 1}})},
		{"ann (White) has resigned", after(t, people, done{ann, Resign{}})},
		{"ann has both seats, nothing played", after(t, annAgainst(Seat{User: ann}, ""))},
		{"ann has both seats, White has offered a draw", after(t, annAgainst(Seat{User: ann}, ""), offered)},
		{"ann (White) against the computer, ann has played 1", after(t, annAgainst(Seat{User: Computer, Level: 2}, ""), first)},
		{"the heap is one, ann on move", after(t, annAgainst(Seat{User: bob}, "W:1"))},
		{"two skips were played, ann on move", after(t, annAgainst(Seat{User: bob}, "W:9::2"))},
		{"ann (White) waits for somebody", after(t, waiting)},
		{"ann has waited for nobody", after(t, waiting, done{ann, Resign{V: 1}})},
		{"bob has come", after(t, waiting, sits)},
		{"ann has both seats and takes back, nothing played", after(t, annWith(Seat{User: ann}, withTakebacks))},
		{"ann has both seats and takes back, skip was played", after(t, annWith(Seat{User: ann}, withTakebacks), skips)},
		{"ann takes back against the computer, which thinks", after(t, annWith(Seat{User: Computer}, withTakebacks), first)},
		{"ann takes back against the computer, which has moved", after(t, annWith(Seat{User: Computer}, withTakebacks), first, second)},
		{"ann may ask bob to take back, and has played 1", after(t, annWith(Seat{User: bob}, withTakebacks), first)},
		{"ann has resigned against bob and wants a rematch", after(t, people, done{ann, Resign{}}, again)},
		{"bob has declined the rematch", after(t, people, done{ann, Resign{}}, again, done{bob, Answer{ID: 1}})},
		{"the rematch has begun", after(t, people, done{ann, Resign{}}, again, done{bob, Answer{ID: 1, Yes: true, Next: "next"}})},
		{"ann has resigned against the computer", after(t, annAgainst(Seat{User: Computer}, ""), done{ann, Resign{}})},
		{"a clock runs, ann on move with 2000 s", after(t, annWith(Seat{User: bob}, withClock(2e6, 5e3)), first, bobs)},
		{"a clock ran out, ann on move", after(t, annWith(Seat{User: bob}, withClock(5e5, 5e3)), first, bobs)},
		{"a clock stands still, bob on move", after(t, annWith(Seat{User: bob}, withClock(5e5, 5e3)), first)},
	}
	states = append(states, furtherStates(t)...)
	users := []struct {
		name string
		u    User
	}{{"ann", ann}, {"bob", bob}, {"guest", guest}, {"nobody", nobody}, {"computer", Computer}}
	seats := [2]Seat{{User: ann}, {User: bob}}

	var out strings.Builder
	for _, state := range states {
		fmt.Fprintf(&out, "# %s\n\n", state.name)
		fmt.Fprint(&out, "command")
		for _, u := range users {
			fmt.Fprint(&out, " | ", u.name)
		}
		fmt.Fprintln(&out)
		v, ply := state.s.Version, 0
		if state.s.Opened() {
			ply = state.s.Line.Ply()
		}
		for _, cmd := range []Command{
			Open{Rules: "toy", Seats: seats},
			Play{Ply: ply, V: v, Move: "1"},
			Play{Ply: ply, V: v, Move: "skip"},
			Play{Ply: ply, V: v, Move: "2", As: AsWhite},
			Play{Ply: ply, V: v, Move: "2", As: AsBlack},
			Play{Ply: ply, V: v, Move: "nonsense"},
			Play{Ply: ply - 1, V: v - 1, Move: "1"},
			Play{Ply: ply - 1, V: v - 1, Move: "2"},
			Play{Ply: ply, V: 0, Move: "1"},
			Play{Ply: ply, V: v + 1, Move: "1"},
			Play{Ply: ply + 1, V: v, Move: "1"},
			Play{Ply: -7, V: v, Move: "1"},
			Resign{V: v},
			Resign{},
			Resign{V: v, As: AsBlack},
			OfferDraw{V: v},
			OfferDraw{V: v, As: AsBlack},
			OfferDraw{V: 0},
			OfferDraw{V: v + 1},
			Answer{ID: 1, Yes: true, Next: "next"},
			Answer{ID: 1},
			Answer{ID: 1, As: AsWhite},
			Answer{ID: 2, Yes: true, Next: "next"},
			Answer{},
			Sit{Color: game.White, Link: 1, Name: "Lia"},
			Sit{Color: game.Black, Link: 1, Name: "Lia"},
			Sit{Color: game.Black, Link: 2},
			Relink{Color: game.White},
			Relink{Color: game.Black},
			Takeback{V: v},
			Takeback{V: v, As: AsBlack},
			Takeback{V: v - 1},
			Takeback{V: v + 1},
			OfferRematch{V: v, Next: "next"},
			OfferRematch{V: v, As: AsBlack, Next: "next"},
			OfferRematch{V: v + 1, Next: "next"},
			Abort{V: v},
			Abort{V: v, As: AsBlack},
			Claim{V: v, Reason: game.Repetition},
			Claim{V: v, Reason: game.Repetition, As: AsBlack},
			Claim{V: v - 1, Reason: game.Repetition},
			Claim{V: v + 1, Reason: game.Repetition},
			Claim{V: v, Reason: "beauty"},
			ClaimGone{V: v, Gone: 3000},
			ClaimGone{V: v, Gone: 3000, Draw: true},
			ClaimGone{V: v},
			ClaimGone{V: v, Gone: 999_999},
			AddTime{V: v},
			AddTime{V: v, As: AsBlack},
			Plan{V: v, Lines: [][]string{{"1", "one"}, {"2", "1", "1", "1"}}},
			Plan{V: v},
			Plan{V: v, Lines: [][]string{{"1"}}},
			Plan{V: v, Lines: [][]string{{"1", "1"}, {"1", "2"}}},
			Plan{V: v, Lines: [][]string{{"1", "nonsense"}}},
			Plan{V: v - 1},
			Plan{V: v + 1},
			Touch{Ply: ply, V: v, Square: 0},
			Touch{Ply: ply, V: v, Square: 1},
			Touch{Ply: ply, V: v, Square: 3},
			Touch{Ply: ply, V: v, Square: 4},
			Touch{Ply: ply, V: v, Square: 255},
			Touch{Ply: ply - 1, V: v, Square: 0},
			Touch{Ply: ply + 1, V: v, Square: 0},
			Designate{V: v, Square: 0},
			Designate{V: v, Square: 1},
			Designate{V: v, Square: 2},
			Designate{V: 0, Square: 0},
			Say{Phrase: "hello"},
			Say{Phrase: "hello", As: AsBlack},
			Say{Phrase: "<b>"},
			Resume{Down: 500, Up: 900_000},
			Resume{Down: 900_000, Up: 900_000},
			Tick{},
		} {
			fmt.Fprint(&out, describe(cmd))
			for _, u := range users {
				fmt.Fprint(&out, " | ", outcome(state.s.Decide(1e6, u.u, cmd)))
			}
			fmt.Fprintln(&out)
		}
		fmt.Fprintln(&out)
	}
	golden(t, "commands.txt", out.String())
}

// named is a state of a room in words.
type named struct {
	name string
	s    State
}

// furtherStates are those of tables with clocks, claims, takebacks, plans and touched pieces.
func furtherStates(t *testing.T) []named {
	first := done{ann, Play{Ply: 0, V: 1, Move: "1"}}
	bobs := done{bob, Play{Ply: 1, V: 2, Move: "1"}}
	anns := done{ann, Play{Ply: 2, V: 3, Move: "1"}}
	against := func(change func(*Open)) done { return annWith(Seat{User: bob}, change) }
	days := against(func(o *Open) { o.Clock = clock.Control{Main: 86_400_000, Style: clock.Move} })
	back := against(withTakebacks)
	touch := against(func(o *Open) { o.Touch = TouchTime })
	last := against(func(o *Open) { o.Touch, o.Start = TouchForfeit, "W:1" })
	hand := func(v int, at game.Square) done { return done{ann, Touch{V: v, Square: at}} }
	return []named{
		{"the time for a first move is up", after(t, against(withClock(60_000, 0)))},
		{"a clock runs, bob on move", after(t, against(withClock(2e6, 0)), first, bobs, anns)},
		{"a clock runs, ann against the computer, which is on move", after(t,
			annWith(Seat{User: Computer}, withClock(2e6, 0)), first, done{Computer, bobs.cmd}, anns)},
		{"by correspondence, ann on move", after(t, days)},
		{"by correspondence, bob on move", after(t, days, first)},
		{"by correspondence, bob has planned 1 after 1", after(t, days, done{bob, Plan{V: 1, Lines: [][]string{{"1", "1"}}}})},
		{"ann asks bob to take back 1", after(t, back, first, done{ann, Takeback{V: 2}})},
		{"ann asks bob to take back 1, and bob offers a draw", after(t, back, first, done{ann, Takeback{V: 2}}, done{bob, OfferDraw{V: 3}})},
		{"bob has refused to take back 1", after(t, back, first, done{ann, Takeback{V: 2}}, done{bob, Answer{ID: 1}})},
		{"a draw may be claimed, ann on move", after(t, annAgainst(Seat{User: bob}, "W:4"))},
		{"a draw may be claimed, and ann has both seats", after(t, annAgainst(Seat{User: ann}, "W:4"))},
		{"ann has claimed wrongly", after(t, annAgainst(Seat{User: bob}, ""), done{ann, Claim{V: 1, Reason: game.Repetition}})},
		{"touched pieces must move, and none is touched", after(t, touch)},
		{"ann has touched piece 0", after(t, touch, hand(1, 0))},
		{"ann has touched the pieces 0 and 1", after(t, touch, hand(1, 0), hand(2, 1))},
		{"ann has touched the pieces 0 and 1, bob wants 1", after(t, touch, hand(1, 0), hand(2, 1), done{bob, Designate{V: 3, Square: 1}})},
		{"ann's piece 1 cannot move, and she has touched it", after(t, last, hand(1, 1))},
		{"bob has said hello", after(t, annAgainst(Seat{User: bob}, ""), done{bob, Say{Phrase: "hello"}})},
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Fatalf("%s:%d:\n got %s\nwant %s", path, i+1, gotLines[i], wantLines[i])
		}
	}
	t.Fatalf("%s: %d lines; want %d", path, len(gotLines), len(wantLines))
}

func describe(c Command) string {
	as := map[As]string{AsAny: "", AsWhite: " as White", AsBlack: " as Black"}
	switch c := c.(type) {
	case Open:
		return "open"
	case Play:
		return fmt.Sprintf("play %s ply %d v %d%s", c.Move, c.Ply, c.V, as[c.As])
	case Resign:
		return fmt.Sprintf("resign v %d%s", c.V, as[c.As])
	case OfferDraw:
		return fmt.Sprintf("offer v %d%s", c.V, as[c.As])
	case Answer:
		return fmt.Sprintf("answer %d %v%s", c.ID, c.Yes, as[c.As])
	case Sit:
		return fmt.Sprintf("sit %v link %d", c.Color, c.Link)
	case Relink:
		return fmt.Sprintf("relink %v", c.Color)
	case Takeback:
		return fmt.Sprintf("takeback v %d%s", c.V, as[c.As])
	case OfferRematch:
		return fmt.Sprintf("rematch v %d%s", c.V, as[c.As])
	case Abort:
		return fmt.Sprintf("abort v %d%s", c.V, as[c.As])
	case Claim:
		return fmt.Sprintf("claim %s v %d%s", c.Reason, c.V, as[c.As])
	case ClaimGone:
		return fmt.Sprintf("claim-gone draw=%v since %d%s", c.Draw, c.Gone, as[c.As])
	case AddTime:
		return fmt.Sprintf("add time v %d%s", c.V, as[c.As])
	case Plan:
		return fmt.Sprintf("plan %v v %d%s", c.Lines, c.V, as[c.As])
	case Touch:
		return fmt.Sprintf("touch %d ply %d v %d%s", c.Square, c.Ply, c.V, as[c.As])
	case Designate:
		return fmt.Sprintf("designate %d v %d%s", c.Square, c.V, as[c.As])
	case Say:
		return fmt.Sprintf("say %s%s", c.Phrase, as[c.As])
	case Resume:
		return fmt.Sprintf("resume %d to %d", c.Down, c.Up)
	case Tick:
		return "tick"
	}
	panic(fmt.Sprintf("no words for %T", c))
}

func outcome(events []Event, err error) string {
	if err != nil {
		return err.Error()
	}
	if len(events) == 0 {
		return "nothing"
	}
	var words []string
	for _, e := range events {
		switch e := e.(type) {
		case Opened:
			words = append(words, "OPENED")
		case Played:
			words = append(words, fmt.Sprintf("%v %s%s", e.By, e.Move, seconds(e.Left)))
		case TakenBack:
			words = append(words, fmt.Sprintf("BACK to %d%s", e.Ply, seconds(e.Left)))
		case Seated:
			words = append(words, strings.TrimSpace(fmt.Sprintf("SEATED %v %s", e.Color, e.Name)))
		case Relinked:
			words = append(words, fmt.Sprintf("RELINKED %v", e.Color))
		case Continued:
			words = append(words, "CONTINUED")
		case Offered:
			words = append(words, strings.TrimSpace(fmt.Sprintf("OFFERED %d %v %s", e.ID, e.By, e.Kind)))
		case OfferClosed:
			words = append(words, fmt.Sprintf("CLOSED %d moved=%v", e.ID, e.Moved))
		case Claimed:
			words = append(words, fmt.Sprintf("CLAIMED %v %s %v right=%v", e.By, e.Reason, e.Plies, e.Right))
		case TimeAdded:
			words = append(words, fmt.Sprintf("ADDED %v %d", e.Color, e.Span/1000))
		case Planned:
			words = append(words, fmt.Sprintf("PLANNED %v %v", e.By, e.Lines))
		case Touched:
			words = append(words, strings.TrimSpace(fmt.Sprintf("TOUCHED %v %d %s", e.By, e.Square, map[bool]string{true: fmt.Sprintf("stuck +%d", e.Added/1000)}[e.Stuck])))
		case Designated:
			words = append(words, fmt.Sprintf("DESIGNATED %d", e.Square))
		case Said:
			words = append(words, fmt.Sprintf("SAID %v %s", e.By, e.Phrase))
		case Resumed:
			words = append(words, fmt.Sprintf("RESUMED %d to %d", e.Down, e.Up))
		case Ended:
			words = append(words, fmt.Sprintf("ENDED %s %s", e.Outcome.Result, e.Outcome.Reason))
		}
	}
	return strings.Join(words, ", ")
}

// seconds shows what is left to White and Black, where there is a clock.
func seconds(left [2]clock.Span) string {
	if left == ([2]clock.Span{}) {
		return ""
	}
	return fmt.Sprintf(" (%d:%d)", left[game.White]/1000, left[game.Black]/1000)
}

func TestOpen(t *testing.T) {
	both := [2]Seat{{User: ann}, {User: Computer, Level: 1}}
	for _, test := range []struct {
		name string
		open Open
		want string // of the events, or the code
	}{
		{"the rules' own start", Open{Rules: "toy", Seats: both}, "OPENED"},
		{"a position", Open{Rules: "toy", Start: "B:3", Seats: both}, "OPENED"},
		{"a position that is decided", Open{Rules: "toy", Start: "B:0", Seats: both}, "OPENED, ENDED white no-moves"},
		{"a position where one must pass", Open{Rules: "toy", Start: "B:3:pass", Seats: both}, "OPENED, black pass"},
		{"unknown rules", Open{Rules: "chess", Seats: both}, `unknown ruleset "chess"`},
		{"a malformed position", Open{Rules: "toy", Start: "B:x", Seats: both}, "fen-list at byte 0"},
		{"an empty seat", Open{Rules: "toy", Seats: [2]Seat{{User: ann}}}, "empty-seat"},
		{"an open seat", Open{Rules: "toy", Seats: [2]Seat{{Open: true}, {User: ann}}}, "OPENED"},
		{"two open seats", Open{Rules: "toy", Seats: [2]Seat{{Open: true}, {Open: true}}}, "empty-seat"},
		{"an open seat against the computer", Open{Rules: "toy", Seats: [2]Seat{{Open: true}, {User: Computer}}}, "empty-seat"},
		{"an open seat that somebody has", Open{Rules: "toy", Seats: [2]Seat{{Open: true, User: bob}, {User: ann}}}, "empty-seat"},
	} {
		if got := outcome(New(findToy).Decide(5, ann, test.open)); got != test.want {
			t.Errorf("%s: %s; want %s", test.name, got, test.want)
		}
	}
}

// TestOpenedNamesRevision: the event holds the rules' full id and the whole start, so that neither
// a later revision nor another start changes an old game.
func TestOpenedNamesRevision(t *testing.T) {
	events, err := New(findToy).Decide(5, ann, Open{Rules: "toy", Seats: [2]Seat{{User: ann}, {User: bob}}})
	if err != nil {
		t.Fatal(err)
	}
	want := Opened{Rules: "toy@2", Start: "W:9", Seats: [2]Seat{{User: ann}, {User: bob}}, At: 5} // no clock, and all else as it always was
	if events[0] != want {
		t.Errorf("%#v; want %#v", events[0], want)
	}
}

func TestTimeNeverGoesBack(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""), done{ann, Play{Ply: 0, V: 1, Move: "1"}}) // at 1000
	events, err := s.Decide(10, bob, Play{Ply: 1, V: 2, Move: "1"})
	if err != nil {
		t.Fatal(err)
	}
	if at := events[0].(Played).At; at != 1000 {
		t.Errorf("played at %d; want 1000, when the move before it was", at)
	}
}

func TestWhy(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""))
	over := after(t, annAgainst(Seat{User: bob}, ""), done{bob, Resign{}})
	for _, test := range []struct {
		s    State
		by   User
		text string
		want game.Code // "" for a legal move
	}{
		{s, ann, "two", ""},
		{s, guest, "two", ""},
		{s, ann, "3", game.NotNotation},
		{s, bob, "two", game.NotYourTurn},
		{over, ann, "two", game.GameOver},
	} {
		m, refusal := test.s.Why(test.by, test.text)
		if test.want == "" {
			if refusal != nil || m.Text != "2" {
				t.Errorf("%v %s: %v, %v; want 2", test.by, test.text, m.Text, refusal)
			}
			continue
		}
		if refusal == nil || refusal.Code != test.want {
			t.Errorf("%v %s: %v; want %s", test.by, test.text, refusal, test.want)
		}
	}
}

func TestViewer(t *testing.T) {
	two, one := after(t, annAgainst(Seat{User: bob}, "")), after(t, annAgainst(Seat{User: ann}, ""))
	for _, test := range []struct {
		s    State
		u    User
		want Audience
	}{
		{two, ann, ToWhite}, {two, bob, ToBlack}, {two, guest, Watchers}, {two, nobody, Watchers}, {two, Computer, Watchers},
		{one, ann, ToWhite | ToBlack}, {one, bob, Watchers},
	} {
		if got := test.s.Viewer(test.u); got != test.want {
			t.Errorf("%v is %b; want %b", test.u, got, test.want)
		}
	}
	for _, e := range []Event{Opened{}, Seated{}, Relinked{}, Played{}, TakenBack{}, Offered{}, OfferClosed{}, Ended{}, Continued{}} {
		if e.Audience() != Everybody {
			t.Errorf("%T is for %b; every event of this release is for everybody", e, e.Audience())
		}
	}
}

func TestApplyErrors(t *testing.T) {
	s := after(t, annAgainst(Seat{User: bob}, ""))
	one, _ := s.Line.Now().Find("1")
	key := s.Line.Play(one).Now().Key()
	for _, test := range []struct {
		name string
		s    State
		e    Event
		want error
	}{
		{"a move before the opening", New(findToy), Played{Move: "1"}, ErrNotOpened},
		{"a second opening", s, Opened{Rules: "toy"}, ErrOpenedBefore},
		{"rules that are gone", New(findToy), Opened{Rules: "gone"}, &game.UnknownRules{}},
		{"a start that is no longer read", New(findToy), Opened{Rules: "toy", Start: "?"}, &game.FENError{}},
		{"a move that is no longer legal", s, Played{Move: "3"}, &Drift{}},
		{"a move that makes another position", s, Played{Move: "1", Key: "other"}, &Drift{}},
		{"a move of the other side", s, Played{Move: "1", By: game.Black, Key: key}, &Drift{}},
		{"a takeback of what was not played", s, TakenBack{Ply: 0}, &Drift{}},
		{"a takeback to before the start", s, TakenBack{Ply: -1}, &Drift{}},
		{"an event of a later release", s, struct{ Event }{}, &UnknownEvent{}},
	} {
		got, err := test.s.Apply(test.e)
		if fmt.Sprintf("%T", err) != fmt.Sprintf("%T", test.want) {
			t.Errorf("%s: %v; want a %T", test.name, err, test.want)
		}
		if got.Version != test.s.Version {
			t.Errorf("%s: the state moved on to version %d", test.name, got.Version)
		}
	}
	_, err := s.Apply(Played{Move: "3"})
	var refusal *game.Refusal
	if !errors.As(err, &refusal) || refusal.Code != game.NotNotation {
		t.Errorf("a drift does not tell the refusal: %v", err)
	}
}
