package main

import "testing"

// Garbage has its bound in bytes, as long as that is neither very much nor very little beside what lives.
func TestPercentOf(t *testing.T) {
	for live, want := range map[uint64]int{
		0:         400,
		24 << 20:  400,
		48 << 20:  200,
		96 << 20:  100,
		192 << 20: 50,
		4 << 30:   30,
	} {
		if got := percentOf(live); got != want {
			t.Errorf("beside %d bytes that live: %d %%, want %d", live, got, want)
		}
	}
	if got := garbagePercent(); got < 30 || got > 400 {
		t.Errorf("now %d %%", got)
	}
}
