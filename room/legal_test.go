package room

import (
	"testing"

	"tabuleiro/game"
)

// counted is a position that counts how often its moves are found.
type counted struct {
	toyPosition
	ways  int
	found *int
}

func (p counted) Moves() []game.Move {
	*p.found++
	return []game.Move{{Text: "1", Routes: make([][]game.Square, p.ways)}}
}

func TestMovesAreFoundOnceForAPosition(t *testing.T) {
	for _, c := range []struct {
		name  string
		heaps []int // of the positions asked for, one after the other
		ways  int
		want  int
	}{
		{"the same again", []int{9, 9, 9}, 2, 1},
		{"another position", []int{9, 8, 8}, 2, 2},
		{"back to the first", []int{9, 8, 9}, 2, 3},
		{"as many as are kept", []int{9, 9, 9}, mostKept, 1},
		{"too many to keep", []int{9, 9, 9}, mostKept + 1, 3},
	} {
		found, l := 0, new(legal)
		for _, heap := range c.heaps {
			if moves := l.of(counted{toyPosition{heap: heap}, c.ways, &found}); len(moves) != 1 {
				t.Errorf("%s: %d moves", c.name, len(moves))
			}
		}
		if found != c.want {
			t.Errorf("%s: found %d times, want %d", c.name, found, c.want)
		}
	}
}

func TestLegalIsWhatMayBePlayedNow(t *testing.T) {
	const texts = "1 2 s"
	play := func(ply int, by User, move string) done { return done{by, Play{Ply: ply, V: ply + 1, Move: move}} }
	all := []done{annAgainst(Seat{User: bob}, "W:3"), play(0, ann, "1"), play(1, bob, "1"), play(2, ann, "1")}
	for n, want := range []string{texts, texts, "1 s", ""} {
		got := ""
		for i, m := range after(t, all[:n+1]...).Legal() {
			if i > 0 {
				got += " "
			}
			got += m.Text
		}
		if got != want {
			t.Errorf("after %d moves: %q, want %q", n, got, want)
		}
	}
	resigned := after(t, all[0], done{bob, Resign{As: AsBlack, V: 1}})
	if moves := resigned.Legal(); len(moves) != 0 {
		t.Errorf("after a resignation: %v", moves)
	}
}
