package server

import (
	"html/template"
	"io"
	"strconv"

	"tabuleiro/guide"
)

// LessonView is a step of a first game.
type LessonView struct {
	Page
	Lesson guide.Article
	Step   int // from 1
}

// RenderLesson writes a step of a first game: words, and a position with something to do. Without scripts the position is a
// drawing, and the answer lies below it.
func RenderLesson(w io.Writer, v LessonView) error {
	g, t := guideOf(v.Lesson), v.Lesson.Topics[v.Step-1]
	drawn := &drawer{Page: v.Page, unsolved: true}
	told, err := drawn.topic(g, t)
	if err != nil {
		return err
	}
	page := lesson{
		Page: v.Page, Name: g.Text(v.lang(), v.Lesson.Title), Step: v.Step, All: len(v.Lesson.Topics), Topic: told,
		Parts: drawn.parts(), Live: drawn.live(), RulesPath: v.guideOf(v.Lesson.Rules), path: v.address(leaf{lessonKind, v.Lesson.Name}),
		PlayPath: v.StartPath() + "?rules=" + v.Lesson.Rules + "&opponent=computer",
	}
	for i, t := range v.Lesson.Topics {
		page.Steps = append(page.Steps, lessonStep{g.Text(v.lang(), t.Title), page.at(i + 1), i+1 == v.Step})
	}
	return v.render(w, "guidelesson.html", page)
}

// lesson is what the template reads.
type lesson struct {
	Page
	Name      string
	Step, All int
	Steps     []lessonStep
	Topic     topic
	Parts     template.HTML
	Live      *liveBoards
	RulesPath string
	PlayPath  string
	path      string
}

type lessonStep struct {
	Title, Path string
	Now         bool
}

// at is the address of a step.
func (l lesson) at(step int) string {
	if step == 1 {
		return l.path
	}
	return l.path + "?passo=" + strconv.Itoa(step)
}

// Next is the address of the step after this one, "" after the last.
func (l lesson) Next() string {
	if l.Step == l.All {
		return ""
	}
	return l.at(l.Step + 1)
}

// Previous is the address of the step before this one, "" before the first.
func (l lesson) Previous() string {
	if l.Step == 1 {
		return ""
	}
	return l.at(l.Step - 1)
}
