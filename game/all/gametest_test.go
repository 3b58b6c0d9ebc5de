package all

import (
	"path/filepath"
	"testing"

	"tabuleiro/game/gametest"
)

func TestProperties(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID(), func(t *testing.T) { gametest.Run(t, r) })
	}
}

// TestPlaythrough plays one game of every ruleset as its golden file has it.
func TestPlaythrough(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID(), func(t *testing.T) {
			gametest.Golden(t, filepath.Join("testdata", r.ID()+".txt"), gametest.Playthrough(r))
		})
	}
}
