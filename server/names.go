package server

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxName is how many letters a player's name may have.
const maxName = 24

// readName is a name as others are shown it: without characters that cannot be seen or that turn
// the text around them, blanks folded. "" is no name; false is one that is too long.
func readName(text string) (name string, ok bool) {
	seen := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == utf8.RuneError || !unicode.IsGraphic(r):
			return -1
		}
		return r
	}, text)
	name = strings.Join(strings.Fields(seen), " ")
	return name, utf8.RuneCountInString(name) <= maxName
}
