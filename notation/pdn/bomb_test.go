package pdn_test

import (
	"strings"
	"testing"
	"time"

	"tabuleiro/game/all"
	"tabuleiro/notation/pdn"
)

// TestBombs reads five million bytes on one line, made to be looked at again and again. Each takes less than a second;
// a reader that begins the line anew at every sign takes hours.
func TestBombs(t *testing.T) {
	const size = 5 << 20
	for _, c := range []struct{ head, again string }{
		{"1. ", "("}, {"", "["}, {"", `[T "x"]`}, {"", `[A "`}, {"1. 32-28 ", ") "}, {"1. 32-28 ", "zz 1. "}, {"1. 32-28 ", "\x00"}, {"1. 32-28 ", "{"},
	} {
		began := time.Now()
		for _, err := range pdn.NewReader(strings.NewReader(c.head+strings.Repeat(c.again, size/len(c.again))), pdn.Options{Rules: all.All()}).Games() {
			if err != nil {
				t.Errorf("%q: %v", c.again, err)
			}
		}
		if took := time.Since(began); took > 30*time.Second {
			t.Errorf("%q takes %s", c.again, took)
		}
	}
}
