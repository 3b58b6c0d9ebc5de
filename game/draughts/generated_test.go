package draughts

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"tabuleiro/internal/wordgen"
)

func TestWideFilesAreUpToDate(t *testing.T) {
	stale, err := wordgen.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is stale: run go generate ./game/draughts", file)
	}
}

// hot are the files of the generator in which nothing may move to the heap: a pointer to a local
// there halves the speed, and a move list as a local costs four fifths of it.
var hot = []string{
	"word.go", "wide.go", "gen.go", "leap.go", "king.go", "quiet.go", "count.go",
	"gen_wide.go", "leap_wide.go", "king_wide.go", "quiet_wide.go", "count_wide.go",
}

func TestNothingInTheGeneratorMovesToTheHeap(t *testing.T) {
	out, err := exec.Command("go", "build", "-gcflags=-m", ".").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for line := range strings.Lines(string(out)) {
		file, what, _ := strings.Cut(strings.TrimPrefix(line, "./"), ":")
		if slices.Contains(hot, file) && movesToHeap(what) {
			t.Error(strings.TrimSpace(line))
		}
	}
}

// movesToHeap reads a line of the compiler. A list that outgrows its room is allowed to grow.
func movesToHeap(line string) bool {
	return strings.Contains(line, "moved to heap") ||
		strings.Contains(line, "escapes to heap") && !strings.Contains(line, ": append escapes")
}
