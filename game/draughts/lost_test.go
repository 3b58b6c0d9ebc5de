package draughts

import (
	"testing"

	"tabuleiro/game"
)

// The fast generator and the rules name the same winner where there is nothing to move.
func TestLostAgreesWithTheRules(t *testing.T) {
	for _, c := range []struct{ id, fen string }{
		{"brazilian", "W:W:Ba5"},
		{"brazilian", "W:Wa5:B"},
		{"brazilian", "W:Wa3:Bb4,c5"},
		{"misere", "W:W:Ba5"},
		{"misere", "W:Wa5:B"},
		{"misere", "W:Wa3:Bb4,c5"},
		{"breakthrough", "W:W31:BK50"},
		{"breakthrough", "B:WK31:BK50"},
		{"breakthrough", "B:WK31:B20"},
		{"breakthrough", "W:WK31:B20"},
		{"turkish-traditional", "W:Wb1:BKa8"},
		{"turkish-traditional", "B:Wb1:BKa8"},
		{"turkish-traditional", "W:WKb1:Ba7"},
		{"canadian", "W:W:B1"},
	} {
		p := parse(t, c.id, c.fen)
		if n := p.rules.Perft(p, 1, false); n != 0 {
			t.Errorf("%s %s: %d moves", c.id, c.fen, n)
		}
		won := p.rules.judge(p, Tally{}, 0).Outcome.Result == game.Win(p.turn)
		if lost := lostByBits(p); lost == won {
			t.Errorf("%s %s: won %v, lost %v", c.id, c.fen, won, lost)
		}
	}
}

func lostByBits(p Position) bool {
	if p.rules.Wide() {
		g := NewWideGen(p.rules)
		q, _, _ := g.Read(p)
		return g.Lost(q)
	}
	g := NewGen(p.rules)
	q, _, _ := g.Read(p)
	return g.Lost(q)
}
