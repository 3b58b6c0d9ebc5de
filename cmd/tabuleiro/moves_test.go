package main

import (
	"strings"
	"testing"
)

// TestLongLine: ten megabytes without an end of line are one bad FEN, and the next is answered.
func TestLongLine(t *testing.T) {
	var out strings.Builder
	in := strings.Repeat("W:Wa1,", 10<<20/6) + "\nW:Wc3:Bd4\r\n"
	c := movesCmd{Ruleset: "brazilian"}
	if err := c.answerAll(strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	if want := "error: bad FEN: it is too long, at byte 4096 [fen-too-long]\nc3xe5\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
