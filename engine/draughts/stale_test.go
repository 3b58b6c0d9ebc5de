package draughts

import (
	"testing"

	"tabuleiro/internal/wordgen"
)

func TestWideFilesAreUpToDate(t *testing.T) {
	stale, err := wordgen.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is stale: run go generate ./engine/draughts", file)
	}
}
