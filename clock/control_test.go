package clock

import "testing"

func TestControl(t *testing.T) {
	for _, test := range []struct {
		c    Control
		runs bool
	}{
		{Control{}, false},
		{Control{Main: 1}, true},
		{Control{Main: 300_000, Bonus: 3_000}, true},
		{Control{Bonus: 3_000}, false},
		{Control{Main: 300_000, Bonus: -1}, false},
		{Control{Main: -1, Bonus: 1}, false},
		{Control{Main: 1, Bonus: 1, Style: Delay}, true},
	} {
		if test.c.Runs() != test.runs {
			t.Errorf("%+v runs: %v", test.c, !test.runs)
		}
		want := [2]Span{}
		if test.runs {
			want = [2]Span{test.c.Main, test.c.Main}
		}
		if got := test.c.Start(); got != want {
			t.Errorf("%+v starts with %v; want %v", test.c, got, want)
		}
		for ply := range 4 {
			if got := test.c.RunsAt(ply); got != (test.runs && ply >= 2) {
				t.Errorf("%+v runs after %d plies: %v", test.c, ply, got)
			}
		}
	}
}

// TestMoveRunsAtOnce: by correspondence the first moves are not free.
func TestMoveRunsAtOnce(t *testing.T) {
	c := Control{Main: 3 * 24 * hour, Style: Move}
	if !c.RunsAt(0) || c.Live() || !c.Runs() {
		t.Errorf("runs %v, live %v", c.RunsAt(0), c.Live())
	}
}

func TestValid(t *testing.T) {
	const day = 24 * hour
	for c, want := range map[Control]bool{
		{}:                                       true,
		{Main: 1}:                                true,
		{Main: day, Bonus: hour}:                 true,
		{Main: day + 1}:                          false,
		{Main: 365 * day}:                        false,
		{Main: 1000, Bonus: hour + 1}:            false,
		{Main: 1000, Bonus: -1}:                  false,
		{Main: -1}:                               false,
		{Bonus: 1000}:                            false,
		{Style: Delay}:                           false,
		{Main: 1000, Bonus: 1, Style: Delay}:     true,
		{Main: 1000, Bonus: 1, Style: Bronstein}: true,
		{Main: 1000, Bonus: 1, Style: "hourglass"}: false,
		{Main: hour, Style: Move}:                  true,
		{Main: hour - 1, Style: Move}:              false,
		{Main: 30 * day, Style: Move}:              true,
		{Main: 365 * day, Style: Move}:             false,
		{Main: day, Bonus: 1, Style: Move}:         false,
	} {
		if c.Valid() != want {
			t.Errorf("%+v valid: %v", c, !want)
		}
	}
}

// TestStyles: what is left of five seconds, with a bonus of two, during and after a move.
func TestStyles(t *testing.T) {
	for _, test := range []struct {
		style         Style
		taken         Span
		during, after Span
	}{
		{Increment, 0, 5000, 7000},
		{Increment, 3000, 2000, 4000},
		{Increment, 9000, 0, 2000},
		{Increment, -9000, 5000, 7000}, // the clock was set back
		{Delay, 1999, 5000, 5000},
		{Delay, 3000, 4000, 4000},
		{Delay, 7000, 0, 0},
		{Delay, -9000, 5000, 5000},
		{Bronstein, 0, 5000, 5000},
		{Bronstein, 1500, 3500, 5000},
		{Bronstein, 3000, 2000, 4000},
		{Bronstein, -9000, 5000, 5000},
		{Move, 4999, 1, 6000},
	} {
		c := Control{Main: 6000, Bonus: 2000, Style: test.style}
		if got := c.Left(5000, test.taken); got != test.during {
			t.Errorf("%q, %d ms into a move: %d; want %d", test.style, test.taken, got, test.during)
		}
		if got := c.After(5000, test.taken); got != test.after {
			t.Errorf("%q, after %d ms: %d; want %d", test.style, test.taken, got, test.after)
		}
	}
}
