package server

import (
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation"
)

// firstMoves are the first legal ones, one after the other.
func firstMoves(p game.Position, n int) (list []notation.Move) {
	for range n {
		m := p.Moves()[0]
		list = append(list, notation.Move{Move: m})
		p = p.Play(m)
	}
	return list
}

func TestPlacesLeadToTheirNeighbours(t *testing.T) {
	rules, err := all.Find("brazilian")
	if err != nil {
		t.Fatal(err)
	}
	g := &notation.Game{Rules: rules, Start: game.Begin(rules)}
	g.Moves = firstMoves(g.Start.Now(), 4)
	second := g.Start.Now().Play(g.Moves[0].Move)
	within := notation.Variation{Moves: firstMoves(second, 2)}
	variation := firstMoves(second, 3)
	variation[0].Variations = []notation.Variation{within} // it begins where it began itself
	g.Moves[1].Variations = []notation.Variation{{Moves: variation}}
	for _, c := range []struct {
		at           string
		plies        int
		before, next string
	}{
		{"1", 1, "0", "2"},
		{"4", 4, "3", ""},
		{"2.1.1", 2, "1", "2.1.2"},
		{"2.1.3", 4, "2.1.2", ""},
		{"2.1.1.1.1", 2, "1", "2.1.1.1.2"},
		{"2.1.1.1.2", 3, "2.1.1.1.1", ""},
	} {
		p, ok := placeIn(g, c.at)
		if !ok {
			t.Fatalf("%s is no place", c.at)
		}
		if got := p.at(p.ply() - 1); p.plies() != c.plies || got != c.before {
			t.Errorf("%s is after %d plies and comes after %s; want %d, %s", c.at, p.plies(), got, c.plies, c.before)
		}
		next := ""
		if p.ply() < len(p.line) {
			next = p.at(p.ply() + 1)
		}
		if next != c.next {
			t.Errorf("%s is followed by %q, want %q", c.at, next, c.next)
		}
		if p.now.Key() == g.Start.Now().Key() {
			t.Errorf("%s is the start", c.at)
		}
	}
	for _, no := range []string{"5", "1.1.1", "2.2.1", "2.1", "2.1.4", "2.1.0", "02", "2.1.1.1.3", "a", "1.", "."} {
		if _, ok := placeIn(g, no); ok {
			t.Errorf("%s is a place", no)
		}
	}
}
