// Package i18n holds the words of the product, a catalogue a language. Server and browser read the
// same keys: the server gives a page the keys it needs as JSON.
package i18n

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
)

// Base is what a page says where its language has no words. The tests hold every catalogue complete.
const Base = "pt-BR"

// Languages lists the catalogues.
var Languages = []string{Base, "es", "en"}

// The words of the guide, and of its pages and what is printed, are apart: they are long, and no script of a game needs them.
//
//go:embed *.json articles guide pages print
var files embed.FS

// dirs hold a part of each catalogue.
var dirs = []string{"", "articles/", "guide/", "guide/draughts/", "guide/morris/", "guide/reversi/", "pages/", "print/"}

type catalogue map[string]string

// catalogues are read once; one that does not parse is a bug in it.
var catalogues = sync.OnceValue(func() map[string]catalogue {
	all := map[string]catalogue{}
	for _, lang := range Languages {
		words := catalogue{}
		for _, dir := range dirs {
			text, err := files.ReadFile(dir + lang + ".json")
			if err != nil {
				panic(err)
			}
			if err := json.Unmarshal(text, &words); err != nil {
				panic(fmt.Sprintf("%s%s.json: %v", dir, lang, err))
			}
		}
		all[lang] = words
	}
	return all
})

func lookup(lang, key string) (string, bool) {
	if text, ok := catalogues()[lang][key]; ok {
		return text, true
	}
	text, ok := catalogues()[Base][key]
	return text, ok
}

// Text returns the words for key, in Base where lang has none, the key itself where nobody has.
// args are pairs: Text("pt-BR", "game.level", "level", "fácil") fills {level}.
func Text(lang, key string, args ...any) string {
	text, ok := lookup(lang, key)
	if !ok {
		return key
	}
	for i := 0; i+1 < len(args); i += 2 {
		text = strings.ReplaceAll(text, fmt.Sprintf("{%v}", args[i]), fmt.Sprint(args[i+1]))
	}
	return text
}

// Count returns the words for n things: key + ".one" or key + ".other", with {n} filled.
func Count(lang, key string, n int) string {
	if n == 1 {
		return Text(lang, key+".one", "n", n)
	}
	return Text(lang, key+".other", "n", n)
}

// Has reports whether key has words in lang or in Base.
func Has(lang, key string) bool {
	_, ok := lookup(lang, key)
	return ok
}

// Words returns what lang says under the keys that begin with one of prefixes: what a page hands
// to its script.
func Words(lang string, prefixes ...string) map[string]string {
	some := map[string]string{}
	for _, words := range []catalogue{catalogues()[Base], catalogues()[lang]} {
		for key, text := range words {
			for _, p := range prefixes {
				if strings.HasPrefix(key, p) {
					some[key] = text
				}
			}
		}
	}
	return some
}
