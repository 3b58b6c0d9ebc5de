package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/engine/ballot"
)

// TestWhatIsKeptIsWhatTheCommandWrites: with one ply of its lines and few nodes the command is quick,
// and its head and lines have the form of the files in opening/lines.
func TestWhatIsKeptIsWhatTheCommandWrites(t *testing.T) {
	var made strings.Builder
	if err := (openingsCmd{Ruleset: "pool"}).write(t.Context(), &made, ballot.Recipe{Plies: 1, Nodes: 5_000, Bound: 20}); err != nil {
		t.Fatal(err)
	}
	want := `# Opening ballots of pool, and what each is worth to White in men.
# Made by tabuleiro openings pool; not edited by hand.
# 7 lines of 1 plies from the start end in different positions with no capture waiting and
# as many pieces on both sides. After a search of 5000 nodes each, these 7 leave
# neither side more than 0.20 ahead.
`
	if got := made.String(); !strings.HasPrefix(got, want) || strings.Count(got, "\n") != 12 {
		t.Errorf("it writes\n%s", got)
	}
	kept, err := os.ReadFile(filepath.Join("..", "..", "opening", "lines", "pool.txt"))
	if head := strings.Join(strings.SplitN(string(kept), "\n", 3)[:2], "\n"); err != nil || !strings.HasPrefix(want, head) {
		t.Errorf("kept is\n%s\n%v", head, err)
	}
}
