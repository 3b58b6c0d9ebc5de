// Package morris is Trilha and its relatives. A variant is a value of Ruleset; no code asks which
// variant is being played.
//
// The board is a word with a bit for each point. One generator (gen.go) serves the position, perft
// and engines; the tests hold it against a slow one that is written from the rules alone.
package morris

import "tabuleiro/game"

// Ruleset is one member of the family, as data. The zero value of every field means the plain rule:
// men are placed, then moved to the next point; a mill takes one man that stands in none; who cannot
// move has lost.
type Ruleset struct {
	ID        string // "morris9", or "morris9@2" for a later revision
	Men       int    // of each side, all in hand at the start
	Grid      Grid
	Diagonals bool // the diagonals of the grid are lines too

	FlyAt             int  // who has so many men left or fewer, none of them in hand, flies; 0: nobody does
	MovesWhilePlacing bool // with men in hand one may move one on the board instead (Lasker)
	TakesFromMills    bool // a man in a mill is taken like any other
	TakesPerMill      bool // two mills closed at once take two men, where there are two
	MillWins          bool // nothing is taken: a mill wins
	FullBoardDraws    bool // a full board is a draw, and not lost for who is to move
	NoMove            NoMove

	Draws Draws
}

// With returns a copy of r changed by f: how one literal derives from another.
func (r Ruleset) With(id string, f func(*Ruleset)) Ruleset {
	r.ID = id
	f(&r)
	return r
}

// Grid is where the points of a board lie and which lines join them. A line names its points in
// order, each next to the one before it; three on a line are a mill.
type Grid struct {
	Files, Ranks int
	Lines        []string // "a1 d1 g1"
	Diagonals    []string // lines of the rulesets that have them
}

// NoMove says what becomes of who has no legal move.
type NoMove uint8

// Loses: has lost. Passes: the other goes on, and if neither can move it is a draw. Draws: it is one.
const (
	Loses NoMove = iota
	Passes
	Stalemates
)

// Draws are the rules that end a game drawn. The zero value of each is that there is none.
type Draws struct {
	Times int // a position that stands so often
	Plies int // so many without a mill or a placing
	Few   Few
}

// Few is a draw because few men are left and nobody has won in time: Plies after both sides, or
// either, have come down to Men, and after any mill since. The move that brings it about is not
// counted.
type Few struct {
	Men    int
	Either bool // one such side is enough
	Plies  int  // 0: no such rule
	Reason game.Reason
}

// millSize is how many men make a mill; who has fewer left has lost.
const millSize = 3
