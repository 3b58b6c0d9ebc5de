package server

import (
	"io"
	"net/http"
	"slices"
	"strconv"

	"tabuleiro/guide"
	"tabuleiro/guide/all"
)

// The kinds of leaves that are no guide of a ruleset.
const (
	lessonKind   = "lesson"
	strategyKind = "strategy"
	historyKind  = "history"
	glossaryKind = "glossary"
)

// articleLeaves are those that there is something for.
func articleLeaves() []leaf {
	var list []leaf
	for _, a := range all.Lessons() {
		list = append(list, leaf{lessonKind, a.Name})
	}
	for _, a := range all.Strategies() {
		list = append(list, leaf{strategyKind, a.Name})
	}
	if len(all.History()) > 0 {
		list = append(list, leaf{kind: historyKind})
	}
	if len(all.Glossary()) > 0 {
		list = append(list, leaf{kind: glossaryKind})
	}
	return list
}

// articleOf is the article of that name; the atlas has only those that are there.
func articleOf(articles []guide.Article, name string) guide.Article {
	return articles[slices.IndexFunc(articles, func(a guide.Article) bool { return a.Name == name })]
}

// guideLesson is a step of a first game: the address says which as passo, from 1.
func (s *Server) guideLesson(w http.ResponseWriter, r *http.Request, name string) {
	view := LessonView{Page: explaining(r), Lesson: articleOf(all.Lessons(), name), Step: 1}
	if n, err := strconv.Atoi(r.URL.Query().Get("passo")); err == nil && n > 1 && n <= len(view.Lesson.Topics) {
		view.Step = n
		view.here.asks = "passo=" + strconv.Itoa(n)
	}
	s.answerKept(w, r, view.Page, func(w io.Writer) error { return RenderLesson(w, view) })
}

// guideArticles is a page of one article or several.
func (s *Server) guideArticles(w http.ResponseWriter, r *http.Request, kind string, articles ...guide.Article) {
	view := ArticleView{Page: explaining(r), Kind: kind, Articles: articles}
	s.answerKept(w, r, view.Page, func(w io.Writer) error { return RenderArticles(w, view) })
}

// guideGlossary is the words of the games.
func (s *Server) guideGlossary(w http.ResponseWriter, r *http.Request) {
	view := GlossaryView{Page: explaining(r), Terms: all.Glossary()}
	s.answerKept(w, r, view.Page, func(w io.Writer) error { return RenderGlossary(w, view) })
}
