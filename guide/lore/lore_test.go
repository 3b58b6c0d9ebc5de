package lore_test

import (
	"testing"

	"tabuleiro/guide/all"
	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/lore"
	"tabuleiro/i18n"
)

func TestTermsHaveWordsAndLeadSomewhere(t *testing.T) {
	for _, term := range lore.Glossary() {
		for _, key := range []string{"guide.term." + term.Name, "guide.means." + term.Name} {
			if !i18n.Has(i18n.Base, key) {
				t.Errorf("no %s", key)
			}
		}
		if term.Rules == "" {
			continue
		}
		g, err := all.Find(term.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := g.Topic(term.Topic); !ok {
			t.Errorf("%s: the guide of %s has no %s", term.Name, term.Rules, term.Topic)
		}
	}
}

func TestWhatIsToldHasASource(t *testing.T) {
	g, err := all.Find("brazilian") // history has no figures: any guide says its words
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range lore.History() {
		guidetest.Article(t, g, a)
		for _, topic := range a.Topics {
			if len(topic.Sources) == 0 {
				t.Errorf("%s has no source", topic.Name)
			}
		}
	}
}
