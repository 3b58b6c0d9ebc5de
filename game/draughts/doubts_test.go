package draughts

import (
	"reflect"
	"testing"

	"tabuleiro/game"
)

// Fails when the crowning rank of one side is taken for that of both, or kings count as men there.
func TestDoubts(t *testing.T) {
	for _, test := range []struct {
		rules, fen string
		want       []game.Doubt
	}{
		{"brazilian", "W:Wa1,Kd8:Bh8,Kc1", nil},
		{"brazilian", "W:Wb8,h8,c3:Bc1,b6", []game.Doubt{
			{Code: game.DoubtCrowned, Color: game.White, Squares: []game.Square{28, 31}},
			{Code: game.DoubtCrowned, Color: game.Black, Squares: []game.Square{1}},
		}},
		{"international", "W:W50:B46", []game.Doubt{{Code: game.DoubtCrowned, Color: game.Black, Squares: []game.Square{0}}}},
		{"thai", "W:W21-29:B1", []game.Doubt{{Code: game.DoubtCrowd, Color: game.White, N: 8}}},
		{"turkish", "B:Wa8:Ba1", []game.Doubt{
			{Code: game.DoubtCrowned, Color: game.White, Squares: []game.Square{56}},
			{Code: game.DoubtCrowned, Color: game.Black, Squares: []game.Square{0}},
		}},
	} {
		r, err := Find(test.rules)
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := r.Parse(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.(game.Doubter).Doubts(); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s %s: %+v; want %+v", test.rules, test.fen, got, test.want)
		}
	}
	for _, r := range All() {
		if p, _ := r.Start(); p.(game.Doubter).Doubts() != nil {
			t.Errorf("%s begins with doubts", r.ID())
		}
	}
}
