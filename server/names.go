package server

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxName is how many letters a player's name may have; each part of an emoji counts as one.
const maxName = 24

// Characters that show nothing by themselves.
const (
	joiner       = '\u200d'     // makes one emoji of two: a family, a profession
	asEmoji      = '\ufe0f'     // the sign before it in colours
	keycap       = '\u20e3'     // round the digit before it
	blackFlag    = '\U0001f3f4' // with tags after it, the flag of a region
	endOfTags    = '\U000e007f'
	blankBraille = '\u2800'
)

// readName is a name as others are shown it: without characters that cannot be seen or that turn
// the text around them, unless they belong to an emoji, and blanks folded. "" is no name; false is one
// that is too long.
func readName(text string) (name string, ok bool) {
	var seen []rune
	typed := []rune(text)
	for i, r := range typed {
		switch {
		case unicode.IsSpace(r) || r == blankBraille:
			seen = append(seen, ' ')
		case !unseen(r) || belongs(r, seen, typed[i+1:]):
			seen = append(seen, r)
		}
	}
	name = strings.Join(strings.Fields(string(seen)), " ")
	return name, utf8.RuneCountInString(name) <= maxName
}

func unseen(r rune) bool {
	return r == utf8.RuneError || !unicode.IsGraphic(r) || unicode.In(r, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// belongs reports whether an unseen character is part of the emoji, or of the ideograph, around it.
func belongs(r rune, before, after []rune) bool {
	last, next := rune(0), rune(0)
	if len(before) > 0 {
		last = before[len(before)-1]
	}
	if len(after) > 0 {
		next = after[0]
	}
	switch {
	case r == joiner:
		return (unicode.IsSymbol(last) || last == asEmoji) && unicode.IsSymbol(next)
	case unicode.Is(unicode.Variation_Selector, r):
		return unicode.IsSymbol(last) || unicode.Is(unicode.Han, last) || r == asEmoji && next == keycap
	case isTag(r):
		return (last == blackFlag || isTag(last)) && ended(r, after)
	}
	return false
}

func isTag(r rune) bool { return r > '\U000e001f' && r <= endOfTags }

// ended reports whether the tags that begin with r have their end.
func ended(r rune, after []rune) bool {
	for _, next := range after {
		if r == endOfTags || !isTag(next) {
			break
		}
		r = next
	}
	return r == endOfTags
}
