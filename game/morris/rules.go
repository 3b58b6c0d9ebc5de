package morris

import (
	"fmt"
	"sync"

	"tabuleiro/game"
)

// Rules is a Ruleset made ready. It is immutable, shared by all goroutines, and implements
// game.Rules. There is one *Rules for each id, so positions of equal rules compare equal.
type Rules struct {
	Ruleset
	board game.Board
	table
}

// listedRules compiles the listed rulesets once; a row that does not compile is a bug in it.
var listedRules = sync.OnceValue(func() []*Rules {
	all := make([]*Rules, len(listed))
	for i, rs := range listed {
		r, err := Compile(rs)
		if err != nil {
			panic(err)
		}
		all[i] = r
	}
	return all
})

// All returns the listed rulesets.
func All() []*Rules { return listedRules() }

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (*Rules, error) {
	for _, r := range All() {
		if r.Ruleset.ID == id {
			return r, nil
		}
	}
	return nil, &game.UnknownRules{ID: id}
}

// Groups returns the listed rulesets in the order of the start page.
func Groups() []game.Group {
	g := game.Group{Name: "trilha"}
	for _, r := range All() {
		g.Rules = append(g.Rules, r)
	}
	return []game.Group{g}
}

// Compile checks a Ruleset and makes it ready. The error says which field cannot be served.
func Compile(rs Ruleset) (*Rules, error) {
	bad := func(format string, args ...any) error {
		return fmt.Errorf("ruleset %q: %s", rs.ID, fmt.Sprintf(format, args...))
	}
	if rs.ID == "" {
		return nil, bad("no id")
	}
	lines := rs.lines()
	names, points, err := rs.Grid.points(lines)
	if err != nil {
		return nil, bad("%v", err)
	}
	switch {
	case rs.Men < millSize || 2*rs.Men > len(names):
		return nil, bad("%d men of each side on %d points", rs.Men, len(names))
	case len(names) > maxPoints:
		return nil, bad("%d points, and there is room for %d", len(names), maxPoints)
	}
	r := &Rules{Ruleset: rs, board: game.Board{Width: rs.Grid.Files, Height: rs.Grid.Ranks, Points: points, Names: names}}
	for _, line := range lines {
		squares := r.squares(line)
		for i := range squares[1:] {
			r.board.Lines = append(r.board.Lines, [2]game.Square{squares[i], squares[i+1]})
		}
		if err := r.table.add(squares); err != nil {
			return nil, bad("line %q: %v", line, err)
		}
	}
	r.table.finish(rs, len(names))
	return r, nil
}

// ID implements game.Rules.
func (r *Rules) ID() string { return r.Ruleset.ID }

// Board implements game.Rules.
func (r *Rules) Board() game.Board { return r.board }
