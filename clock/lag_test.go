package clock

import "testing"

// TestQuota: one long delay is forgiven, one at every move is not.
func TestQuota(t *testing.T) {
	q := QuotaOf(Control{Main: 5 * minute})
	if got := q.Grants(10_000); got != 3000 {
		t.Fatalf("at first %d of ten seconds; want 3000", got)
	}
	q = q.After(3000)
	for range 20 {
		if got := q.Grants(10_000); got != 1000 {
			t.Fatalf("on a line that is always slow %d; want 1000", got)
		}
		q = q.After(1000)
	}
	for range 20 {
		q = q.After(q.Grants(100))
	}
	if got := q.Grants(10_000); got != 7000 {
		t.Errorf("saved up to %d; want 7000", got)
	}
	if q.Grants(-5) != 0 || q.Grace() != 2000 {
		t.Errorf("a negative lag grants %d; the grace is %d", q.Grants(-5), q.Grace())
	}
}

func TestQuotaOf(t *testing.T) {
	for _, test := range []struct {
		c    Control
		want Span
	}{
		{Control{}, 0},
		{Control{Main: 24 * hour, Style: Move}, 0},
		{Control{Main: 15_000}, 3 * 350},
		{Control{Main: 60_000}, 3 * 600},
		{Control{Main: 180_000}, 3 * 1000},
		{Control{Main: 1000, Bonus: 4000}, 3 * 1000},
	} {
		if got := QuotaOf(test.c).Grants(hour); got != test.want {
			t.Errorf("%+v: %d; want %d", test.c, got, test.want)
		}
	}
}
