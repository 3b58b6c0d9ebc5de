package clock

import "testing"

// TestSpeed: the classes at both sides of each bound, by the length of the game and not by its main
// time.
func TestSpeed(t *testing.T) {
	for _, test := range []struct {
		c    Control
		want Speed
	}{
		{Control{}, NoClock},
		{Control{Main: 29_999}, Ultra},
		{Control{Main: 30_000}, Bullet},
		{Control{Main: 179_999}, Bullet},
		{Control{Main: 180_000}, Blitz},
		{Control{Main: 60_000, Bonus: 2400}, Blitz}, // 3 minutes
		{Control{Main: 300_000, Bonus: 3_000}, Blitz},
		{Control{Main: 480_000}, Rapid},
		{Control{Main: 900_000, Bonus: 15_000}, Classical},
		{Control{Main: 1_500_000}, Classical},
		{Control{Main: hour, Style: Move}, Correspondence},
	} {
		if got := test.c.Speed(); got != test.want {
			t.Errorf("%+v is %q; want %q", test.c, got, test.want)
		}
	}
}

// TestSlowerWaitsLonger: no class has less time for a first move, or less patience, than a quicker
// one; without a clock, and by correspondence, there is neither bound.
func TestSlowerWaitsLonger(t *testing.T) {
	first, patience := Span(1), Span(1)
	for _, main := range []Span{minute / 4, minute, 5 * minute, 10 * minute, hour} {
		c := Control{Main: main}
		if c.First() < first || c.Patience() < patience {
			t.Errorf("%+v: %d for a first move, patience %d", c, c.First(), c.Patience())
		}
		first, patience = c.First(), c.Patience()
	}
	for _, c := range []Control{{}, {Main: 24 * hour, Style: Move}} {
		if c.First() != 0 || c.Patience() != 0 {
			t.Errorf("%+v: %d for a first move, patience %d", c, c.First(), c.Patience())
		}
	}
}
