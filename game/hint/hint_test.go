package hint_test

import (
	"fmt"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/game/hint"
	"tabuleiro/game/toy"
)

// written is remarks as tests read them: "then-takes 2 c5 e5".
func written(r game.Rules, remarks []game.Remark) string {
	var texts []string
	names := r.Board().Names
	for _, m := range remarks {
		text := string(m.Key)
		if m.N > 0 {
			text += fmt.Sprint(" ", m.N)
		}
		for _, sq := range m.Squares {
			text += " " + names[sq]
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

func wantRemarks(t *testing.T, line game.Line, move, remarks string) {
	t.Helper()
	m, err := line.Now().Find(move)
	if err != nil {
		t.Errorf("%s %s: %s: %v", line.Rules.ID(), line.FEN(), move, err)
		return
	}
	if got := written(line.Rules, hint.Of(line, m)); got != remarks {
		t.Errorf("%s %s: %s: %q, want %q", line.Rules.ID(), line.FEN(), move, got, remarks)
	}
}

func begin(t testing.TB, id, fen string) game.Line {
	t.Helper()
	r, err := all.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	if fen == "" {
		return game.Begin(r)
	}
	if words := strings.Fields(fen); len(words) > 2 { // a board of discs, rank by rank
		fen = strings.Join(words[:len(words)-1], "") + " " + words[len(words)-1]
	}
	line, err := game.BeginFEN(r, fen)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// TestOf: a position, a move, and what is said of it.
func TestOf(t *testing.T) {
	for _, c := range []struct{ rules, fen, move, remarks string }{
		// damas
		{"brazilian", "", "c3-d4", ""},
		{"brazilian", "W:Wc3,h2:Be5,h8", "c3-d4", "then-takes 1 d4"},
		{"brazilian", "W:Wa1,b2,c3,h2:Be5,h8", "c3-d4", "then-takes 1 d4, takes-back 1"},
		{"brazilian", "W:Wc3,h2:Bd4,f6,h8", "c3xe5xg7", "takes 2 d4 f6, then-takes 1 g7"},
		{"brazilian", "W:Wc7,h2:Bf6,h8", "c7-d8", "crowns d8"},
		{"brazilian", "W:Wc7,h2:Bh8", "c7-b8", "crowns b8, few-moves 1"},
		{"brazilian", "W:Wc1,h2:Ba7,h8", "c1-d2", "leaves-back c1"},
		{"brazilian", "W:Wc1,h2:BKa7,Kh8", "c1-b2", "then-takes 1 b2"}, // no man comes to be crowned
		{"brazilian", "W:Wc3:Bd4", "c3xe5", "wins, takes 1 d4"},
		{"brazilian", "W:Wc3:Be5,h8", "c3-d4", "then-wins c3"},
		{"english", "W:WKa1:BKb8,Kh8:Q79", "a1-b2", "draws"},
		{"misere", "W:Wc3:Bd4", "c3xe5", "loses, takes 1 d4"},
		{"breakthrough", "W:Wj6:Bb2,j10", "j6-i7", "then-wins a1"},

		// 208,553 ways to capture follow: nothing is said of them
		{"frisian", "W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44", "6-1", "crowns b10"},

		// Reversi
		{"reversi", "", "d3", "turns 1 d4"},
		{"reversi", "-OX----- -------- -------- ---OX--- ---XO--- -------- -------- -------- X", "a1", "corner a1, never-turns 3 a1 b1 c1, turns 1 b1"},
		{"reversi", "-XO----- -------- -------- ---OX--- ---XO--- -------- -------- -------- X", "d3", "gives-corner 1 a1, turns 1 d4"},
		{"reversi", "-XO----- -------- -------- ---OX--- ---XO--- -------- -------- -------- X", "d1", "turns 1 c1"},
		{"reversi", "-------- -------- --O----- ---XX--- ----O--- ----X--- -------- -------- X", "b2", "gives-corner 1 a1, turns 1 c3"},
		{"reversi", "-------- -------- --O----- ---X---- -----O-- -----X-- -------- -------- X", "b2", "beside-corner a1, few-moves 1, turns 1 c3"},
		{"reversi", "-------- -------- --O----- ---X---- -------- -------- -------- -------O X", "b2", "wins, turns 1 c3"},

		// Trilha
		{"morris9", "", "a1", ""},
		{"morris9", "W:Wa1,d1:Ba7,d7:H7,7", "g1xa7", "mill 1 a7"},
		{"morris9", "W:Wa1,d1:Ba7,d7:H7,7", "g7", "blocks-mill a7 d7"},
		{"morris9", "W:Wa1,d1:Ba7,d7:H7,7", "b2", "then-mill g7"},
		{"morris9", "W:Wa1,d1:Ba7,d7:H7,7", "d2", "then-mill g7, threatens 1 d3"},
		{"morris9", "W:Wa1,d1,g1,b2,f2:Ba7,b6,d5,f6,g7:H0,0", "d1-d2xd5", "mill 1 d5, swings-mill a1 d1 g1, threatens 1 d1"},
		{"morris9", "W:Wa1,d1,g1,b2:Ba7,b6,d5,f6,g7:H0,0", "d1-d2", "then-mill d6, opens-mill a1 d1 g1, threatens 1 d1"},
		{"morris9", "W:Wa1,d1,g1:Ba7,d7,e4:H0,0", "a1-g7", "blocks-mill a7 d7, opens-mill a1 d1 g1, threatens 2 a1 g4"},
		{"morris9", "W:Wa1,d1,g1:Ba7,d7,e4:H0,0", "a1-b2", "then-wins g7"},
		{"morris3", "W:Wa1,b1:Ba3,b3:H1,1", "c1", "wins, mill"},
	} {
		wantRemarks(t, begin(t, c.rules, c.fen), c.move, c.remarks)
	}
}

// TestAll: the move of which the most important is said comes first, those that nothing is said of come last.
func TestAll(t *testing.T) {
	line := begin(t, "morris9", "W:Wa1,d1:Ba7,d7:H7,7")
	var order []string
	for _, a := range hint.All(line, line.Now().Moves()) {
		text := written(line.Rules, a.Remarks)
		if n := len(order); n == 0 || order[n-1] != text {
			order = append(order, text)
		}
	}
	if got, want := strings.Join(order, "; "), "mill 1 a7; mill 1 d7; then-mill g7; then-mill g7, threatens 1 d3; then-mill g7; "+
		"then-mill g7, threatens 1 d2; then-mill g7; blocks-mill a7 d7"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if all := hint.All(game.Begin(line.Rules), game.Begin(line.Rules).Now().Moves()); all[0].Move.Text != "a1" || len(all) != 24 {
		t.Errorf("of an empty board %v comes first of %d", all[0], len(all))
	}
}

// TestAGameThatSaysNothingOfItself has what can be seen in any game.
func TestAGameThatSaysNothingOfItself(t *testing.T) {
	line := game.Begin(toy.Rules{})
	wantRemarks(t, line, "a1", "then-takes 1 a1, takes-back 1")
	m, err := line.Now().Find("a1")
	if err != nil {
		t.Fatal(err)
	}
	wantRemarks(t, line.Play(m), "b1xa1", "takes 1 a1, then-takes 1 b1, takes-back 1")
}
