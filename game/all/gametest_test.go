package all

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"tabuleiro/game/gametest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestProperties(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID(), func(t *testing.T) { gametest.Run(t, r) })
	}
}

// TestPlaythrough plays one game of every ruleset as its golden file has it.
func TestPlaythrough(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID(), func(t *testing.T) {
			file := filepath.Join("testdata", r.ID()+".txt")
			got := gametest.Playthrough(r)
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("the game is no longer that of %s; with -update it is written anew, and git shows the difference", file)
			}
		})
	}
}
