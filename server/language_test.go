package server

import (
	"strings"
	"testing"

	"tabuleiro/server/servertest"
)

func TestTheBrowsersLanguageIsTaken(t *testing.T) {
	for header, want := range map[string]string{
		"":                               "pt-BR",
		"pt":                             "pt-BR",
		"pt-PT,pt;q=0.9":                 "pt-BR",
		"es-419,es;q=0.9,en;q=0.8":       "es",
		"EN-gb":                          "en",
		"de-DE, de;q=0.9, en;q=0.4":      "en",
		"en;q=0.3, es;q=0.7":             "es",
		"fr, it":                         "pt-BR",
		"*":                              "pt-BR",
		"es;q=0":                         "pt-BR",
		"en;q=high, es;q=0.1":            "es",
		";;;,,,q=":                       "pt-BR",
		strings.Repeat("x-klingon,", 99): "pt-BR",
	} {
		if got := accepted(header); got != want {
			t.Errorf("%q asks for %s, want %s", header, got, want)
		}
	}
}

func TestALanguageIsChosenAndKept(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := servertest.New(s.base)
	a := ask(t, ctx, b, "POST", s.base+"/lingua", "lang=es")
	if a.StatusCode != 303 || a.Header.Get("Location") != "/" {
		t.Fatalf("%s to %q", a.Status, a.Header.Get("Location"))
	}
	a = ask(t, ctx, b, "GET", s.base+"/", "", "Accept-Language", "en")
	if !strings.Contains(a.body, `<html lang="es"`) || a.Header.Get("Content-Language") != "es" {
		t.Errorf("the page is in %q: %.60s", a.Header.Get("Content-Language"), a.body)
	}
	vary := strings.Join(a.Header.Values("Vary"), ", ")
	for _, name := range []string{"Accept-Language", "Cookie", "Accept-Encoding"} {
		if !strings.Contains(vary, name) {
			t.Errorf("Vary: %s; it lacks %s", vary, name)
		}
	}
}
