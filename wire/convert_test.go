package wire

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/room"
)

var (
	ana, bia = room.Person("ana"), room.Person("bia")
	find     = func(id string) (game.Rules, error) { return draughts.Find(id) }
)

// table is a room after commands; ana plays White and bia Black. The last event is returned too.
func table(t *testing.T, rules, fen string, commands ...room.Command) (s room.State, last room.Event) {
	t.Helper()
	s = room.New(find)
	open := room.Open{Rules: rules, Start: fen, Seats: [2]room.Seat{{User: ana}, {User: bia}}}
	for _, c := range append([]room.Command{open}, commands...) {
		by := ana
		if s.Opened() && s.Turn() == game.Black {
			by = bia
		}
		if a, ok := c.(room.Answer); ok && a.ID > 0 {
			by = bia
		}
		events, err := s.Decide(0, by, c)
		if err != nil {
			t.Fatalf("%#v: %v", c, err)
		}
		for _, e := range events {
			if s, err = s.Apply(e); err != nil {
				t.Fatal(err)
			}
			last = e
		}
	}
	return s, last
}

func told(t *testing.T, s room.State, e room.Event) Told {
	t.Helper()
	m := EventOf(s, e)
	if m == nil {
		t.Fatalf("%T tells nothing", e)
	}
	return m
}

func TestStateSaysWhoSits(t *testing.T) {
	s := room.New(find)
	events, err := s.Decide(0, ana, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ana}, {User: room.Computer, Level: 3}}})
	if err != nil {
		t.Fatal(err)
	}
	if s, err = s.Apply(events[0]); err != nil {
		t.Fatal(err)
	}
	for viewer, want := range map[room.User]string{ana: "[white]", bia: "[]", {}: "[]"} {
		m := StateOf("AbC123", s, s.Viewer(viewer), 7)
		if got := fmt.Sprint(m.You); got != want {
			t.Errorf("%v holds %s, want %s", viewer, got, want)
		}
		if (m.Seats != Seats{White: Seat{Kind: "person"}, Black: Seat{Kind: "computer", Level: 3}}) {
			t.Errorf("seats are %+v", m.Seats)
		}
		if m.Room != "AbC123" || m.V != 1 || m.Ply != 0 || m.Turn != "white" || len(m.Moves) != 7 || len(m.Start) != 24 {
			t.Errorf("the state is %+v", m)
		}
	}
}

func TestPlayedTellsTheMoveAndWhatFollows(t *testing.T) {
	s, last := table(t, "brazilian", "W:Wc1,f6:Be7,b6", room.Play{V: 1, Move: "f6xd8"})
	m := told(t, s, last).(Played)
	if m.V != 2 || m.By != "white" || m.Move.Text != "f6xd8" || !m.Move.Crowns || len(m.Move.Taken) != 1 {
		t.Errorf("played %+v", m)
	}
	if m.Ply != 1 || m.Turn != "black" || len(m.Pieces) != 3 || m.Pieces[2].Kind != "king" || len(m.Moves) == 0 {
		t.Errorf("it made %+v", m.Position)
	}
}

// A draw by rule leaves moves on the board; the page must not offer them.
func TestNoMovesAfterTheEnd(t *testing.T) {
	s, last := table(t, "brazilian", "W:WKa1:BKh8:Q39", room.Play{V: 1, Move: "a1-b2"})
	if m := told(t, s, last).(Ended); m.Result != "draw" || m.V != s.Version {
		t.Errorf("told %+v", m)
	}
	if m := StateOf("r", s, s.Viewer(ana), 7); len(m.Moves) != 0 || m.Outcome == nil || m.Outcome.T != "ended" {
		t.Errorf("after the end there are moves %v, outcome %v", m.Moves, m.Outcome)
	}
}

func TestOffersAreTold(t *testing.T) {
	s, last := table(t, "brazilian", "", room.OfferDraw{V: 1})
	if m := told(t, s, last); m != (Offered{V: 2, ID: 1, By: "white", Kind: "draw"}) {
		t.Errorf("told %+v", m)
	}
	if m := StateOf("r", s, s.Viewer(bia), 7); len(m.Offers) != 1 || m.Offers[0] != (Offered{T: "offered", V: 2, ID: 1, By: "white", Kind: "draw"}) {
		t.Errorf("the offers are %+v", m.Offers)
	}
	s, last = table(t, "brazilian", "", room.OfferDraw{V: 1}, room.Answer{ID: 1})
	if m := told(t, s, last); m != (OfferClosed{V: 3, ID: 1}) {
		t.Errorf("told %+v", m)
	}
	s, last = table(t, "brazilian", "", room.OfferDraw{V: 1}, room.Answer{ID: 1, Yes: true})
	if m := told(t, s, last); m != (Ended{V: 3, Result: "draw", Reason: room.Agreement}) {
		t.Errorf("told %+v", m)
	}
}

