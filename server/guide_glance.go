package server

import (
	"html/template"
	"io"
	"net/http"
	"slices"

	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/wire"
)

// figurePart ends the address of a refusal's figure.
const figurePart = "/figura"

// guided adds where the guide explains a refusal by these rules, if it does.
func guided(rules string, m wire.Refused) wire.Refused {
	g := guides()[rules]
	if g == nil {
		return m
	}
	t, ok := g.Explains(game.Code(m.Code))
	if !ok {
		return m
	}
	m.Guide = neutralPath + "/" + rules + "/" + string(m.Code)
	if len(t.Figures) > 0 {
		m.Figure = m.Guide + figurePart
	}
	return m
}

// figureOf is the figure of a topic that shows such a refusal, or else its first. There is one.
func figureOf(t guide.Topic, code game.Code) guide.Figure {
	for _, f := range t.Figures {
		if slices.ContainsFunc(f.Refused, func(r guide.Refused) bool { return r.Code == code }) {
			return f
		}
	}
	return t.Figures[0]
}

// GlanceView is the figure that goes with a refusal.
type GlanceView struct {
	Page
	Guide  *guide.Guide
	Figure guide.Figure
}

// RenderGlance writes a piece of a page: a drawing, which says itself what it shows, and its caption.
func RenderGlance(w io.Writer, v GlanceView) error {
	drawn := &drawer{Page: v.Page}
	said, err := drawn.figure(v.Guide, v.Figure)
	if err != nil {
		return err
	}
	return v.render(w, "glance.html", struct {
		Parts, Drawing template.HTML
		Caption        string
	}{drawn.parts(), said.Drawing, said.Caption})
}

// glance is open to everybody, at the pace of Config.Views: the figure of the topic that explains a refusal.
func (s *Server) glance(w http.ResponseWriter, r *http.Request) {
	code := game.Code(r.PathValue("code"))
	g := guides()[r.PathValue("rules")]
	if g == nil {
		s.nowhere(w, r)
		return
	}
	t, ok := g.Explains(code)
	if !ok || len(t.Figures) == 0 {
		s.nowhere(w, r)
		return
	}
	view := GlanceView{Page: explaining(r), Guide: g, Figure: figureOf(t, code)}
	s.answer(w, r, http.StatusOK, func(w io.Writer) error { return RenderGlance(w, view) })
}
