package game_test

import (
	"slices"
	"testing"

	"tabuleiro/game"
)

func TestFilesAndRanksAreCalledAsTheSquaresAre(t *testing.T) {
	b := game.Board{
		Width: 3, Height: 2, // a1 on top, and one square that is not played on
		Points: [][2]int{{0, 1}, {1, 1}, {2, 1}, {0, 0}, {2, 0}},
		Names:  []string{"a1", "b1", "c1", "a2", "c2"},
	}
	if got := b.Files(); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Errorf("the files are %q", got)
	}
	if got := b.Ranks(); !slices.Equal(got, []string{"2", "1"}) {
		t.Errorf("the ranks are %q from below", got)
	}
	if b.Full() || b.Lined() {
		t.Errorf("five squares of six in squares: full %v, lined %v", b.Full(), b.Lined())
	}
}
