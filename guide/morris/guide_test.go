package morris_test

import (
	"slices"
	"testing"

	rules "tabuleiro/game/morris"
	"tabuleiro/guide"
	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/morris"
)

func TestFiguresAreWhatTheRulesSay(t *testing.T) {
	for _, g := range morris.All() {
		guidetest.Figures(t, g)
	}
}

func TestEveryLanguageHasTheWords(t *testing.T) {
	for _, g := range morris.All() {
		guidetest.Words(t, g)
	}
}

func TestEveryRefusalIsExplained(t *testing.T) {
	for _, g := range morris.All() {
		guidetest.Refusals(t, g)
	}
}

// house are rules that no listed ruleset has.
func house(t *testing.T) []*rules.Rules {
	t.Helper()
	base := rules.All()[0].Ruleset
	var all []*rules.Rules
	for _, rs := range []rules.Ruleset{
		base.With("takes-from-mills", func(r *rules.Ruleset) { r.TakesFromMills = true }),
		base.With("takes-per-mill", func(r *rules.Ruleset) { r.TakesPerMill = true }),
		base.With("passes", func(r *rules.Ruleset) { r.NoMove = rules.Passes }),
		base.With("stalemates", func(r *rules.Ruleset) { r.NoMove = rules.Stalemates }),
	} {
		r, err := rules.Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// The guide of rules that nobody has listed is as true as the others; it lacks what only people can tell.
func TestHouseRulesAreExplained(t *testing.T) {
	for _, r := range house(t) {
		g := morris.New(r)
		g.Chapters = slices.DeleteFunc(g.Chapters, func(c guide.Chapter) bool { return c.Name == "about" })
		guidetest.Figures(t, g)
		guidetest.Words(t, g)
		guidetest.Refusals(t, g)
	}
}

func TestPairsDifferWhereTheirFieldsDo(t *testing.T) {
	var guides []*guide.Guide
	var rulesets []any
	for _, r := range slices.Concat(rules.All(), house(t)) {
		guides = append(guides, morris.New(r))
		rulesets = append(rulesets, r.Ruleset)
	}
	guidetest.Pairs(t, guides, rulesets, "ID")
}
