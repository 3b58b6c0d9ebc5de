package wire

import (
	"testing"

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
