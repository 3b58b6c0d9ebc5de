package morris

import (
	"fmt"

	"tabuleiro/game"
)

// Rules is a Ruleset made ready. It is immutable, shared by all goroutines, and implements
// game.Rules. There is one *Rules for each id, so positions of equal rules compare equal.
type Rules struct {
	Ruleset
	board game.Board
	table
}

// All returns the listed rulesets.
func All() []*Rules { return listedRules() }

var listedRules = game.Listed(listed, Compile)

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (*Rules, error) { return game.Find(All(), id) }

// Groups returns the listed rulesets in the order of the start page.
func Groups() []game.Group { return []game.Group{{Name: "trilha", Rules: game.AsRules(All())}} }

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
