package gametest

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"tabuleiro/game"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden holds a text against a file.
func Golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	now, before := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	n := 0
	for n < min(len(now), len(before))-1 && now[n] == before[n] {
		n++
	}
	t.Errorf("%s:%d: %q, want %q; with -update it is written anew, and git shows the difference", file, n+1, now[n], before[n])
}

// Order holds the order of moves, their texts and how many routes they have, in the positions that a file
// names: what is stored and sent may not change.
func Order[R game.Rules](t *testing.T, rulesets []R, file string) {
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
		r, err := game.Find(rulesets, id)
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := r.Parse(fen)
		if err != nil {
			t.Fatal(id, fen, err)
		}
		for _, m := range p.Moves() {
			fmt.Fprintf(&b, "\t%s %s %d\n", m.Text, m.Short, len(m.Routes))
		}
	}
	Golden(t, file, b.String())
}
