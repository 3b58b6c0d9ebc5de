package morris

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the snapshot in testdata anew")

// TestOrder holds the order of moves, their texts and how many routes they have: what is stored and
// sent may not change. The positions are those of the file.
func TestOrder(t *testing.T) {
	const file = "testdata/order.txt"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for l := range strings.Lines(string(text)) {
		if strings.HasPrefix(l, "\t") {
			continue
		}
		b.WriteString(l)
		id, fen, _ := strings.Cut(strings.TrimSpace(l), " ")
		for _, m := range parse(t, id, fen).Moves() {
			fmt.Fprintf(&b, "\t%s %s %d\n", m.Text, m.Short, len(m.Routes))
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, want := strings.Split(b.String(), "\n"), strings.Split(string(text), "\n")
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			t.Fatalf("%s:%d: got %q, want %q", file, i+1, got[i], want[i])
		}
	}
}
