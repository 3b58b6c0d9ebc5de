// Package notation is files of games: what readers and writers of all their forms share. What they read, and
// what they say of the rest, is in docs/game-files.md; testdata/corpus holds damaged files with what is said of each.
package notation

import (
	"slices"

	"tabuleiro/game"
)

// Limits of what is read of one game. What is longer is told as a problem, never kept in memory.
const (
	MaxText  = 64 << 10 // bytes of a tag, a word or a comment
	MaxPlies = 10_000   // of a game, with its variations
	MaxDepth = 64       // of variations within variations
	MaxTags  = 500      // of a game
)

// Tag is a pair of a game's head. Its value is text and nothing else, whatever stands in it.
type Tag struct{ Name, Value string }

// Game is a game as it was read. Moves that could not be read are not in it: Problems say where they stood.
type Game struct {
	Number   int // in its file, from 1
	Line     int // of the file, from 1
	Tags     []Tag
	Rules    game.Rules // nil where it is not known
	Told     bool       // moves, a position or a tag told the Rules; else they are those that most games have
	Start    game.Line  // without moves
	Plies    int        // of the main line
	Moves    []Move     // the main line; nil where only legality was asked for
	After    []string   // comments behind the last move, or of a game without moves
	Result   game.Result
	Mark     string // the result as it stands behind the moves, "" if none does
	Problems []Problem
}

// Move is a move with what is said about it.
type Move struct {
	game.Move
	Line       int      // of the file
	Before     []string // comments before it, where it begins a line
	Comments   []string // behind it
	Glyphs     []int    // numeric annotation glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!"
	Variations []Variation
}

// Variation is what could have been played instead of a move.
type Variation struct {
	Moves []Move
	Rest  string // what follows and is not legal, as it stands in the file
}

// Known reports whether anything tells the Rules: a tag, a position or a move.
func (g *Game) Known() bool { return g.Rules != nil && (g.Told || len(g.Moves) > 0) }

// InGGF is what GGF calls tags that PDN has, too.
var InGGF = map[string]string{"White": "PW", "Black": "PB", "Site": "PC", "Date": "DT"}

// Tag returns the value of a tag that PDN calls so, "" where there is none.
func (g *Game) Tag(name string) string {
	for _, also := range []string{name, InGGF[name]} {
		for _, t := range g.Tags {
			if t.Name == also {
				return t.Value
			}
		}
	}
	return ""
}

// Played returns the main line. The game must have Rules, and its Moves.
func (g *Game) Played() game.Line {
	moves := make([]game.Move, len(g.Moves))
	for i, m := range g.Moves {
		moves[i] = m.Move
	}
	return g.Start.PlayAll(moves)
}

// Legal reports whether all moves of the game were read.
func (g *Game) Legal() bool {
	return !slices.ContainsFunc(g.Problems, func(p Problem) bool { return p.Code.Ends() })
}
