package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/i18n"
)

func TestEveryLeafHasAnAddressOfItsOwn(t *testing.T) {
	a := theAtlas()
	if got, want := len(a.atPaths), len(a.leaves)*len(i18n.Languages); got != want {
		t.Errorf("%d leaves in %d languages have %d addresses, want %d", len(a.leaves), len(i18n.Languages), got, want)
	}
	for path, l := range a.atPaths {
		if path != strings.ToLower(path) || strings.Trim(path, "abcdefghijklmnopqrstuvwxyz0123456789-/") != "" || strings.Contains(path, "slug.") {
			t.Errorf("%v lies at %s", l, path)
		}
	}
}

func TestAddressesStay(t *testing.T) {
	for lang, want := range map[string]string{
		"pt-BR": "/pt/guia/damas-brasileiras",
		"es":    "/es/guia/damas-brasilenas",
		"en":    "/en/guide/brazilian-draughts",
	} {
		if got := rulesLeaf("brazilian").path(lang); got != want {
			t.Errorf("%s: %s, want %s", lang, got, want)
		}
	}
}

// The language of an address comes before the cookie, and that before the browser's.
func TestAnAddressSaysItsLanguage(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	ask(t, ctx, b, "POST", s.base+"/lingua", "lang=en")
	for path, lang := range map[string]string{
		"/es": "es", "/es/guia": "es", "/pt/guia/damas-turcas": "pt-BR", "/en/guide/pool-checkers": "en", "/es/guia/nada": "es", "/": "en", "/espada": "en",
	} {
		a := ask(t, ctx, b, "GET", s.base+path, "", "Accept-Language", "pt")
		if !strings.Contains(a.body, `<html lang="`+lang+`"`) || a.Header.Get("Content-Language") != lang {
			t.Errorf("%s speaks %s, want %s", path, a.Header.Get("Content-Language"), lang)
		}
	}
}

func TestPagesNameThemselvesInEveryLanguage(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	page := ask(t, ctx, client.New(s.base), "GET", s.base+"/es/guia/damas-rusas", "").body
	for _, want := range []string{
		`<link rel="canonical" href="` + s.base + `/es/guia/damas-rusas">`,
		`<link rel="alternate" hreflang="pt" href="` + s.base + `/pt/guia/damas-russas">`,
		`<link rel="alternate" hreflang="en" href="` + s.base + `/en/guide/russian-draughts">`,
		`<link rel="alternate" hreflang="x-default" href="` + s.base + `/guia/russian">`,
		`name="back" value="/es/guia/damas-rusas"`,
		`<a class="brand" href="/es"`,
		`href="/es?rules=russian"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	home := ask(t, ctx, client.New(s.base), "GET", s.base+"/", "").body
	if !strings.Contains(home, `hreflang="es" href="`+s.base+`/es">`) || strings.Contains(home, "canonical") {
		t.Error("the start page does not name its other languages, or calls one of them its own address")
	}
}

func TestTheSwitchKeepsThePage(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for back, want := range map[string]string{
		"/pt/guia/damas-russas": "/en/guide/russian-draughts",
		"/es/guia":              "/en/guide",
		"/es":                   "/en",
		"/en/guide?q=1":         "/en/guide?q=1",
		"/pt/guia/nada":         "/",
		"//evil/es/guia":        "/",
		"/es/guia//evil":        "/",
	} {
		a := ask(t, ctx, b, "POST", s.base+"/lingua", "lang=en&back="+back)
		if got := a.Header.Get("Location"); a.StatusCode != 303 || got != want {
			t.Errorf("from %s to %s, want %s", back, got, want)
		}
		if !slices.ContainsFunc(a.Cookies(), isEnglish) {
			t.Errorf("from %s no cookie keeps the language", back)
		}
	}
}

func TestTheGuideIsFoundInTheReadersLanguage(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	leads := func(path, want string) {
		t.Helper()
		a := ask(t, ctx, b, "GET", s.base+path, "", "Accept-Language", "es")
		if got := a.Header.Get("Location"); a.StatusCode != 302 || got != want {
			t.Errorf("%s leads to %s with %s, want %s", path, got, a.Status, want)
		}
	}
	leads("/guia", "/es/guia")
	leads("/guia/turkish", "/es/guia/damas-turcas")
	leads("/guia/brazilian/no-such-code", "/es/guia/damas-brasilenas")
	ask(t, ctx, b, "POST", s.base+"/lingua", "lang=en")
	leads("/guia", "/en/guide")
}

func TestTheGuideHasNoOtherPages(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for _, path := range []string{"/pt/guia/xadrez", "/guia/chess", "/pt/guide", "/pt/guia/damas-brasileiras/mais", "/pt/nada"} {
		a := ask(t, ctx, b, "GET", s.base+path, "", "Accept-Language", "pt")
		if a.StatusCode != 404 || !strings.Contains(a.body, `href="/pt/guia"`) {
			t.Errorf("%s: %s, or no way on", path, a.Status)
		}
	}
	if a := ask(t, ctx, b, "GET", s.base+"/pt/guia/", ""); a.StatusCode != 301 || a.Header.Get("Location") != "/pt/guia" {
		t.Errorf("a stroke at the end leads to %s with %s", a.Header.Get("Location"), a.Status)
	}
	if a := ask(t, ctx, b, "POST", s.base+"/pt/guia", ""); a.StatusCode != 405 || a.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("a form: %s, %s", a.Status, a.Header.Get("Allow"))
	}
}

// A game that begins on a page of a language goes on in it.
func TestTheGameSpeaksAsThePageItBeganOn(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	if page := ask(t, ctx, b, "GET", s.base+"/es", "", "Accept-Language", "pt").body; !strings.Contains(page, `<input type="hidden" name="lang" value="es">`) {
		t.Error("the form does not say its language")
	}
	a := ask(t, ctx, b, "POST", s.base+"/jogo", "rules=brazilian&opponent=both&lang=es")
	room := ask(t, ctx, b, "GET", s.base+a.Header.Get("Location"), "", "Accept-Language", "pt")
	if !strings.Contains(room.body, `<html lang="es"`) {
		t.Errorf("it speaks %s", room.Header.Get("Content-Language"))
	}
}

func isEnglish(c *http.Cookie) bool { return c.Name == languageCookie && c.Value == "en" }
