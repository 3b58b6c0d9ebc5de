package main

import "testing"

// Garbage has its bound in bytes, as long as that is neither very much nor very little beside what lives.
func TestPercentOf(t *testing.T) {
	const mb = 1 << 20
	for _, test := range []struct {
		live, made uint64
		want       int
	}{
		{0, 0, 400},
		{8 * mb, 0, 400},
		{32 * mb, mb, 100},
		{64 * mb, mb, 50},
		{64 * mb, 64 * mb, 100},
		{64 * mb, 128 * mb, 150},
		{64 * mb, 1000 * mb, 150},
		{192 * mb, 1000 * mb, 50},
		{4000 * mb, 1000 * mb, 30},
	} {
		if got := percentOf(test.live, test.made); got != test.want {
			t.Errorf("%d MB live, %d are made: %d %%, want %d", test.live/mb, test.made/mb, got, test.want)
		}
	}
	if live, made := heap(); live == 0 || made < live {
		t.Errorf("%d bytes live, of %d that were made", live, made)
	}
}
