package wire

import (
	"bytes"
	"reflect"
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// asked is a command of a user at a moment.
type asked struct {
	at  clock.Instant
	by  room.User
	cmd room.Command
}

// follow is a room after those commands, and what the last of them told.
func follow(t *testing.T, all ...asked) (room.State, []Told) {
	t.Helper()
	s := room.New(find)
	var last []Told
	for _, a := range all {
		events, err := s.Decide(a.at, a.by, a.cmd)
		if err != nil {
			t.Fatalf("%#v: %v", a.cmd, err)
		}
		last = nil
		for _, e := range events {
			if s, err = s.Apply(e); err != nil {
				t.Fatal(err)
			}
			last = append(last, EventOf(s, e))
		}
	}
	return s, last
}

// wantTold compares what was told, as it is on the wire.
func wantTold(t *testing.T, got []Told, want ...string) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("told %+v; want %s", got, want)
		return
	}
	for i, m := range got {
		if text := string(Encode(m)); text != want[i] {
			t.Errorf("told %s; want %s", text, want[i])
		}
	}
}

// timed opens a room of ana and bia with a clock of a minute and a bonus of a second; both have
// moved at 2 s.
func timed(change func(*room.Open)) []asked {
	o := room.Open{
		Rules: "brazilian",
		Seats: [2]room.Seat{{User: ana, Name: "Ana"}, {User: bia}},
		Clock: clock.Control{Main: 60_000, Bonus: 1_000},
	}
	change(&o)
	return []asked{
		{0, ana, o},
		{1_000, ana, room.Play{V: 1, Move: "c3-d4"}},
		{2_000, o.Seats[game.Black].User, room.Play{Ply: 1, V: 2, Move: "d6-c5"}},
	}
}

func asIs(*room.Open) {}

func TestClocksAreTold(t *testing.T) {
	begun := timed(asIs)
	s, told := follow(t, begun[:2]...)
	if got, want := told[0].(Played).Clock, (&Clocks{Left: [2]clock.Span{60_000, 60_000}, First: 31_000}); !reflect.DeepEqual(got, want) {
		t.Errorf("after White's first move: %+v; want %+v", got, want)
	}
	if m := StateOf("r", s, room.Watchers, 9); *m.Control != (Control{Main: 60_000, Bonus: 1_000, Style: "increment"}) || m.Now != 9 || m.Clock.Runs != "" {
		t.Errorf("the state is %+v", m)
	}
	s, told = follow(t, begun...)
	want := &Clocks{Left: [2]clock.Span{60_000, 60_000}, Runs: "white", At: 2_000}
	if got := told[0].(Played).Clock; !reflect.DeepEqual(got, want) {
		t.Errorf("when both have moved: %+v; want %+v", got, want)
	}
	if got := StateOf("r", s, room.Watchers, 9_000).Clock; !reflect.DeepEqual(got, want) {
		t.Errorf("in a state of later: %+v; want %+v", got, want)
	}
	_, told = follow(t, append(begun, asked{5_000, ana, room.Play{Ply: 2, V: 3, Move: "d4-e5"}})...)
	if got, want := told[0].(Played).Clock, (&Clocks{Left: [2]clock.Span{58_000, 60_000}, Runs: "black", At: 5_000}); !reflect.DeepEqual(got, want) {
		t.Errorf("after three seconds: %+v; want %+v", got, want)
	}
}

func TestAFlagIsTold(t *testing.T) {
	s, told := follow(t, append(timed(asIs), asked{99_000, room.User{}, room.Tick{}})...)
	wantTold(t, told, `{"t":"ended","v":4,"result":"black","reason":"time","clock":{"left":[0,60000],"at":0}}`)
	m := StateOf("r", s, room.Watchers, 99_000)
	if m.Outcome.Clock != nil || *m.Clock != (Clocks{Left: [2]clock.Span{0, 60_000}}) || len(m.Moves) != 0 {
		t.Errorf("after the end: %+v, outcome %+v", m.Clock, m.Outcome)
	}
}

func TestATakebackIsTold(t *testing.T) {
	alone := func(o *room.Open) { o.Seats[game.Black].User, o.Takebacks = ana, true }
	s, told := follow(t, append(timed(alone), asked{5_000, ana, room.Takeback{V: 3}})...)
	m := told[0].(TakenBack)
	if m.V != 4 || m.Ply != 1 || m.Turn != "black" || len(m.Moves) == 0 || m.Clock.Runs != "" {
		t.Errorf("told %+v", m)
	}
	if !reflect.DeepEqual(m.Position, StateOf("r", s, room.Watchers, 0).Position) {
		t.Errorf("the event tells another position than the state")
	}
	if text := Encode(m); bytes.Contains(text, []byte("null")) {
		t.Errorf("%s", text)
	}
}

