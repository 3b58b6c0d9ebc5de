package search

import (
	"testing"

	"tabuleiro/engine"
)

// A level overlooks in as many positions of a hundred as it says, errs by its noise at most, and by the same
// whenever it is asked.
func TestLapsesAreAsOftenAsTheySay(t *testing.T) {
	const positions = 20_000
	lim := engine.Limits{Seed: 5, Lapses: engine.Lapses{Overlook: 40, Hasty: 15, Noise: 12}}
	l, again := NewLapses(lim), NewLapses(lim)
	overlooked, hasty, sum := 0, 0, engine.Score(0)
	for key := range uint64(positions) {
		if l.Overlooks(key) {
			overlooked++
		}
		if l.Hastes(key) {
			hasty++
		}
		by := l.Error(key)
		if sum += by; by < -12 || by > 12 || by != again.Error(key) || l.Overlooks(key) != again.Overlooks(key) {
			t.Fatalf("position %d: misjudged by %d, then by %d", key, by, again.Error(key))
		}
	}
	if o, h := 100*overlooked/positions, 100*hasty/positions; o < 38 || o > 41 || h < 13 || h > 16 {
		t.Errorf("%d %% overlooked, %d %% hasty; want 40 and 15", o, h)
	}
	if mean := sum / positions; mean != 0 {
		t.Errorf("misjudged by %d on the mean", mean)
	}
}

func TestWithoutLapsesAllIsSeen(t *testing.T) {
	l := NewLapses(engine.Limits{Seed: 5})
	for key := range uint64(2000) {
		if l.Any || l.Overlooks(key) || l.Hastes(key) || l.Error(key) != 0 {
			t.Fatalf("position %d: %+v", key, l)
		}
	}
}
