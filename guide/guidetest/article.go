package guidetest

import (
	"testing"

	"tabuleiro/guide"
	"tabuleiro/i18n"
)

// Article checks the figures of an article against the rules of g, and that it has all its words in every language.
func Article(t *testing.T, g *guide.Guide, a guide.Article) {
	t.Helper()
	named := map[string]bool{}
	for _, topic := range a.Topics {
		if named[topic.Name] {
			t.Errorf("%s has two topics %s", a.Name, topic.Name)
		}
		named[topic.Name] = true
		figures(t, g, topic)
	}
	for _, lang := range i18n.Languages {
		said(t, g, lang, a.Title)
		for _, topic := range a.Topics {
			topicSaid(t, g, lang, topic)
		}
	}
}

// Lesson checks a first game: eight to twelve steps, each with words and a figure at most, and most with a task.
func Lesson(t *testing.T, g *guide.Guide, a guide.Article) {
	t.Helper()
	Article(t, g, a)
	if n := len(a.Topics); n < 8 || n > 12 {
		t.Errorf("%s has %d steps", a.Name, n)
	}
	tasks := 0
	for _, step := range a.Topics {
		if len(step.Words) == 0 || len(step.Figures) > 1 {
			t.Errorf("%s, %s has %d paragraphs and %d figures", a.Name, step.Name, len(step.Words), len(step.Figures))
			continue
		}
		if len(step.Figures) == 1 && step.Figures[0].Task.Key != "" {
			tasks++
		}
	}
	if 2*tasks < len(a.Topics) {
		t.Errorf("%s has %d tasks in %d steps", a.Name, tasks, len(a.Topics))
	}
}
