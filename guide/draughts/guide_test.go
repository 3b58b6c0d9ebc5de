package draughts_test

import (
	"testing"

	rules "tabuleiro/game/draughts"
	"tabuleiro/guide/draughts"
	"tabuleiro/guide/guidetest"
)

func TestFiguresAreWhatTheRulesSay(t *testing.T) {
	for _, g := range draughts.All() {
		guidetest.Figures(t, g)
	}
}

func TestEveryLanguageHasTheWords(t *testing.T) {
	for _, g := range draughts.All() {
		guidetest.Words(t, g)
	}
}

func TestPairsDifferWhereTheirFieldsDo(t *testing.T) {
	var rulesets []any
	for _, r := range rules.All() {
		rulesets = append(rulesets, r.Ruleset)
	}
	guidetest.Pairs(t, draughts.All(), rulesets)
}

func TestEveryRefusalIsExplained(t *testing.T) {
	for _, g := range draughts.All() {
		guidetest.Refusals(t, g)
	}
}
