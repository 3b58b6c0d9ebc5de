package morris

import (
	"os"
	"slices"
	"strings"
	"testing"

	"tabuleiro/engine"
)

// The search proves what a retrograde solver of others has found, in as many plies, with a move that
// is one of its best.
func TestKnownValues(t *testing.T) {
	text, err := os.ReadFile("testdata/values.tsv")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for l := range strings.Lines(string(text)) {
		if strings.HasPrefix(l, "#") {
			continue
		}
		n++
		f := strings.Split(strings.TrimSpace(l), "\t")
		line := lineAt(t, "morris9", f[0])
		var last engine.Info
		plain(t, find(t, "morris9"), engine.Limits{}).think(line, engine.Limits{Depth: 9}, func(info engine.Info) bool {
			last = info
			return true
		})
		if last.Score.String() != f[1] || !slices.Contains(strings.Fields(f[2]), last.Move.Text) {
			t.Errorf("%s: %s (%v) at depth %d, want %s by one of %s", f[0], last.Move.Text, last.Score, last.Depth, f[1], f[2])
		}
	}
	if n != 15 {
		t.Errorf("%d positions were read", n)
	}
}
