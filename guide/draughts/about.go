package draughts

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// about is what is peculiar about a ruleset, where it is played and where we have it from.
func about(r draughts.Ruleset) guide.Topic {
	t := topic("about")
	t.Words = []guide.Words{say("about." + r.ID), say("about.source", "source", sources[r.ID])}
	if f, ok := peculiar[r.ID]; ok {
		t.Figures = []guide.Figure{f}
	}
	return t
}

// peculiar are positions that tell a ruleset from its relatives.
var peculiar = map[string]guide.Figure{
	"brazilian": {
		Position: "W:Wf6,c1:Be7,b6", Shows: []string{"f6xd8"}, Claim: captures("f6xd8"),
		Caption: say("peculiar.brazilian", "s", "f6", "to", "d8", "left", "b6"), Task: captureTask(),
	},
	"russian-free": {
		Position: "W:Wf6,c1:Be7,b6", Claim: all("f6xd8xa5", "f6-g7", "c1-b2", "c1-d2"),
		Caption: say("peculiar.russian-free", "s", "f6"), Task: moveTask(),
	},
	"italian": {
		Position: "W:Wd4:BKe5,c3", From: "a1", To: "f8", Claim: all("d4-c5"),
		Refused: append(not(game.ManSparesKing, "d4xf6"), not(game.ManNotBackwards, "d4xb2")...),
		Caption: say("peculiar.italian", "s", "d4", "king", "e5", "behind", "c3"), Task: moveTask(),
	},
	"italian-traditional": {
		Position: "W:Wd4:BKe5,c3", From: "a1", To: "f8", Shows: []string{"d4-c5"}, Claim: all("d4xb2", "d4-c5"),
		Ends: game.MissedCapture, Winner: guide.BlackWins,
		Caption: say("peculiar.italian-traditional", "s", "d4", "behind", "c3"),
	},
}

var (
	club        = say("source.club")
	long        = say("source.long")
	illustrated = say("source.illustrated")
	portal      = say("source.portal")
	counts      = say("source.counts")
)

// sources are where each ruleset comes from; docs/rules says which article.
var sources = map[string]any{
	"brazilian":            club,
	"brazilian-tournament": long,
	"brazilian-casual":     illustrated,
	"brazilian-behind":     long,
	"brazilian-64":         guide.Verbatim("FMJD, Section 64, 7.2"),
	"brazilian-cbd":        guide.Verbatim("Confederação Brasileira de Damas"),
	"portuguese":           guide.Verbatim("Federação Portuguesa de Damas, 3, 14"),
	"italian":              guide.Verbatim("Federazione Italiana Dama, 6.6–6.9, 9.3, 10.4"),
	"italian-traditional":  long,
	"english":              guide.Verbatim("World Checkers/Draughts Federation"),
	"english-traditional":  long,
	"russian":              guide.Verbatim("FMJD, Section 64"),
	"russian-free":         long,
	"russian-online":       portal,
	"turkish":              guide.Verbatim("TÜDAF, 3"),
	"turkish-traditional":  long,
	"misere":               long,
	"international":        guide.Verbatim("FMJD, Annex 1"),
	"pool":                 guide.Verbatim("American Pool Checker Association; Black, Waters (1947), 31"),
	"spanish":              guide.Verbatim("Federación Española de Damas"),
	"czech":                guide.Verbatim("FMJD, fmjd.org"),
	"thai":                 counts,
	"frisian":              guide.Verbatim("Frysk Dambûn"),
	"frysk":                guide.Verbatim("lidraughts.org"),
	"killer":               counts,
	"antidraughts":         guide.Verbatim("lidraughts.org"),
	"breakthrough":         guide.Verbatim("lidraughts.org"),
	"canadian":             guide.Verbatim("Québec"),
	"srilankan":            counts,
}

// ours is what no text decides, and we did.
func ours(r draughts.Ruleset) guide.Topic {
	t := topic("ours")
	t.Ours = true
	for _, key := range choices[r.ID] {
		t.Words = append(t.Words, say("ours."+key))
	}
	if slices.ContainsFunc(drawsOf[draughts.Ending](r), func(d draughts.Ending) bool { return d.Never }) {
		t.Words = append(t.Words, say("ours.never"))
	}
	if t.Words == nil {
		return guide.Topic{}
	}
	return t
}

// choices are ours, by ruleset: what docs/rules marks with an exclamation mark.
var choices = map[string][]string{
	"brazilian-behind":    {"draws-brazilian"},
	"brazilian-64":        {"silent"},
	"russian":             {"silent"},
	"italian-traditional": {"men-spare", "majority-first", "draws-brazilian"},
	"english-traditional": {"draws-brazilian"},
	"russian-free":        {"free", "draws-brazilian"},
	"russian-online":      {"no-chance"},
	"turkish":             {"no-progress"},
	"turkish-traditional": {"half-turn", "bare", "lone-king", "crowned-at-end", "draws-turkish"},
	"misere":              {"blocked-wins", "no-endings"},
	"pool":                {"two-pieces"},
	"spanish":             {"draws-portuguese"},
	"thai":                {"black-first", "numbers", "draws-thai"},
	"frisian":             {"no-progress", "king-against-king"},
	"frysk":               {"no-progress", "king-against-king"},
	"killer":              {"king-against-king"},
	"srilankan":           {"draws-international", "numbers"},
}
