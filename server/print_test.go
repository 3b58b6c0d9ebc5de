package server

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/i18n"
)

// What cannot be printed is told in the page's language, and no PDF is begun.
func TestBadPrintsAreTold(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for asked, want := range map[string]string{
		"kind=board&n=0":            "A medida vai de 5 a 100 mm; você pediu 0.",
		"kind=board&n=500":          "você pediu 500",
		"kind=board&paper=a9":       "este tem 0",
		"kind=board&n=1e300":        "você pediu",
		"kind=board&n=NaN":          "você pediu",
		"kind=board&n=x":            "você pediu 0",
		"kind=pieces&n=7,5":         "você pediu 7,5",
		"kind=diagrams&n=21":        "de 1 a 20; você pediu 21",
		"kind=scoresheet&n=1000000": "de 10 a 300; você pediu 1000000",
	} {
		a := ask(t, ctx, b, "GET", s.base+"/pt/imprimir?"+asked, "")
		if a.StatusCode != http.StatusBadRequest || !strings.Contains(a.body, want) || strings.Contains(a.body, ".pdf?") {
			t.Errorf("%s: %s, want %q", asked, a.Status, want)
		}
		pdf := ask(t, ctx, b, "GET", s.base+"/imprimir.pdf?lang=pt-BR&"+asked, "")
		if pdf.StatusCode != http.StatusSeeOther || !strings.HasPrefix(pdf.Header.Get("Location"), "/pt/imprimir?") {
			t.Errorf("%s: a PDF answers %s", asked, pdf.Status)
		}
	}
	for _, path := range []string{"/pt/imprimir?kind=money", "/imprimir.pdf?kind=money", "/pt/imprimir?rules=xadrez", "/imprimir.pdf?rules=%3Cb%3E"} {
		if a := ask(t, ctx, b, "GET", s.base+path, ""); a.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: %s", path, a.Status)
		}
	}
	for _, path := range []string{"/pt/imprimir", "/imprimir", "/imprimir.pdf"} {
		if a := ask(t, ctx, b, "POST", s.base+path, ""); a.StatusCode != http.StatusMethodNotAllowed {
			t.Errorf("a form to %s: %s", path, a.Status)
		}
	}
}

// Documents cost time: an address that asks for many is told to wait.
func TestPrintsHaveAPace(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.Pictures = Rate{Burst: 2, Every: time.Hour} }), patience(t)
	b := client.New(s.base)
	for i, want := range []int{200, 200, 429} {
		if a := ask(t, ctx, b, "GET", s.base+"/imprimir.pdf?kind=diagrams&n=1", ""); a.StatusCode != want {
			t.Errorf("the %d. answers %s, want %d", i+1, a.Status, want)
		}
	}
}

func TestPrints(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.Pictures = without }), patience(t)
	b := client.New(s.base)
	for _, lang := range i18n.Languages {
		for _, k := range printKinds {
			page := ask(t, ctx, b, "GET", s.base+printLeaf.path(lang)+"?kind="+k.name+"&rules=brazilian&look=ink", "")
			if page.StatusCode != http.StatusOK || strings.Count(page.body, "<svg ") < 2 || !strings.Contains(page.body, `rules=brazilian`) {
				t.Errorf("%s in %s: %s", k.name, lang, page.Status)
			}
			if n := len(gzipped(t, page.body)); n > pageLimit {
				t.Errorf("%s in %s weighs %d bytes", k.name, lang, n)
			}
			if k.explains() && lang != i18n.Base {
				continue // package paper makes it in every language
			}
			pdf := ask(t, ctx, b, "GET", s.base+"/imprimir.pdf?kind="+k.name+"&lang="+lang, "")
			if pdf.StatusCode != http.StatusOK || pdf.Header.Get("Content-Type") != "application/pdf" || !strings.HasPrefix(pdf.body, "%PDF-") || !strings.Contains(pdf.body, "/Lang ("+lang+")") {
				t.Errorf("the PDF of %s in %s: %s", k.name, lang, pdf.Status)
			}
		}
	}
	a := ask(t, ctx, b, "GET", s.base+"/imprimir", "", "Accept-Language", "es")
	if a.StatusCode != http.StatusFound || a.Header.Get("Location") != "/es/imprimir" {
		t.Errorf("/imprimir leads to %s with %s", a.Header.Get("Location"), a.Status)
	}
	if again := ask(t, ctx, b, "GET", s.base+"/en/print?kind=board&n=40&rules=turkish&evil=%22", ""); !strings.Contains(again.body, `hreflang="es" href="`+s.base+`/es/imprimir?kind=board&amp;n=40&amp;paper=a4&amp;rules=turkish"`) {
		t.Error("the page does not name what it shows in other languages")
	}
}

// A game is printed for whoever has its address, with boards as far apart as is asked.
func TestAGameIsPrinted(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.Pictures = without }), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both&name=Ana")
	p.play(t, ctx, "c3-d4")
	b := client.New(s.base)
	game := s.base + "/jogo/" + p.Room + "/partida"
	if page := ask(t, ctx, b, "GET", game, ""); !strings.Contains(page.body, `action="/jogo/`+p.Room+`/partida.pdf"`) {
		t.Error("the page of its files does not lead there")
	}
	few, many := ask(t, ctx, b, "GET", game+".pdf?paper=letter&every=100", ""), ask(t, ctx, b, "GET", game+".pdf", "", "Accept-Language", "en")
	for _, a := range []answered{few, many} {
		if a.StatusCode != http.StatusOK || a.Header.Get("Content-Type") != "application/pdf" || !strings.HasPrefix(a.body, "%PDF-") {
			t.Errorf("%s: %v", a.Status, a.Header)
		}
	}
	for address, want := range map[string]int{
		game + ".pdf?every=0":                    http.StatusBadRequest,
		game + ".pdf?every=x":                    http.StatusBadRequest,
		s.base + "/jogo/nobody/partida.pdf":      http.StatusNotFound,
		s.base + "/importada/nobody/partida.pdf": http.StatusNotFound,
	} {
		if a := ask(t, ctx, b, "GET", address, ""); a.StatusCode != want {
			t.Errorf("%s: %s, want %d", address, a.Status, want)
		}
	}
}
