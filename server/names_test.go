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

// Fails when what holds an emoji together is dropped: a family is then four people.
func TestNamesKeepTheirEmoji(t *testing.T) {
	for _, name := range []string{
		"\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", // a family
		"Ana \U0001f469\U0001f3fd\u200d\U0001f33e",                   // a farmer with her skin
		"\U0001f3f3\ufe0f\u200d\U0001f308",                           // a flag and a rainbow
		"\U0001f9d4\u200d\u2642\ufe0f Zé",                            // a man with a beard
		"\u2764\ufe0f", "\u2764\ufe0e",                               // a heart, in colours and without
		"1\ufe0f\u20e3",        // a digit on a key
		"\U0001f1e7\U0001f1f7", // a country
		"\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", // a region
		"\u845b\U000e0100", // an ideograph as its bearer writes it
	} {
		if got, ok := readName(name); got != name || !ok {
			t.Errorf("%+q is read as %+q, %v", name, got, ok)
		}
	}
}

// Fails when a joiner, a selector or a tag is kept wherever it stands.
func TestNamesKeepNothingUnseenElsewhere(t *testing.T) {
	for text, want := range map[string]string{
		"A\u200dna":                       "Ana",
		"\u200d\U0001f469":                "\U0001f469",
		"\U0001f469\u200d":                "\U0001f469",
		"\U0001f469\u200d\u200d":          "\U0001f469",
		"\U0001f469\u200d \U0001f467":     "\U0001f469 \U0001f467",
		"\U0001f469\u200dAna":             "\U0001f469Ana",
		"\u200c\U0001f469\u200b":          "\U0001f469",
		"\U0001f469\u202e\U0001f467":      "\U0001f469\U0001f467", // right to left
		"\U0001f469\u2066a":               "\U0001f469a",
		"Ana\ufe0f":                       "Ana",
		"1\ufe0f":                         "1",
		"\ufe0f":                          "",
		"Ana\U000e0067\U000e007f":         "Ana",
		"\U0001f3f4\U000e0067\U000e0062!": "\U0001f3f4!", // tags without an end
		"\u3164\u115f":                    "",            // fillers
		"Ana\u2800\u2800Maria":            "Ana Maria",
	} {
		if got, ok := readName(text); got != want || !ok {
			t.Errorf("%+q is read as %+q, %v; want %+q", text, got, ok, want)
		}
	}
}
