package reversi_test

import (
	"testing"

	rules "tabuleiro/game/reversi"
	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/reversi"
)

func TestFiguresAreWhatTheRulesSay(t *testing.T) {
	for _, g := range reversi.All() {
		guidetest.Figures(t, g)
	}
}

func TestEveryLanguageHasTheWords(t *testing.T) {
	for _, g := range reversi.All() {
		guidetest.Words(t, g)
	}
}

func TestEveryRefusalIsExplained(t *testing.T) {
	for _, g := range reversi.All() {
		guidetest.Refusals(t, g)
	}
}

func TestPairsDifferWhereTheirFieldsDo(t *testing.T) {
	var rulesets []any
	for _, r := range rules.All() {
		rulesets = append(rulesets, r.Ruleset)
	}
	guidetest.Pairs(t, reversi.All(), rulesets, "ID")
}
