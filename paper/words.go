package paper

import (
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/i18n"
)

// decimal is a number as a language writes it, with a comma but in English.
func decimal(lang string, v float64) string {
	text := strconv.FormatFloat(v, 'f', -1, 64)
	if lang == "en" {
		return text
	}
	return strings.ReplaceAll(text, ".", ",")
}

// rulesName is what a ruleset is called.
func rulesName(lang string, r game.Rules) string { return i18n.Text(lang, "rules."+r.ID()+".name") }

// sideName is what a side is called.
func sideName(lang string, c game.Color) string { return i18n.Text(lang, "side."+c.String()) }
