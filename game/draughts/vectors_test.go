package draughts

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// summary writes moves as the vector files do: from and to, the taken squares, "=K" for a man
// that was crowned; algebraic and sorted.
func summary(r *Rules, moves []game.Move) []string {
	lines := []string{}
	for _, m := range moves {
		lines = append(lines, line(r, m))
	}
	slices.Sort(lines)
	return lines
}

func line(r *Rules, m game.Move) string {
	sep := "-"
	if len(m.Taken) > 0 {
		sep = "x"
	}
	s := r.sq.names[m.From()] + sep + r.sq.names[m.To()]
	if m.Gives.Has(game.Crowns) {
		s += "=K"
	}
	var taken []string
	for _, sq := range m.Taken {
		taken = append(taken, r.sq.names[sq])
	}
	slices.Sort(taken)
	if len(taken) > 0 {
		s += " " + strings.Join(taken, ",")
	}
	return s
}

func TestVectors(t *testing.T) {
	file, err := os.Open("testdata/moves.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for in := bufio.NewScanner(file); in.Scan(); {
		var v struct {
			Rules, FEN string
			Moves      []string
		}
		if err := json.Unmarshal(in.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		p := parse(t, v.Rules, v.FEN)
		slices.Sort(v.Moves)
		if got := summary(p.rules, p.Moves()); !slices.Equal(got, v.Moves) {
			t.Errorf("%s %s:\n got %v\nwant %v", v.Rules, v.FEN, got, v.Moves)
		}
	}
}

// parse reads a FEN of a listed ruleset.
func parse(t testing.TB, id, fen string) Position {
	t.Helper()
	r, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := r.Parse(fen)
	if err != nil {
		t.Fatalf("%s %s: %v", id, fen, err)
	}
	return p.(Position)
}