// TestTakebacksAreSaid: a page offers what the room would do, and no more.
func TestTakebacksAreSaid(t *testing.T) {
	for _, c := range []struct {
		black  room.Seat
		agreed bool
		want   string
	}{
		{room.Seat{User: room.Computer, Level: 1}, true, "free"},
		{room.Seat{User: room.Computer, Level: 1}, false, "no"},
		{room.Seat{User: ana}, true, "free"},
		{room.Seat{User: bia}, true, "ask"},
		{room.Seat{User: bia}, false, "no"},
		{room.Seat{Open: true}, true, "ask"},
	} {
		s, _ := follow(t, asked{0, ana, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ana}, c.black}, Takebacks: c.agreed}})
		if m := StateOf("r", s, room.ToWhite, 0); m.Takebacks != c.want {
			t.Errorf("%+v, agreed %v: %v", c.black, c.agreed, m.Takebacks)
		}
	}
}

func TestSeatsAreTold(t *testing.T) {
	open := asked{0, ana, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ana, Name: "Ana"}, {Open: true}}}}
	s, _ := follow(t, open)
	if got := StateOf("r", s, room.ToWhite, 0).Seats; got != (Seats{White: Seat{Kind: "person", Name: "Ana"}, Black: Seat{Kind: "person", Open: true}}) {
		t.Errorf("seats are %+v", got)
	}
	_, told := follow(t, open, asked{1, ana, room.Relink{Color: game.Black}})
	wantTold(t, told, `{"t":"relinked","v":2,"color":"black"}`)
	s, told = follow(t, open, asked{1, bia, room.Sit{Color: game.Black, Link: 1, Name: "Bia"}})
	wantTold(t, told, `{"t":"seated","v":2,"color":"black","name":"Bia"}`)
	if got := StateOf("r", s, room.ToWhite, 0); got.Seats.Black != (Seat{Kind: "person", Name: "Bia"}) {
		t.Errorf("the seat is %+v", got.Seats.Black)
	}
	// Nothing that is told shows who or by which link.
	for _, m := range append(told, StateOf("r", s, room.ToBlack, 0)) {
		if text := Encode(m); bytes.Contains(text, []byte(`"`+bia.ID()+`"`)) || bytes.Contains(text, []byte(`"`+ana.ID()+`"`)) {
			t.Errorf("an id is in %s", text)
		}
	}
	_, told = follow(t, open, asked{1, ana, room.Resign{V: 1}})
	wantTold(t, told, `{"t":"ended","v":2,"result":"none","reason":"cancelled"}`)
}

func TestARematchIsTold(t *testing.T) {
	open := asked{0, ana, room.Open{
		Rules: "brazilian", Seats: [2]room.Seat{{User: ana}, {User: bia}}, Prev: "before",
		Match: room.Match{Game: 2, Of: 5, Score: [2]int{1, 1}},
	}}
	resign := asked{1, ana, room.Resign{V: 1}}
	offer := asked{2, bia, room.OfferRematch{V: 2, Next: "after"}}
	s, told := follow(t, open, resign, offer)
	wantTold(t, told, `{"t":"offered","v":3,"id":1,"by":"black","kind":"rematch"}`)
	m := StateOf("r", s, room.ToWhite, 0)
	if len(m.Offers) != 1 || m.Offers[0].Kind != "rematch" || m.Next != "" || m.Prev != "before" || *m.Match != (Match{Game: 2, Of: 5, Score: [2]int{1, 1}}) {
		t.Errorf("the state is %+v", m)
	}
	_, told = follow(t, open, resign, offer, asked{3, ana, room.Answer{ID: 1}})
	wantTold(t, told, `{"t":"offer-closed","v":4,"id":1}`)
	s, told = follow(t, open, resign, offer, asked{3, ana, room.Answer{ID: 1, Yes: true, Next: "after"}})
	wantTold(t, told, `{"t":"continued","v":4,"room":"after"}`)
	if m := StateOf("r", s, room.ToWhite, 0); m.Next != "after" || len(m.Offers) > 0 {
		t.Errorf("the state is %+v", m)
	}
}

// TestAPlainGameSaysNothingMore: a game without clock and match has none of their fields.
func TestAPlainGameSaysNothingMore(t *testing.T) {
	s, _ := follow(t, asked{0, ana, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ana}, {User: bia}}}})
	text := Encode(StateOf("r", s, room.ToWhite, 0))
	for _, field := range []string{"control", "clock", "match", "prev", "next", "open", "speed", "touch", "plan", "outcome"} {
		if bytes.Contains(text, []byte(`"`+field+`":`)) {
			t.Errorf("%q is in %s", field, text)
		}
	}
}

func TestTheBeatTellsTheTimeAndThePlace(t *testing.T) {
	if text := string((Encoder{}).Beat(7, 1796000003217, 0)); text != `{"t":"beat","v":7,"now":1796000003217}` {
		t.Error(text)
	}
	if text := string((Encoder{}).Beat(7, 1796000003217, 3)); text != `{"t":"beat","v":7,"now":1796000003217,"place":3}` {
		t.Error(text)
	}
}
