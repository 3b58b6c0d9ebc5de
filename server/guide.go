package server

import (
	"io"
	"net/http"
	"sync"

	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/guide/all"
)

// guides are those of all rulesets, by id.
var guides = sync.OnceValue(func() map[string]*guide.Guide {
	m := map[string]*guide.Guide{}
	for _, g := range all.Guides() {
		m[g.Rules.ID()] = g
	}
	return m
})

// addGuide adds the addresses of the guide that lead to those of a language.
func (s *Server) addGuide(mux *http.ServeMux) {
	mux.Handle("GET "+neutralPath, s.paced(&s.views, s.toGuide))
	mux.Handle("GET "+neutralPath+"/{rules}", s.paced(&s.views, s.toGuide))
	mux.Handle("GET "+neutralPath+"/{rules}/{code}", s.paced(&s.views, s.toGuide))
	mux.Handle("GET "+neutralPath+"/{rules}/{code}"+figurePart, s.paced(&s.views, s.glance))
	mux.Handle("GET "+whyPath, s.paced(&s.views, s.why))
	for _, pattern := range []string{neutralPath, neutralPath + "/{rules}", neutralPath + "/{rules}/{code}", neutralPath + "/{rules}/{code}" + figurePart} {
		mux.Handle(pattern, s.wrongMethod("GET, HEAD"))
	}
}

// toGuide is open to everybody, at the pace of Config.Views: it leads to the guide in the reader's language, to that of
// a ruleset, or to the topic that explains a refusal.
func (s *Server) toGuide(w http.ResponseWriter, r *http.Request) {
	to, anchor := guideLeaf, ""
	if id := r.PathValue("rules"); id != "" {
		g := guides()[id]
		if g == nil {
			s.nowhere(w, r)
			return
		}
		to = rulesLeaf(id)
		if topic, ok := g.Explains(game.Code(r.PathValue("code"))); ok {
			anchor = "#" + topic.Name
		}
	}
	w.Header().Set("Cache-Control", "no-store") // it depends on the reader
	http.Redirect(w, r, theAtlas().paths[languageOf(r)][to]+anchor, http.StatusFound)
}

// nowhere answers that the guide has no such page.
func (s *Server) nowhere(w http.ResponseWriter, r *http.Request) {
	s.fail(w, r, http.StatusNotFound, codeNoGuide)
}

// guideIndex is the guide's first page.
func (s *Server) guideIndex(w http.ResponseWriter, r *http.Request) {
	view := GuideIndexView{Page: explaining(r), Offers: s.offers}
	s.answerKept(w, r, view.Page, func(w io.Writer) error { return RenderGuideIndex(w, view) })
}

// guideRules is the guide of a ruleset.
func (s *Server) guideRules(w http.ResponseWriter, r *http.Request, id string) {
	view := GuideView{Page: explaining(r), Guide: guides()[id]}
	s.answerKept(w, r, view.Page, func(w io.Writer) error { return RenderGuide(w, view) })
}

// explaining is a page of the guide. Its words speak of white and black, and so its pieces are, whatever the browser has
// chosen.
func explaining(r *http.Request) Page {
	p := pageOf(r)
	p.Pieces, p.Hints, p.Zen = "", "", ""
	return p
}
