// Package reversi is Reversi, also known as Othello, and its relatives. A variant is a value of
// Ruleset; no code asks which variant is being played.
//
// Two generators live here. The fast one (fast.go, gen.go) works on bit boards and serves perft and
// engines; built with GOEXPERIMENT=simd it floods four lines at a time. The slow one (flips.go) walks
// from square to square; the moves, texts and refusals of Position come from it, and the tests hold the
// two against each other.
package reversi

import "fmt"

// Ruleset is one member of the family, as data. The zero value of every field means the plain rule.
type Ruleset struct {
	ID     string `json:"id"`     // "reversi", or "reversi@2" for a later revision
	Files  int    `json:"files"`  // 4 to 10, even
	Ranks  int    `json:"ranks"`  // likewise
	Misere bool   `json:"misere"` // fewer discs win

	// FreeCentre has the board begin empty: while one of the four squares in the middle is free, a move
	// puts a disc on one of them and flips nothing.
	FreeCentre bool `json:"freeCentre"`
}

// With returns a copy of r changed by f: how one literal derives from another.
func (r Ruleset) With(id string, f func(*Ruleset)) Ruleset {
	r.ID = id
	f(&r)
	return r
}

// check says which field cannot be served.
func (r Ruleset) check() error {
	fits := func(n int) bool { return n >= 4 && n <= 10 && n%2 == 0 }
	switch {
	case r.ID == "":
		return fmt.Errorf("ruleset %q: no id", r.ID)
	case !fits(r.Files) || !fits(r.Ranks):
		return fmt.Errorf("ruleset %q: a board of %dx%d: files and ranks are even, 4 to 10", r.ID, r.Files, r.Ranks)
	}
	return nil
}
