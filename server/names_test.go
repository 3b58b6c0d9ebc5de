package server

import (
	"strings"
	"testing"
)

func TestNamesAreWhatCanBeSeen(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		"Ana":                       "Ana",
		"  Dona   Zezé\t\n":         "Dona Zezé",
		"José\u00a0Carlos":          "José Carlos",
		"Ana\x00\x07\x1b[31m":       "Ana[31m",
		"\u202eanA\u202c":           "anA", // right to left, and back
		"\u2066a\u2069\u200f\u061c": "a",
		"a\u200bb\ufeffc":           "abc",
		"a\u2028b":                  "a b",
		"\xff\xfeAna":               "Ana",
		"\u200d\u2060":              "",
		"<b>Ana</b>":                "<b>Ana</b>", // the template's to write
		"Иван 王":                    "Иван 王",
		strings.Repeat("é", 24):     strings.Repeat("é", 24),
	} {
		if got, ok := readName(text); got != want || !ok {
			t.Errorf("%q is read as %q, %v; want %q", text, got, ok, want)
		}
	}
	if name, ok := readName(strings.Repeat("é", 25)); ok {
		t.Errorf("a name of 25 letters is taken: %q", name)
	}
}
