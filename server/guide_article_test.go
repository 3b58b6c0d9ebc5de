package server

import (
	"strings"
	"testing"

	"tabuleiro/client"
	"tabuleiro/guide"
	"tabuleiro/guide/all"
)

func TestALessonBeginsAtItsBeginning(t *testing.T) {
	built(t)
	s, ctx := start(t), patience(t)
	b := client.New(s.base)
	for query, want := range map[string]string{
		"": "Passo 1 de", "?passo=3": "Passo 3 de", "?passo=99": "Passo 1 de", "?passo=-1": "Passo 1 de", "?passo=x": "Passo 1 de", "?passo=1": "Passo 1 de",
	} {
		page := ask(t, ctx, b, "GET", s.base+"/pt/guia/primeira-partida/damas"+query, "").body
		if !strings.Contains(page, want) {
			t.Errorf("%s: it lacks %q", query, want)
		}
	}
}

// What is to be found is not drawn beforehand, and its answer is words that are closed.
func TestAStepDoesNotShowItsAnswer(t *testing.T) {
	lesson := all.Lessons()[0]
	for i, step := range lesson.Topics {
		page := rendered(t, func(b *strings.Builder) error {
			return RenderLesson(b, LessonView{Lesson: lesson, Step: i + 1})
		})
		tried := len(step.Figures) == 1 && step.Figures[0].Task.Key != ""
		if strings.Contains(page, `<details class="answer">`) != tried || strings.Contains(page, `id="tasks"`) != tried {
			t.Errorf("step %d: something is to be tried: %v", i+1, tried)
		}
		if tried && (strings.Contains(page, "Seta de") || strings.Contains(page, "Pode terminar em")) {
			t.Errorf("step %d tells its answer", i+1)
		}
	}
}

// Pages of articles are valid whatever there is on them: sources with and without an address, words without a board, several at once.
func TestArticlesAreValid(t *testing.T) {
	lesson := all.Lessons()[0]
	about := guide.Article{Name: "about", Title: lesson.Title, Topics: []guide.Topic{{
		Name: "only-words", Title: lesson.Title, Words: lesson.Topics[0].Words,
		Sources: []guide.Source{{Name: "A <book>"}, {Name: "A page", URL: "https://example.org/?a=1&b=2"}},
	}}}
	page := rendered(t, func(b *strings.Builder) error {
		return RenderArticles(b, ArticleView{Kind: "history", Articles: []guide.Article{lesson, about}})
	})
	for _, fault := range inspect(page).faults {
		t.Error(fault)
	}
	for _, want := range []string{"A &lt;book&gt;", `<a href="https://example.org/?a=1&amp;b=2"`, `id="cap-about"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestTheGlossaryIsInTheOrderOfItsLetters(t *testing.T) {
	g := GlossaryView{Terms: []guide.Term{{Name: "b"}, {Name: "a", Rules: "brazilian", Topic: "man"}}}
	page := rendered(t, func(b *strings.Builder) error { return RenderGlossary(b, g) })
	first, second := strings.Index(page, `id="a"`), strings.Index(page, `id="b"`)
	if first < 0 || second < first || !strings.Contains(page, "/pt/guia/damas-brasileiras#man") {
		t.Errorf("a stands at %d, b at %d, or a has no link", first, second)
	}
	for _, words := range [][2]string{{"ângulo", "canto"}, {"dama", "DIAGONAL"}, {"nada", "ñame"}, {"ñame", "ocho"}} {
		if sortable(words[0]) >= sortable(words[1]) {
			t.Errorf("%s stands after %s", words[0], words[1])
		}
	}
}
