package server

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
	"time"

	"tabuleiro/client"
	"tabuleiro/game"
	"tabuleiro/i18n"
	"tabuleiro/wire"
)

func TestAFigureIsOnlyWhereARefusalIsExplained(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for _, path := range []string{"/chess/too-far", "/brazilian/past-version", "/brazilian/flanks-nothing", "/brazilian/" + strings.Repeat("x", 2000)} {
		if a := ask(t, ctx, b, "GET", s.base+neutralPath+path+figurePart, ""); a.StatusCode != 404 {
			t.Errorf("%.40s: %s", path, a.Status)
		}
	}
	if a := ask(t, ctx, b, "POST", s.base+neutralPath+"/brazilian/too-far"+figurePart, ""); a.StatusCode != 405 {
		t.Errorf("a form: %s", a.Status)
	}
}

func TestFiguresHaveAPace(t *testing.T) {
	built(t)
	s, ctx := start(t, func(c *Config) { c.Views = Rate{Burst: 2, Every: time.Hour} }), patience(t)
	b := client.New(s.base)
	for i, want := range []int{200, 200, 429} {
		if a := ask(t, ctx, b, "GET", s.base+neutralPath+"/brazilian/too-far"+figurePart, ""); a.StatusCode != want {
			t.Errorf("figure %d: %s, want %d", i+1, a.Status, want)
		}
	}
}

// Every refusal that a guide explains leads to its topic and, where that has one, to a figure: a drawing and a caption.
func TestRefusalsLeadToTheirRule(t *testing.T) {
	for id, g := range guides() {
		for topic := range g.Topics() {
			for _, code := range topic.Codes {
				m := guided(id, wire.Refused{Code: wire.Code(code)})
				if m.Guide != neutralPath+"/"+id+"/"+string(code) {
					t.Errorf("%s, %s: led to %q", id, code, m.Guide)
				}
				first, _ := g.Explains(code)
				if (m.Figure != "") != (len(first.Figures) > 0) {
					t.Errorf("%s, %s: figure at %q, and the topic has %d", id, code, m.Figure, len(first.Figures))
				}
				if m.Figure == "" {
					continue
				}
				for _, lang := range i18n.Languages {
					var b strings.Builder
					if err := RenderGlance(&b, GlanceView{Page: Page{Lang: lang}, Guide: g, Figure: figureOf(first, code)}); err != nil {
						t.Fatalf("%s, %s: %v", id, code, err)
					}
					if text := b.String(); !wellFormed(text) || !strings.Contains(text, `role="img" aria-label="`) || !strings.Contains(text, "<figcaption>") {
						t.Errorf("%s, %s, %s: %.200s", id, code, lang, text)
					}
				}
			}
		}
	}
	for rules, code := range map[string]wire.Code{"chess": "too-far", "brazilian": "past-version"} {
		if m := guided(rules, wire.Refused{Code: code}); m.Guide != "" || m.Figure != "" {
			t.Errorf("%s, %s: %+v", rules, code, m)
		}
	}
}

func wellFormed(piece string) bool {
	d := xml.NewDecoder(strings.NewReader("<figure>" + piece + "</figure>"))
	for {
		if _, err := d.Token(); err != nil {
			return err == io.EOF
		}
	}
}

// The figure is that which shows the refusal itself.
func TestTheFigureOfARefusalShowsIt(t *testing.T) {
	topic, ok := guides()["brazilian"].Explains(game.ManNotBackwards)
	if !ok {
		t.Fatal("the guide does not explain it")
	}
	if f := figureOf(topic, game.ManNotBackwards); len(f.Refused) == 0 || f.Refused[0].Code != game.ManNotBackwards {
		t.Errorf("%+v", f.Refused)
	}
}

// A table tells where the rule is explained, whether it was asked why or a move was made.
func TestATableLeadsToTheRule(t *testing.T) {
	s, ctx := start(t), patience(t)
	p := open(t, ctx, s, "rules=brazilian&opponent=both")
	for _, m := range []wire.Asked{wire.Why{Move: "c3-d2"}, wire.Play{V: p.V, Move: "c3-d2"}} {
		tell(t, p, m)
		got, ok := p.hear(t, ctx).(wire.Refused)
		for !ok {
			got, ok = p.hear(t, ctx).(wire.Refused)
		}
		if want := neutralPath + "/brazilian/" + string(got.Code); got.Guide != want || got.Figure != want+figurePart {
			t.Errorf("%s: %+v", m.Tag(), got)
		}
	}
}
