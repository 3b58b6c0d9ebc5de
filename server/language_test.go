package server

import (
	"fmt"
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"tabuleiro/client"
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
	b := client.New(s.base)
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

func TestALanguageLeadsBackToOurPagesAlone(t *testing.T) {
	for back, want := range map[string]string{
		"/jogo/abc/lugar/b1-x_y":         "/jogo/abc/lugar/b1-x_y",
		"/jogo/abc%2Fd":                  "/jogo/abc%2Fd",
		"":                               "/",
		"https://evil.example/jogo/abc":  "/",
		"//evil.example/jogo/abc":        "/",
		"/\\evil.example":                "/",
		"/jogo/a\nSet-Cookie: x":         "/",
		"/jogo/abc?lang=es":              "/jogo/abc",
		"/importada/x-_y?lance=12.1.3":   "/importada/x-_y?lance=12.1.3",
		"/importada/x?lance=%0d%0aA&p=2": "/importada/x?lance=%0D%0AA",
		"/importadas?p=2&lance=3":        "/importadas?p=2",
		"/importadas/x?p=3":              "/importadas/x?p=3",
		"/importar?x=y":                  "/importar",
		"/?rules=a&opponent=both&x=y":    "/?opponent=both&rules=a",
		"/?rules=a&fen=W%3AW":            "/?fen=W%3AW&rules=a",
		"/?x=y":                          "/",
		"?rules=a":                       "/",
		"javascript:alert(1)":            "/",
		"jogo/abc":                       "/",
		"/posicao?rules=a&fen=W%3AW&x=y": "/posicao?fen=W%3AW&rules=a",
		"//evil.example/posicao?fen=":    "/",
		"/posicao/../lingua":             "/",
		"/nowhere":                       "/",
	} {
		if got := backTo(back); got != want {
			t.Errorf("%q leads to %s, want %s", back, got, want)
		}
	}
}

// Fails when the page behind a seat link lacks the switches, or the switch leaves it.
func TestAnInvitationSpeaksEveryLanguage(t *testing.T) {
	s, ctx := start(t), patience(t)
	_, link := invite(t, ctx, s, "&name=Ana")
	bob := client.New(s.base)
	path := urlOf(t, link).EscapedPath()
	page := ask(t, ctx, bob, "GET", link, "").body
	for _, want := range []string{`name="back" value="` + path + `"`, `name="lang" value="en"`, `data-act="theme"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	a := ask(t, ctx, bob, "POST", s.base+"/lingua", "lang=en&back="+path)
	if a.Header.Get("Location") != path {
		t.Errorf("English leads to %s", a.Header.Get("Location"))
	}
	if page := ask(t, ctx, bob, "GET", link, "").body; !strings.Contains(page, "Ana invites you") {
		t.Error("it is not in English")
	}
}

// Fails when a page forgets at which place of it one was.
func TestALanguageKeepsThePlace(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	var text strings.Builder
	for n := range gamesPerPage + 1 {
		fmt.Fprintf(&text, "[White %q]\n[Ruleset \"brazilian\"]\n\n1. c3-d4 b6-a5 *\n\n", fmt.Sprint("Ana ", n))
	}
	list := strings.TrimPrefix(brings(t, ctx, b, s.base, text.String()), s.base)
	game := gameLink.FindString(ask(t, ctx, b, "GET", s.base+list, "").body)
	fen := url.QueryEscape("W:Wc3:Bd6")
	for _, address := range []string{list + "?p=2", importsPath + "?p=1", game + "?lance=2", "/?fen=" + fen + "&rules=brazilian", "/?rules=turkish", "/pt?rules=turkish", "/posicao?fen=" + fen + "&rules=brazilian"} {
		page := ask(t, ctx, b, "GET", s.base+address, "")
		back := regexp.MustCompile(`name="back" value="([^"]*)"`).FindStringSubmatch(page.body)
		if page.StatusCode != 200 || len(back) == 0 || html.UnescapeString(back[1]) != address {
			t.Errorf("%s, %s leads back to %q", address, page.Status, back)
			continue
		}
		a := ask(t, ctx, b, "POST", s.base+"/lingua", "lang=en&back="+url.QueryEscape(address))
		if a.Header.Get("Location") != strings.Replace(address, "/pt?", "/en?", 1) {
			t.Errorf("%s: English leads to %s", address, a.Header.Get("Location"))
		}
		ask(t, ctx, b, "POST", s.base+"/lingua", "lang=pt-BR")
	}
}
