package all

import (
	"errors"
	"testing"

	"tabuleiro/game"
)

func TestFindFindsWhatAllLists(t *testing.T) {
	for _, r := range All() {
		if got, err := Find(r.ID()); err != nil || got != r {
			t.Errorf("Find(%q) = %v, %v", r.ID(), got, err)
		}
	}
}

func TestFindNamesTheUnknown(t *testing.T) {
	_, err := Find("xadrez")
	var unknown *game.UnknownRules
	if !errors.As(err, &unknown) || unknown.ID != "xadrez" {
		t.Errorf("Find(xadrez): %v, want *game.UnknownRules of that id", err)
	}
}
