// Package draughts explains the rulesets of the draughts family. Each file is a chapter; no code asks which ruleset is
// explained.
package draughts

import (
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// plain is how many files and ranks the plain board has. Its lower left corner is dark.
const plain = 8

// New explains a ruleset.
func New(r *draughts.Rules) *guide.Guide {
	return &guide.Guide{
		Rules: r,
		Chapters: []guide.Chapter{
			{Name: "board", Topics: []guide.Topic{board(r.Ruleset)}},
			{Name: "moving", Topics: []guide.Topic{manMoves(r.Ruleset)}},
			{Name: "capture", Topics: []guide.Topic{backwards(r.Ruleset)}},
		},
		Place: placing(r.Ruleset),
	}
}

// placing keeps squares dark: a board with a light corner is the plain one in a mirror. On a larger board a figure
// stands in White's left corner, or, told from the far edge, at Black's.
func placing(r draughts.Ruleset) guide.Placing {
	return func(file, rank int, far bool) (int, int) {
		if far {
			rank += r.Ranks - plain
		}
		if r.LightCorner {
			file = r.Files - 1 - file
		}
		return file, rank
	}
}

// All explains the listed rulesets in their order.
func All() []*guide.Guide {
	var all []*guide.Guide
	for _, r := range draughts.All() {
		all = append(all, New(r))
	}
	return all
}
