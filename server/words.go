package server

import (
	"strings"

	"tabuleiro/i18n"
	"tabuleiro/wire"
)

// on is the page with the words that boards of b's shape have.
func (p Page) on(b wire.Board) Page {
	p.Shape = shapeOf(b)
	return p
}

// T is what the templates call for words.
func (p Page) T(key string, args ...any) string {
	return i18n.Text(p.lang(), p.own(p.Looks.key(p.lang(), key)), args...)
}

// Count is what the templates call for words about n things.
func (p Page) Count(key string, n int) string {
	if n == 1 {
		return p.T(key+".one", "n", n)
	}
	return p.T(key+".other", "n", n)
}

// own is the key of the words that boards of this shape have instead: "points.square.empty" for "square.empty".
func (p Page) own(key string) string {
	if own := p.Shape + "." + key; p.Shape != "" && i18n.Has(p.lang(), own) {
		return own
	}
	return key
}

// words are what a page hands to its script: those whose keys begin with one of prefixes, as this board's shape
// has them.
func (p Page) words(prefixes ...string) map[string]string {
	words := i18n.Words(p.lang(), prefixes...)
	if p.Shape == "" {
		return words
	}
	for own, text := range i18n.Words(p.lang(), p.Shape+".") {
		if key := strings.TrimPrefix(own, p.Shape+"."); words[key] != "" {
			words[key] = text
		}
	}
	return words
}
