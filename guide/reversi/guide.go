// Package reversi explains the rulesets of Reversi. Each file is a chapter or two; no code asks which ruleset is explained.
package reversi

import (
	"tabuleiro/game/reversi"
	"tabuleiro/guide"
)

// plain is how many files and ranks the plain board has. Its a1 is on top, at the left.
const plain = 8

// New explains a ruleset.
func New(r *reversi.Rules) *guide.Guide {
	return &guide.Guide{
		Rules: r,
		Chapters: []guide.Chapter{
			{Name: "board", Topics: []guide.Topic{setup(r.Ruleset), start(r.Ruleset), aim(r.Ruleset)}},
			{Name: "turning", Topics: []guide.Topic{flank(), lines(), between(), nothing(), pass()}},
			{Name: "end", Topics: []guide.Topic{over(), winner(r.Ruleset), equal(), score(r.Ruleset)}},
			{Name: "conduct", Topics: []guide.Topic{table()}},
			{Name: "notation", Topics: []guide.Topic{names(), scoresheet()}},
			{Name: "about", Topics: about(r.Ruleset)},
		},
		Place: placing(r.Ruleset),
	}
}

// placing keeps figures in the middle of the board, where the game begins, or, told from the edges, at the corner a1.
func placing(r reversi.Ruleset) guide.Placing {
	return func(file, rank int, far bool) (int, int) {
		if !far {
			file += (r.Files - plain) / 2
			rank += (r.Ranks - plain) / 2
		}
		return file, r.Ranks - 1 - rank
	}
}

// All explains the listed rulesets in their order.
func All() []*guide.Guide {
	var all []*guide.Guide
	for _, r := range reversi.All() {
		all = append(all, New(r))
	}
	return all
}
