package morris

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
)

// lines returns the lines that are played on.
func (r Ruleset) lines() []string {
	if r.Diagonals {
		return slices.Concat(r.Grid.Lines, r.Grid.Diagonals)
	}
	return r.Grid.Lines
}

// points returns the names and places of all points on lines: a1 first, then rank by rank.
func (g Grid) points(lines []string) (names []string, points [][2]int, err error) {
	on := map[string]bool{}
	for _, line := range lines {
		for _, name := range strings.Fields(line) {
			on[name] = true
		}
	}
	for rank := range g.Ranks {
		for file := range g.Files {
			name := fmt.Sprintf("%c%d", 'a'+file, 1+rank)
			if on[name] {
				names, points = append(names, name), append(points, [2]int{file, rank})
				delete(on, name)
			}
		}
	}
	for name := range on {
		return nil, nil, fmt.Errorf("no point %q on %dx%d", name, g.Files, g.Ranks)
	}
	return names, points, nil
}

// squares returns the points of a line.
func (r *Rules) squares(line string) (list []game.Square) {
	for _, name := range strings.Fields(line) {
		sq, _ := r.square(name)
		list = append(list, sq)
	}
	return list
}

// square returns the point of that name, in any case.
func (r *Rules) square(name string) (game.Square, bool) {
	i := slices.IndexFunc(r.board.Names, func(n string) bool { return strings.EqualFold(n, name) })
	return game.Square(max(i, 0)), i >= 0
}
