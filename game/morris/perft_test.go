package morris

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

var perftMax = flag.Uint64("perft.max", 100e6, "the largest perft count to verify")

// TestPerft counts the rows of testdata/perft.tsv with at most -perft.max leaves.
func TestPerft(t *testing.T) {
	rows := 0
	for line := range dataLines(t, "perft.tsv") {
		f := strings.Split(line, "\t")
		want, err := strconv.ParseUint(f[3], 10, 64)
		if err != nil {
			t.Fatal(line, err)
		}
		rows++
		if want > *perftMax {
			continue
		}
		depth, err := strconv.Atoi(f[2])
		if err != nil {
			t.Fatal(line, err)
		}
		p, begin := parse(t, "morris9", f[1]), time.Now()
		got := p.rules.Perft(p, depth)
		seconds := time.Since(begin).Seconds()
		t.Logf("%s depth %d: %d leaves, %.2f s, %.1f M/s", f[0], depth, got, seconds, float64(got)/1e6/seconds)
		if got != want {
			t.Errorf("%s depth %d: %d leaves, want %d\n%s", f[0], depth, got, want, divided(p, depth))
		}
	}
	if rows != 69 {
		t.Errorf("%d rows were read", rows)
	}
}

// divided shows the position and the count under each root move.
func divided(p Position, depth int) string {
	var b strings.Builder
	fmt.Fprintln(&b, p.Key())
	for share := range p.rules.Divide(p, depth, false) {
		fmt.Fprintf(&b, "%s %d\n", share.Move.Text, share.Nodes)
	}
	return b.String()
}

// A perft of depth 0 is the position itself; the shares of the root moves are the whole.
func TestDivide(t *testing.T) {
	for _, r := range variants(t) {
		p, sum := r.start(), uint64(0)
		for share := range r.Divide(p, 3, false) {
			sum += share.Nodes
		}
		if want := r.Perft(p, 3); sum != want || r.Perft(p, 0) != 1 {
			t.Errorf("%s: the shares make %d of %d", r.ID(), sum, want)
		}
	}
}
