package game_test

import (
	"errors"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/toy"
)

func TestFindNamesTheUnknown(t *testing.T) {
	list := []toy.Rules{{}}
	if r, err := game.Find(list, "toy"); err != nil || r != list[0] {
		t.Errorf("toy: %v, %v", r, err)
	}
	var unknown *game.UnknownRules
	if _, err := game.Find(list, "xadrez"); !errors.As(err, &unknown) || unknown.ID != "xadrez" {
		t.Errorf("xadrez: %v, want *game.UnknownRules of that id", err)
	}
}

// Rows are made into rules once, and not before somebody asks.
func TestListedCompilesOnce(t *testing.T) {
	made := 0
	all := game.Listed([]string{"a", "b"}, func(string) (toy.Rules, error) {
		made++
		return toy.Rules{}, nil
	})
	if made > 0 || len(all()) != 2 || len(all()) != 2 || made != 2 {
		t.Errorf("%d were made", made)
	}
}
