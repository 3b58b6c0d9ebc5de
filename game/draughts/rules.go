package draughts

import (
	"fmt"

	"tabuleiro/game"
)

// Rules is a Ruleset made ready: geometry, texts and the generators' tables. It is immutable,
// shared by all goroutines, and implements game.Rules. There is one *Rules for each id, so
// positions of equal rules compare equal.
type Rules struct {
	Ruleset
	sq   *squares
	dirs directions
	gens *gens

	// The fast generator's table: one of the two.
	narrow *table
	wide   *wideTable
}

// All returns the listed rulesets.
func All() []*Rules { return listedRules() }

var listedRules = game.Listed(listed, Compile)

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (*Rules, error) { return game.Find(All(), id) }

// Compile checks a Ruleset and makes it ready. The error says which field cannot be served.
func Compile(rs Ruleset) (*Rules, error) {
	if err := check(rs); err != nil {
		return nil, err
	}
	r := &Rules{Ruleset: rs, sq: newSquares(rs), dirs: newDirections(rs)}
	r.gens = newGens(r)
	if err := r.compile(); err != nil {
		return nil, err
	}
	return r, nil
}

func check(rs Ruleset) error {
	bad := func(format string, args ...any) error {
		return fmt.Errorf("ruleset %q: %s", rs.ID, fmt.Sprintf(format, args...))
	}
	switch {
	case rs.ID == "":
		return bad("no id")
	case rs.Files < 4 || rs.Files > 16 || rs.Ranks < 4 || rs.Ranks > 16:
		return bad("a board of %dx%d: files and ranks are 4 to 16", rs.Files, rs.Ranks)
	case rs.Board == Orthogonal && rs.Files*rs.Ranks > 128:
		return bad("a board of %dx%d has more than 128 squares", rs.Files, rs.Ranks)
	case rs.MenRanks < 1 || 2*(rs.MenRanks+rs.BackRanks) >= rs.Ranks:
		return bad("%d ranks of men do not leave a free rank", rs.MenRanks)
	}
	if err := checkDraws(rs.Draws); err != nil {
		return bad("%v", err)
	}
	return nil
}

// ID implements game.Rules.
func (r *Rules) ID() string { return r.Ruleset.ID }

// Board implements game.Rules.
func (r *Rules) Board() game.Board {
	b := game.Board{
		Width:       r.Files,
		Height:      r.Ranks,
		Names:       r.sq.names,
		Numbers:     r.sq.numbers,
		Numeric:     r.Numbering.Numeric,
		TakesAtOnce: r.Removal == AtOnce,
	}
	for sq := range r.sq.count() {
		b.Points = append(b.Points, [2]int{int(r.sq.file[sq]), int(r.sq.rank[sq])})
	}
	return b
}
