package paper

import (
	"strings"
	"testing"

	"tabuleiro/diagram"
	"tabuleiro/i18n"
)

// The letters on paper have all signs of the words that are printed: what they lack would be left out.
func TestPaperHasEveryLetter(t *testing.T) {
	for _, lang := range i18n.Languages {
		for key, text := range i18n.Words(lang, "guide.", "rules.", "print.", "pages.", "speak.", "points.", "describe.", "outcome.", "side.", "site.name") {
			for _, bold := range []bool{false, true} {
				if got := strings.Join(diagram.Wrapped(text, bold, 4, 1e6), " "); got != strings.Join(strings.Fields(text), " ") {
					t.Errorf("%s: %s is printed %q, and is %q", lang, key, got, text)
				}
			}
		}
	}
}
