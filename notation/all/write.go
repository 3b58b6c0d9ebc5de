package all

import (
	"fmt"
	"io"
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
	"tabuleiro/notation"
	"tabuleiro/notation/ggf"
	"tabuleiro/notation/obf"
	"tabuleiro/notation/pdn"
	"tabuleiro/notation/transcript"
)

// JSON is a form that is written and not read.
const JSON = "json"

// Written are the forms that Write knows. WTHOR has files of its own beside the games: see package wthor.
var Written = []string{PDN, GGF, OBF, Transcript, JSON}

// FormError is why a game is not written, or a file not read: the form has no such games.
type FormError struct {
	Game          int // its number; 0 for all games of a file
	Ruleset, Form string
	Elsewhere     bool // it has those that begin as is usual, and this one does not
}

func (e *FormError) Error() string {
	text := fmt.Sprintf("%s has no games of %s", e.Form, e.Ruleset)
	if e.Elsewhere {
		text = fmt.Sprintf("%s has no games that begin with a position", e.Form)
	}
	if e.Game > 0 {
		text = fmt.Sprintf("game %d: %s", e.Game, text)
	}
	return text
}

// Write writes a game, which has Rules and its Moves. The error is a *FormError or one of w.
func Write(w io.Writer, g *notation.Game, form string, style pdn.Style) error {
	_, discs := g.Rules.(*reversi.Rules)
	if discs == (form == PDN) && form != JSON || !slices.Contains(Written, form) {
		return &FormError{Game: g.Number, Ruleset: g.Rules.ID(), Form: form}
	}
	if form == Transcript && g.Start.StartFEN() != game.Begin(g.Rules).StartFEN() {
		return &FormError{Game: g.Number, Ruleset: g.Rules.ID(), Form: form, Elsewhere: true}
	}
	switch form {
	case GGF:
		return ggf.Write(w, g)
	case OBF:
		return obf.Write(w, g)
	case Transcript:
		return transcript.Write(w, g)
	case JSON:
		return writeJSON(w, g)
	}
	return pdn.Write(w, g, style)
}

// Usual is the form in which games of some rules are written if nobody says another.
func Usual(g *notation.Game) string {
	if _, discs := g.Rules.(*reversi.Rules); discs {
		return GGF
	}
	return PDN
}
