// Package describe says in words what a board shows: a position, a move, what marks point at. It makes the words from
// the position itself, in the names that the ruleset's own moves have, and as the board on the page says them aloud.
package describe

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Speaker speaks of one board in one language.
type Speaker struct {
	Lang  string
	Board game.Board
}

// text returns the words of a key, those of a board of points where it has its own.
func (s Speaker) text(key string, args ...any) string {
	if own := "points." + key; s.Board.Lined() && i18n.Has(s.Lang, own) {
		key = own
	}
	return i18n.Text(s.Lang, key, args...)
}

// count returns the words for n things.
func (s Speaker) count(key string, n int, args ...any) string {
	form := ".other"
	if n == 1 {
		form = ".one"
	}
	return s.text(key+form, append(args, "n", n)...)
}

// Square is what a square is called where moves are written.
func (s Speaker) Square(sq game.Square) string {
	if s.Board.Numeric {
		return strconv.Itoa(s.Board.Numbers[sq])
	}
	return s.Board.Names[sq]
}

// Squares lists squares in the order given: "a1, b2 e c3".
func (s Speaker) Squares(squares []game.Square) string { return s.listed(squares, "and") }

// listed joins the last two by "and" or by "or".
func (s Speaker) listed(squares []game.Square, how string) string {
	names := s.names(squares)
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], s.text("list.comma")) + s.text("list."+how) + names[last]
}

func (s Speaker) names(squares []game.Square) []string {
	names := make([]string, len(squares))
	for i, sq := range squares {
		names[i] = s.Square(sq)
	}
	return names
}

// sorted puts squares in the order of their names: by file and rank as the names have them, or by number.
func (s Speaker) sorted(squares []game.Square) []game.Square {
	squares = slices.Clone(squares)
	slices.SortFunc(squares, func(a, b game.Square) int {
		fileA, rankA := split(s.Square(a))
		fileB, rankB := split(s.Square(b))
		return cmp.Or(cmp.Compare(fileA, fileB), cmp.Compare(rankA, rankB))
	})
	return squares
}

// split parts "c10" into "c" and 10, and "31" into "" and 31.
func split(name string) (file string, rank int) {
	digit := strings.IndexAny(name, "0123456789")
	rank, err := strconv.Atoi(name[digit:])
	if err != nil {
		panic(err) // never: boards name their squares so
	}
	return name[:digit], rank
}

// sentences joins those that say something.
func sentences(list ...string) string {
	return strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), " ")
}
