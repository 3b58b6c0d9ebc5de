package reversi

import (
	"flag"
	"fmt"
	"iter"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabuleiro/internal/cputime"
	"tabuleiro/internal/wordgen"
)

var perftMax = flag.Uint64("perft.max", 30e6, "the largest perft count to verify")

// dataLines yields the fields of the lines of a file in testdata that are not comments.
func dataLines(t testing.TB, name string) iter.Seq[[]string] {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func([]string) bool) {
		for l := range strings.Lines(string(text)) {
			if !strings.HasPrefix(l, "#") && !yield(strings.Split(strings.TrimRight(l, "\n"), "\t")) {
				return
			}
		}
	}
}

func TestPerft(t *testing.T) {
	counted := 0
	for f := range dataLines(t, "perft.tsv") {
		depth, err := strconv.Atoi(f[1])
		if err != nil {
			t.Fatal(f, err)
		}
		want, err := strconv.ParseUint(f[2], 10, 64)
		if err != nil {
			t.Fatal(f, err)
		}
		if want > *perftMax {
			continue
		}
		counted++
		r := rules(t, f[0])
		begin := cputime.Process()
		got := r.Perft(r.start(), depth)
		seconds := max(cputime.Process()-begin, time.Microsecond).Seconds()
		t.Logf("%s depth %d: %d nodes, %.2f CPU s, %.0f M/s", f[0], depth, got, seconds, float64(got)/1e6/seconds)
		if got != want {
			t.Errorf("%s depth %d: %d nodes, want %d\n%s", f[0], depth, got, want, divided(r, depth))
		}
	}
	if counted < 30 {
		t.Errorf("%d rows were counted", counted)
	}
}

// divided shows the count under each root move.
func divided(r *Rules, depth int) string {
	var b strings.Builder
	for share := range r.Divide(r.start(), depth, false) {
		fmt.Fprintf(&b, "%s %d\n", share.Move.Text, share.Nodes)
	}
	return b.String()
}

// What Divide tells under the moves adds up to Perft, passes among them.
func TestDivideAddsUp(t *testing.T) {
	for f := range dataLines(t, "tricky.tsv") {
		p := parse(t, "reversi", f[1])
		for depth := 1; depth <= 4; depth++ {
			sum := uint64(0)
			for share := range p.rules.Divide(p, depth, false) {
				sum += share.Nodes
			}
			want := newMailbox(p.rules.Ruleset, p.fen()).perft(depth)
			if got := p.rules.Perft(p, depth); sum != want || got != want {
				t.Errorf("%s depth %d: Perft %d, Divide %d, want %d", f[0], depth, got, sum, want)
			}
		}
	}
}

func TestWideFilesAreUpToDate(t *testing.T) {
	stale, err := wordgen.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is stale: run go generate ./game/reversi", file)
	}
}

// Nothing in the generator may move to the heap, where it would be several times slower.
func TestNothingInTheGeneratorMovesToTheHeap(t *testing.T) {
	out, err := exec.Command("go", "build", "-gcflags=-m", ".").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	hot := []string{"word.go", "flood.go", "wide.go", "gen.go", "gen_wide.go"}
	for line := range strings.Lines(string(out)) {
		file, what, _ := strings.Cut(strings.TrimPrefix(line, "./"), ":")
		// A generator itself and its table of squares are made once.
		if slices.Contains(hot, file) && strings.Contains(what, "moved to heap") {
			t.Error(strings.TrimSpace(line))
		}
	}
}

func TestPerftDoesNotAllocate(t *testing.T) {
	for _, r := range All() {
		count := counter(r, 5)
		if n := testing.AllocsPerRun(1, func() { count() }); n != 0 {
			t.Errorf("%s: %v allocations in a perft", r.ID(), n)
		}
	}
}