func TestListsAreNeverNull(t *testing.T) {
	s, last := table(t, "turkish", "W:WKa1,c3:Bb7,h6", room.Play{V: 1, Move: "a1-a4"})
	for _, m := range []Told{StateOf("r", s, s.Viewer(bia), 7), told(t, s, last), refusedWith("play", "", Internal)} {
		if text := Encode(m); bytes.Contains(text, []byte("null")) {
			t.Errorf("%s", text)
		}
	}
}

func TestOpenedHasNoMessage(t *testing.T) {
	s, last := table(t, "brazilian", "")
	if data := (Encoder{}).Event("r", s, last); data != nil {
		t.Errorf("%T is %s", last, data)
	}
}

func TestCommandOf(t *testing.T) {
	for asked, want := range map[Asked]room.Command{
		Play{Ply: 3, V: 4, Move: "a3-b4", As: "black"}: room.Play{Ply: 3, V: 4, Move: "a3-b4", As: room.AsBlack},
		Resign{V: 4, As: "white"}:                      room.Resign{V: 4, As: room.AsWhite},
		Offer{V: 4}:                                    room.OfferDraw{V: 4},
		Takeback{V: 4}:                                 room.Takeback{V: 4},
		Takeback{V: 4, As: "black"}:                    room.Takeback{V: 4, As: room.AsBlack},
		Rematch{V: 4, As: "white"}:                     room.OfferRematch{V: 4, As: room.AsWhite},
		Answer{V: 4, ID: 2, Yes: true}:                 room.Answer{ID: 2, Yes: true},
		Why{Move: "a3-b4"}:                             nil,
	} {
		if got, ok := CommandOf(asked); got != want || ok != (want != nil) {
			t.Errorf("CommandOf(%#v) = %#v, %v", asked, got, ok)
		}
	}
}

func TestWhyOf(t *testing.T) {
	for _, c := range []struct {
		m       game.Move
		refusal *game.Refusal
		want    Refused
	}{
		{m: game.Move{Text: "a3-b4"}, want: Refused{Re: "why", Move: "a3-b4", Code: "ok", Squares: []int{}}},
		{m: game.Move{Text: "a3-b4", Gives: game.Loses}, want: Refused{Re: "why", Move: "a3-b4", Code: "ok-but-loses", Squares: []int{}}},
		{refusal: &game.Refusal{Code: game.TakesMore, Squares: []game.Square{4}, N: 2},
			want: Refused{Re: "why", Move: "a3", Code: "takes-more", Squares: []int{4}, N: 2}},
	} {
		if got := WhyOf(Why{Move: "a3"}, c.m, c.refusal); !reflect.DeepEqual(got, c.want) {
			t.Errorf("WhyOf(%+v, %v) = %+v", c.m, c.refusal, got)
		}
	}
}

func TestRefusedOf(t *testing.T) {
	for _, c := range []struct {
		err   error
		code  Code
		known bool
	}{
		{&game.Refusal{Code: game.MustCapture}, "must-capture", true},
		{fmt.Errorf("room: %w", room.ErrPastVersion), "past-version", true},
		{&BadMessage{Code: NotJSON}, "not-json", true},
		{&game.UnknownRules{ID: "xadrez"}, "unknown-rules", true},
		{&game.FENError{Code: game.FENSide}, "bad-fen", true},
		{&room.Drift{Cause: &game.Refusal{Code: game.MustCapture}}, "internal", false},
		{fmt.Errorf("disk: %w", fs.ErrPermission), "internal", false},
		{errors.New("password=secret"), "internal", false},
		{room.ErrDeadLink, "dead-link", true},
		{room.ErrOwnSeat, "own-seat", true},
		{room.ErrSeatOpen, "seat-open", true},
		{room.ErrNoTakebacks, "no-takebacks", true},
		{room.ErrNothingToTakeBack, "nothing-to-take-back", true},
		{room.ErrTooManyCaptures, "too-many-captures", true},
		{room.ErrTooManyEvents, "too-many-events", true},
		{room.ErrGameNotOver, "game-not-over", true},
		{fmt.Errorf("open: %w", room.ErrTooManyRooms), "too-many-rooms", true},
	} {
		got, known := RefusedOf("play", "a3-b4", c.err)
		if got.Code != c.code || known != c.known || got.Squares == nil {
			t.Errorf("RefusedOf(%v) = %+v, %v", c.err, got, known)
		}
		if text := string(Encode(got)); !known && text != `{"t":"refused","re":"play","move":"a3-b4","code":"internal","squares":[]}` {
			t.Errorf("an unknown error shows %s", text)
		}
	}
}
