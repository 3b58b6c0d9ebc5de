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
