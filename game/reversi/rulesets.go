package reversi

import "tabuleiro/game"

// World Othello Federation: black first, e4 and d5 black, d4 and e5 white, more discs win.
var reversi = Ruleset{ID: "reversi", Files: 8, Ranks: 8}

// listed is every ruleset that is offered, in the order of the start page. A released row is never
// edited: a correction is a new row with the next revision.
var listed = []Ruleset{
	reversi,
	reversi.With("reversi-misere", func(r *Ruleset) { r.Misere = true }),
	reversi.With("reversi-6x6", func(r *Ruleset) { r.Files, r.Ranks = 6, 6 }),
	reversi.With("reversi-10x10", func(r *Ruleset) { r.Files, r.Ranks = 10, 10 }),
	reversi.With("reversi-free", func(r *Ruleset) { r.FreeCentre = true }), // as first played in 1883
}

// Groups returns the listed rulesets in the order of the start page, all in one group.
func Groups() []game.Group { return []game.Group{{Name: "reversi", Rules: game.AsRules(All())}} }
