package match

import (
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

// In the tournament's rules repetition is a draw by claim only, and no engine claims by itself.
func TestADrawThatMayBeClaimedIsClaimed(t *testing.T) {
	r, err := all.Find("brazilian-tournament")
	if err != nil {
		t.Fatal(err)
	}
	line, err := game.BeginFEN(r, "W:WKc1:BKf8,b8,d8")
	if err != nil {
		t.Fatal(err)
	}
	m := Match{Rules: r, PlyLimit: 400}
	for _, text := range []string{"c1-d2", "f8-e7", "d2-c1", "e7-f8", "c1-d2", "f8-e7", "d2-c1", "e7-f8"} {
		if o := m.outcome(line); o.Over() {
			t.Fatalf("over after %d plies: %v", line.Ply(), o)
		}
		move, err := line.Now().Find(text)
		if err != nil {
			t.Fatal(err)
		}
		line = line.Play(move)
	}
	if o := m.outcome(line); o != (game.Outcome{Result: game.Drawn, Reason: game.Repetition}) {
		t.Errorf("%v when the position stands for the third time", o)
	}
}
