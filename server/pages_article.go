package server

import (
	"html/template"
	"io"
	"slices"
	"strings"

	"tabuleiro/guide"
)

// ArticleView is a page of articles: strategy, history.
type ArticleView struct {
	Page
	Kind     string // of the leaf
	Articles []guide.Article
}

// RenderArticles writes articles, one after the other.
func RenderArticles(w io.Writer, v ArticleView) error {
	page := articlePage{Page: v.Page, Title: v.T("pages." + v.Kind + ".title"), Line: v.T("pages." + v.Kind + ".line")}
	drawn := &drawer{Page: v.Page}
	for _, a := range v.Articles {
		ch := chapter{Anchor: "cap-" + a.Name, Title: guideOf(a).Text(v.lang(), a.Title)}
		for _, t := range a.Topics {
			told, err := drawn.topic(guideOf(a), t)
			if err != nil {
				return err
			}
			if told.Top = len(v.Articles) == 1; !told.Top { // two may have a topic of one name
				told.Anchor = a.Name + "-" + told.Anchor
			}
			ch.Topics = append(ch.Topics, told)
		}
		page.Chapters = append(page.Chapters, ch)
	}
	if len(page.Chapters) == 1 {
		page.Title, page.Chapters[0].Title = page.Chapters[0].Title, ""
	}
	page.Parts, page.Live = drawn.parts(), drawn.live()
	return v.render(w, "guidearticle.html", page)
}

// articlePage is what the template reads.
type articlePage struct {
	Page
	Title, Line string
	Chapters    []chapter
	Parts       template.HTML
	Live        *liveBoards
}

// guideOf is on whose board an article's figures are.
func guideOf(a guide.Article) *guide.Guide {
	if g := guides()[a.Rules]; g != nil {
		return g
	}
	return &guide.Guide{} // it has no figures
}

// GlossaryView is the words of the games.
type GlossaryView struct {
	Page
	Terms []guide.Term
}

// RenderGlossary writes the words of the games in the order of their letters.
func RenderGlossary(w io.Writer, v GlossaryView) error {
	page := glossary{Page: v.Page}
	for _, t := range v.Terms {
		e := entry{Anchor: t.Name, Word: v.T("guide.term." + t.Name), Means: v.T("guide.means." + t.Name)}
		if t.Rules != "" {
			e.Path = v.guideOf(t.Rules) + "#" + t.Topic
		}
		page.Entries = append(page.Entries, e)
	}
	slices.SortStableFunc(page.Entries, func(a, b entry) int { return strings.Compare(sortable(a.Word), sortable(b.Word)) })
	return v.render(w, "guideglossary.html", page)
}

type glossary struct {
	Page
	Entries []entry
}

type entry struct{ Anchor, Word, Means, Path string }

// plainLetters are letters without their marks, as dictionaries of our languages order them.
var plainLetters = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ç", "c", "é", "e", "ê", "e", "í", "i", "ñ", "nz", "ó", "o", "ô", "o", "õ", "o", "ú", "u", "ü", "u")

func sortable(word string) string { return plainLetters.Replace(strings.ToLower(word)) }
