package wire

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/room"
)

// BenchmarkStateOf is what one look at a room costs, where the moves are hard to find: a published
// problem with 390,953 ways to capture.
func BenchmarkStateOf(b *testing.B) {
	users := [2]room.Seat{{User: room.Person("a")}, {User: room.Person("b")}}
	s := room.New(all.Find)
	events, err := s.Decide(0, users[game.White].User, room.Open{
		Rules: "frisian",
		Start: "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47",
		Seats: users,
	})
	if err != nil {
		b.Fatal(err)
	}
	if s, err = room.Replay(all.Find, events); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		StateOf("id", s, room.Watchers, 7)
	}
}

// BenchmarkPlayed is what one move costs to tell.
func BenchmarkPlayed(b *testing.B) {
	users := [2]room.Seat{{User: room.Person("a")}, {User: room.Person("b")}}
	s := room.New(all.Find)
	var last room.Event
	do := func(c room.Command) {
		by := users[game.White].User
		if s.Opened() {
			by = users[s.Turn()].User
		}
		events, err := s.Decide(0, by, c)
		for _, e := range events {
			if err == nil {
				s, err = s.Apply(e)
			}
			last = e
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	do(room.Open{Rules: "brazilian", Seats: users, Clock: clock.Control{Main: 300_000}})
	for range 10 {
		do(room.Play{Ply: s.Line.Ply(), V: s.Version, Move: s.Legal()[0].Text})
	}
	b.ReportAllocs()
	for b.Loop() {
		Encoder{}.Event("id", s, last)
	}
}
