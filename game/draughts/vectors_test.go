package draughts

import (
	"encoding/json"
	"iter"
	"os"
	"slices"
	"strings"
	"testing"
)

// dataLines yields the lines of a file in testdata that are not comments.
func dataLines(t testing.TB, name string) iter.Seq[string] {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func(string) bool) {
		for l := range strings.Lines(string(text)) {
			if !strings.HasPrefix(l, "#") && !yield(strings.TrimSpace(l)) {
				return
			}
		}
	}
}

// example is a position and all its legal moves.
type example struct {
	Rules, FEN string
	Moves      []string
}

// vectors reads testdata/moves.jsonl, its lines turned into those of want.
func vectors(t testing.TB) []example {
	t.Helper()
	var all []example
	for l := range dataLines(t, "moves.jsonl") {
		var v example
		if err := json.Unmarshal([]byte(l), &v); err != nil {
			t.Fatal(err)
		}
		for i, m := range v.Moves {
			v.Moves[i] = crownedLast(m)
		}
		slices.Sort(v.Moves)
		all = append(all, v)
	}
	return all
}

// crownedLast turns "c7xe5=K d6" into "c7xe5 d6 =K".
func crownedLast(m string) string {
	if before, taken, ok := strings.Cut(m, "=K"); ok {
		return before + taken + " =K"
	}
	return m
}

func TestVectors(t *testing.T) {
	all := vectors(t)
	for _, v := range all {
		p := parse(t, v.Rules, v.FEN)
		if got := summary(p.rules.sq.names, p.Moves()); !slices.Equal(got, v.Moves) {
			t.Errorf("%s %s:\n got %q\nwant %q", v.Rules, v.FEN, got, v.Moves)
		}
		wantAgreement(t, p)
	}
	if len(all) != 1140 {
		t.Errorf("%d positions were read", len(all))
	}
}

// TestTurkishFederation holds the worked positions of TÜDAF's rule book, version 3.
func TestTurkishFederation(t *testing.T) {
	for l := range dataLines(t, "turkish-federation.tsv") {
		f := strings.Split(l, "\t")
		if f[0] == "example" {
			continue
		}
		t.Run(f[0], func(t *testing.T) {
			var lines []string
			for m := range strings.SplitSeq(f[2], "; ") {
				lines = append(lines, crownedLast(m))
			}
			want(t, parse(t, "turkish", f[1]), lines...)
		})
	}
}
