package all_test

import (
	"slices"
	"testing"

	games "tabuleiro/game/all"
	"tabuleiro/guide/all"
	"tabuleiro/guide/guidetest"
)

func TestEveryKeyIsSaid(t *testing.T) {
	guidetest.Keys(t, all.Guides(), slices.Concat(all.Lessons(), all.Strategies(), all.History()), all.Glossary(),
		"morris.blocked.draws", "morris.blocked.passes", "morris.double.two", "morris.double.two.figure", "morris.safe.no", "morris.safe.no.figure")
}

func TestEveryRulesetIsExplained(t *testing.T) {
	for _, r := range games.All() {
		if g, err := all.Find(r.ID()); g == nil || err != nil {
			t.Errorf("%s: %v, %v", r.ID(), g, err)
		}
	}
}
