package morris

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestVectors holds positions and all their legal moves, from generators of others.
func TestVectors(t *testing.T) {
	n := 0
	for l := range dataLines(t, "moves.jsonl") {
		var v struct {
			FEN   string
			Moves []string
		}
		if err := json.Unmarshal([]byte(l), &v); err != nil {
			t.Fatal(err)
		}
		p := parse(t, "morris9", v.FEN)
		want(t, p, v.Moves...)
		wantAgreement(t, p)
		n++
	}
	if n != 150 {
		t.Errorf("%d positions were read", n)
	}
}

// TestCorners holds the corner cases, each under its name.
func TestCorners(t *testing.T) {
	n := 0
	for l := range dataLines(t, "corners.tsv") {
		f := strings.Split(l, "\t")
		t.Run(f[0], func(t *testing.T) {
			t.Log(f[3])
			want(t, parse(t, "morris9", f[1]), strings.Fields(f[2])...)
		})
		n++
	}
	if n != 19 {
		t.Errorf("%d corner cases were read", n)
	}
}
