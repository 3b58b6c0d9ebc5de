package server

import (
	"fmt"
	"html/template"
	"io"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/guide/all"
)

// GuideView is the guide of a ruleset.
type GuideView struct {
	Page
	Guide *guide.Guide
}

// RenderGuide writes the guide of a ruleset, whole without scripts.
func RenderGuide(w io.Writer, v GuideView) error {
	book, err := newBook(v.Page, v.Guide)
	if err != nil {
		return err
	}
	return v.render(w, "guide.html", book)
}

// book is what the template of a guide reads.
type book struct {
	Page
	ID, Name, Line string
	Chapters       []chapter
	Parts          template.HTML // what its drawings have in common
	Live           *liveBoards   // nil where nothing is to be tried
}

type chapter struct {
	Anchor, Title string // without a title it is the only one of its page, which has it
	Topics        []topic
}

type topic struct {
	Anchor, Title string
	Top           bool // it stands in no chapter
	Words         []string
	Figures       []figure
	Ours          bool
	Sources       []guide.Source
}

func newBook(p Page, g *guide.Guide) (book, error) {
	id := g.Rules.ID()
	b := book{Page: p, ID: id, Name: p.T("rules." + id + ".name"), Line: p.T("rules." + id + ".line")}
	drawn := &drawer{Page: p}
	for _, c := range g.Chapters {
		ch := chapter{Anchor: chapterAnchor(c), Title: p.T("guide.chapter." + c.Name)}
		for _, t := range c.Topics {
			told, err := drawn.topic(g, t)
			if err != nil {
				return book{}, err
			}
			ch.Topics = append(ch.Topics, told)
		}
		b.Chapters = append(b.Chapters, ch)
	}
	b.Parts, b.Live = drawn.parts(), drawn.live()
	return b, nil
}

// chapterAnchor is apart from those of topics, which may have a chapter's name.
func chapterAnchor(c guide.Chapter) string { return "cap-" + c.Name }

// drawer makes the figures of a page, which share their parts and are counted.
type drawer struct {
	Page
	still    bool // nothing is to be tried
	unsolved bool // what is to be tried is not shown beforehand
	drawings []diagram.Drawing
	boards   []liveBoard
	tasks    []taskData
}

// topic is a topic with its figures drawn.
func (d *drawer) topic(g *guide.Guide, t guide.Topic) (topic, error) {
	told := topic{Anchor: t.Name, Title: g.Text(d.lang(), t.Title), Ours: t.Ours, Sources: t.Sources}
	for _, w := range t.Words {
		told.Words = append(told.Words, g.Text(d.lang(), w))
	}
	for i, f := range t.Figures {
		fig, err := d.figure(g, f)
		if err != nil {
			return topic{}, fmt.Errorf("%s, %s, figure %d: %w", g.Rules.ID(), t.Name, i, err)
		}
		told.Figures = append(told.Figures, fig)
	}
	return told, nil
}

// parts is what the drawings so far have in common.
func (d *drawer) parts() template.HTML { return template.HTML(diagram.Parts(d.drawings...)) }

// PlayPath is where a game by these rules begins.
func (b book) PlayPath() string { return b.StartPath() + "?rules=" + b.ID }

// GuideIndexView is the guide's first page.
type GuideIndexView struct {
	Page
	Offers []game.Family
}

// RenderGuideIndex writes the guide's first page.
func RenderGuideIndex(w io.Writer, v GuideIndexView) error {
	return v.render(w, "guideindex.html", guideIndex{v.Page, v.shelves(), v.lessons(), v.more()})
}

type guideIndex struct {
	Page
	Shelves []shelf
	Lessons []shelved
	More    []shelved
}

// lessons are the first games.
func (v GuideIndexView) lessons() []shelved {
	var list []shelved
	for _, a := range all.Lessons() {
		list = append(list, shelved{guideOf(a).Text(v.lang(), a.Title), v.T("pages.lesson.line"), v.address(leaf{lessonKind, a.Name})})
	}
	return list
}

// more is what lies beside the rules.
func (v GuideIndexView) more() []shelved {
	list := []shelved{{v.T("pages.compare.title"), v.T("pages.compare.lead"), v.address(compareLeaf)}}
	for _, a := range all.Strategies() {
		list = append(list, shelved{guideOf(a).Text(v.lang(), a.Title), v.T("pages.strategy.line"), v.address(leaf{strategyKind, a.Name})})
	}
	for _, kind := range []string{historyKind, glossaryKind} {
		if path := v.address(leaf{kind: kind}); path != "" {
			list = append(list, shelved{v.T("pages." + kind + ".title"), v.T("pages." + kind + ".line"), path})
		}
	}
	return list
}

// shelf is the guides of a family.
type shelf struct {
	Name   string
	Groups []shelfGroup
}

type shelfGroup struct {
	Name  string
	Books []shelved
}

type shelved struct{ Name, Line, Path string }

// shelves are the families whose rulesets are explained.
func (v GuideIndexView) shelves() []shelf {
	var list []shelf
	for _, f := range v.Offers {
		s := shelf{Name: v.T("family." + f.Name + ".name")}
		for _, g := range f.Groups {
			group := shelfGroup{Name: v.T("group." + g.Name)}
			for _, r := range g.Rules {
				if id := r.ID(); guides()[id] != nil {
					group.Books = append(group.Books, shelved{v.T("rules." + id + ".name"), v.T("rules." + id + ".line"), v.address(rulesLeaf(id))})
				}
			}
			if group.Books != nil {
				s.Groups = append(s.Groups, group)
			}
		}
		if s.Groups != nil {
			list = append(list, s)
		}
	}
	return list
}

// guideOf is the address of the guide of a ruleset, "" where it has none.
func (p Page) guideOf(id string) string { return p.address(rulesLeaf(id)) }

// ComparePath is where these rules are compared with others.
func (b book) ComparePath() string { return b.address(compareLeaf) + "?a=" + b.ID }

// LessonPath is the first game by these rules, "" where there is none.
func (b book) LessonPath() string {
	for _, a := range all.Lessons() {
		if a.Rules == b.ID {
			return b.address(leaf{lessonKind, a.Name})
		}
	}
	return ""
}
