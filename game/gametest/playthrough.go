package gametest

import (
	"fmt"
	"strings"

	"tabuleiro/game"
)

// Playthrough is one whole game of r as text, always the same one: every ply with the position,
// what could be played and what was, and how things stood. As a golden file it shows every change
// of a rule, of an order or of a text.
func Playthrough(r game.Rules) string {
	var b strings.Builder
	line := game.Begin(r)
	for dice := uint64(1); line.Ply() <= longest; dice = roll(dice) {
		moves := line.Now().Moves()
		fmt.Fprintf(&b, "%d %s\n", line.Ply(), line.FEN())
		verdict := line.Verdict()
		for _, c := range verdict.Counters {
			fmt.Fprintf(&b, "  %s %d of %d %s\n", c.Reason, c.Done, c.Limit, c.Unit)
		}
		for _, c := range verdict.Claims {
			fmt.Fprintf(&b, "  claim %s %d\n", c.Reason, c.Times)
		}
		if verdict.Outcome.Over() {
			fmt.Fprintf(&b, "  %s: %s\n", verdict.Outcome.Result, verdict.Outcome.Reason)
			break
		}
		m := moves[dice>>33%uint64(len(moves))]
		for _, m := range moves {
			fmt.Fprintf(&b, "  %s", m.Short)
		}
		fmt.Fprintf(&b, "\n  plays %s\n", m.Text)
		line = line.Play(m)
	}
	return b.String()
}

// roll is Knuth's linear congruence: chance that every machine throws alike.
func roll(dice uint64) uint64 { return dice*6364136223846793005 + 1442695040888963407 }
