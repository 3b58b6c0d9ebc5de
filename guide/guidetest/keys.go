package guidetest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tabuleiro/guide"
	"tabuleiro/i18n"
)

// Keys checks that every key of the catalogues below "guide." is said by a guide, an article or the glossary,
// but for those of spare: words for values of fields that no listed ruleset has.
func Keys(t *testing.T, guides []*guide.Guide, articles []guide.Article, terms []guide.Term, spare ...string) {
	t.Helper()
	said := keys{}
	for _, g := range guides {
		for _, c := range g.Chapters {
			said.words(guide.Say("chapter." + c.Name))
			said.topics(c.Topics)
		}
	}
	for _, a := range articles {
		said.words(a.Title)
		said.topics(a.Topics)
	}
	for _, term := range terms {
		said.words(guide.Say("term." + term.Name))
		said.words(guide.Say("means." + term.Name))
	}
	for _, key := range slices.Sorted(maps.Keys(i18n.Words(i18n.Base, "guide."))) {
		if name := strings.TrimPrefix(key, "guide."); said[name] == slices.Contains(spare, name) {
			t.Errorf("%s is said: %v", key, said[name])
		}
	}
}

// keys are those that are said, below "guide.".
type keys map[string]bool

func (k keys) topics(topics []guide.Topic) {
	for _, topic := range topics {
		k.words(topic.Title)
		for _, w := range topic.Words {
			k.words(w)
		}
		for _, f := range topic.Figures {
			k.words(f.Caption)
			k.words(f.Task)
		}
	}
}

func (k keys) words(w guide.Words) {
	k[w.Key] = true
	for _, f := range w.Fill {
		switch v := f.Value.(type) {
		case guide.Words:
			k.words(v)
		case guide.Number:
			k[v.Key+".one"], k[v.Key+".other"] = true, true
		}
	}
}
