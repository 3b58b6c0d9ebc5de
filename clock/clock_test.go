package clock

import (
	"testing"
	"time"
)

func TestInstant(t *testing.T) {
	at := Of(time.Unix(7, 1_999_999))
	if at != 7001 {
		t.Errorf("7 s and 1.999999 ms are at %d; want 7001", at)
	}
	if later := at.Add(250); later != 7251 || later.Since(at) != 250 || at.Since(later) != -250 {
		t.Errorf("250 ms after %d is %d", at, later)
	}
}

func TestSpan(t *testing.T) {
	if s := SpanOf(1500*time.Millisecond + 999*time.Microsecond); s != 1500 || s.Duration() != 1500*time.Millisecond {
		t.Errorf("1.500999 s are %d ms, and %v again", s, s.Duration())
	}
}

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
