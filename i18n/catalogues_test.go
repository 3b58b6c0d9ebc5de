package i18n_test

import (
	"bytes"
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabuleiro/i18n"
)

// catalogue reads a file as it is, without what Base lends it. A key that stands there twice is a
// mistake: only one of its texts would ever be seen.
func catalogue(t *testing.T, lang string) map[string]string {
	t.Helper()
	words := map[string]string{}
	for _, dir := range []string{"", "articles/", "guide/", "guide/draughts/", "guide/morris/", "guide/reversi/", "pages/", "print/"} {
		read(t, dir+lang, words)
	}
	return words
}

func read(t *testing.T, file string, words map[string]string) {
	t.Helper()
	text, err := os.ReadFile(file + ".json")
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	next := func() json.Token {
		token, err := d.Token()
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		return token
	}
	next() // {
	for d.More() {
		key, _ := next().(string)
		if _, twice := words[key]; twice {
			t.Errorf("%s: %s stands there twice", file, key)
		}
		words[key], _ = next().(string)
		if strings.TrimSpace(words[key]) == "" && !strings.HasPrefix(key, "list.") {
			t.Errorf("%s: %s has no words", file, key)
		}
	}
}

func TestEveryLanguageHasTheSameKeys(t *testing.T) {
	base := catalogue(t, i18n.Base)
	for _, lang := range i18n.Languages {
		words := catalogue(t, lang)
		for key := range base {
			if _, ok := words[key]; !ok {
				t.Errorf("%s lacks %s", lang, key)
			}
		}
		for key := range words {
			if _, ok := base[key]; !ok {
				t.Errorf("%s: %s is no key of %s", lang, key, i18n.Base)
			}
		}
	}
}

func TestEveryLanguageFillsTheSameBlanks(t *testing.T) {
	base := catalogue(t, i18n.Base)
	for _, lang := range i18n.Languages {
		for key, text := range catalogue(t, lang) {
			if got, want := blanks(text), blanks(base[key]); base[key] != "" && !slices.Equal(got, want) {
				t.Errorf("%s: %s fills %q, %s fills %q", lang, key, got, i18n.Base, want)
			}
		}
	}
}

var blank = regexp.MustCompile(`\{[^}]*\}`)

// blanks are the names that a text is filled with, each once.
func blanks(text string) []string {
	return slices.Compact(slices.Sorted(slices.Values(blank.FindAllString(text, -1))))
}

func TestWordsForOneHaveWordsForMany(t *testing.T) {
	for _, lang := range i18n.Languages {
		words := catalogue(t, lang)
		for key := range words {
			for _, form := range [][2]string{{".one", ".other"}, {".other", ".one"}} {
				if thing, ok := strings.CutSuffix(key, form[0]); ok && words[thing+form[1]] == "" {
					t.Errorf("%s: %s without %s", lang, key, thing+form[1])
				}
			}
		}
	}
}

// Boards of a shape of their own say some things in words of their own, and fill the same blanks with them.
func TestWordsOfAShapeStandForOthers(t *testing.T) {
	base := catalogue(t, i18n.Base)
	for key, text := range base {
		of, shaped := strings.CutPrefix(key, "points.")
		if !shaped {
			continue
		}
		if usual, ok := base[of]; !ok || !slices.Equal(blanks(text), blanks(usual)) {
			t.Errorf("%s says %q; %s says %q", key, text, of, usual)
		}
	}
}

// A reason that tells of a side tells of a person by name where that has one.
func TestReasonsOfASideHaveWordsForAName(t *testing.T) {
	for key, text := range catalogue(t, i18n.Base) {
		if !strings.HasPrefix(key, "reason.") || !slices.Contains(blanks(text), "{side}") {
			continue
		}
		if named := catalogue(t, i18n.Base)[key+".name"]; !slices.Equal(blanks(named), []string{"{name}"}) {
			t.Errorf("%s fills {side}, and %s.name is %q", key, key, named)
		}
	}
}
