package main

import (
	"testing"
	"time"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// Forced moves come soon, long captures and strong levels take their time, and nothing is quicker or
// slower than a person would be.
func TestPace(t *testing.T) {
	const middle = 100 // no chance either way
	at := func(rules, fen, move string, level int) time.Duration {
		t.Helper()
		r, err := draughts.Find(rules)
		if err != nil {
			t.Fatal(err)
		}
		line, err := game.BeginFEN(r, fen)
		if err != nil {
			t.Fatal(err)
		}
		m, err := line.Now().Find(move)
		if err != nil {
			t.Fatal(err)
		}
		return pace(line, m, level, middle)
	}
	forced := at("brazilian", "W:Wc3:Bd4,h8", "c3xe5", 3)
	longForced := at("brazilian", "W:Wc1:Bd2,f4,f6,h8", "c1xe3xg5xe7", 3)
	start := at("brazilian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6", "c3-d4", 3)
	strong := at("brazilian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6", "c3-d4", 10)
	if forced != quickest || forced >= longForced || longForced >= start || start >= strong || strong > slowest {
		t.Errorf("forced %v, forced and long %v, start %v, start of a strong level %v", forced, longForced, start, strong)
	}
}

func TestChanceVariesThePaceByATenth(t *testing.T) {
	line := startOf(t, "international")
	m := line.Now().Moves()[0]
	usual := pace(line, m, 5, 100)
	for chance := range uint64(1000) {
		if d := pace(line, m, 5, chance); d < usual*9/10-1 || d > usual*11/10+1 {
			t.Errorf("chance %d: %v, usually %v", chance, d, usual)
		}
	}
	if pace(line, m, 5, 7) == pace(line, m, 5, 8) {
		t.Error("the pace does not follow its chance")
	}
}
