package draughts

import (
	"fmt"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// writing is how moves are written.
func writing(r draughts.Ruleset) guide.Topic {
	t := topic("writing", "Board")
	full, short := by(r, guide.Written("c3xe5xc7"), "d3xd5xb5"), by(r, guide.Written("c3xc7"), "d3xb5")
	t.Words = []guide.Words{
		say("writing.quiet", "move", by(r, guide.Written("c3-d4"), "c3-c4")),
		say("writing.capture", "full", full, "short", short),
		say("writing.both"),
	}
	t.Figures = []guide.Figure{{
		Position: by(r, "W:Wc3:Bd4,d6", "W:Wd3:Bd4,c5"), From: "a1", To: "f8",
		Shows: []string{string(full)}, Claim: captures(string(full)),
		Caption: say("writing.figure", "full", full, "short", short),
	}}
	t.Codes = []game.Code{game.NotNotation, game.NoSuchSquare, game.Ambiguous}
	return t
}

// scoresheet is how a game is written down.
func scoresheet() guide.Topic {
	t := topic("scoresheet")
	t.Words = []guide.Words{say("scoresheet.lines"), say("scoresheet.signs"), say("scoresheet.print")}
	return t
}

// files is what games are called in files.
func files(r draughts.Ruleset) guide.Topic {
	t := topic("files", "ID", "GameType")
	ruleset := guide.Verbatim(fmt.Sprintf("[Ruleset %q]", r.ID))
	if r.GameType == 0 {
		t.Words = []guide.Words{say("files.alone", "ruleset", ruleset)}
	} else {
		t.Words = []guide.Words{say("files.both", "type", guide.Verbatim(fmt.Sprintf("[GameType \"%d\"]", r.GameType)), "ruleset", ruleset)}
	}
	return t
}
