package reversi

import "tabuleiro/game"

// Rules is a Ruleset made ready: squares, texts and the generators' masks. It is immutable, shared by
// all goroutines, and implements game.Rules. There is one *Rules for each id, so positions of equal
// rules compare equal.
type Rules struct {
	Ruleset
	sq *squares
}

// All returns the listed rulesets.
func All() []*Rules { return listedRules() }

var listedRules = game.Listed(listed, Compile)

// Find returns the listed ruleset with that id; the error is a *game.UnknownRules.
func Find(id string) (*Rules, error) { return game.Find(All(), id) }

// Compile checks a Ruleset and makes it ready. The error says which field cannot be served.
func Compile(rs Ruleset) (*Rules, error) {
	if err := rs.check(); err != nil {
		return nil, err
	}
	return &Rules{Ruleset: rs, sq: newSquares(rs.Files, rs.Ranks)}, nil
}

// ID implements game.Rules.
func (r *Rules) ID() string { return r.Ruleset.ID }

// Board implements game.Rules. The first rank lies on top, as in the game's books.
func (r *Rules) Board() game.Board {
	b := game.Board{Width: r.Files, Height: r.Ranks, Names: r.sq.names, Turns: true}
	for sq := range r.sq.count() {
		b.Points = append(b.Points, [2]int{sq % r.Files, r.Ranks - 1 - sq/r.Files})
	}
	return b
}
