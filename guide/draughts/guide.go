// Package draughts explains the rulesets of the draughts family. Each file is a chapter or a part of one; no code asks
// which ruleset is explained, but for what is told of a ruleset itself.
package draughts

import (
	"tabuleiro/game/draughts"
	"tabuleiro/guide"
)

// plain is how many files and ranks the plain board has. Its lower left corner is dark.
const plain = 8

// New explains a ruleset.
func New(r *draughts.Rules) *guide.Guide {
	s := r.Ruleset
	return &guide.Guide{
		Rules: r,
		Chapters: []guide.Chapter{
			chapter("board", setup(s), squares(s), aim(s)),
			chapter("moving", man(s), king(s), kingLimit(s)),
			chapter("capture", capture(s), must(s), backwards(s), straight(s), kingTaken(s), chain(s),
				choice(s), majority(s), value(s), kingMust(s), quality(s), kingEarlier(s),
				kingCapture(s), kingLanding(s), removal(s), halfTurn(s)),
			chapter("crowning", crowned(s), crownedInCapture(s)),
			chapter("end", winning(s), bare(s), otherEnds(), repetition(s), noProgress(s), endings(s), balance(s)),
			chapter("conduct", turns(), touch(), offers(), colours()),
			chapter("notation", writing(s), scoresheet(), files(s)),
			chapter("about", about(s), ours(s)),
		},
		Place: placing(s),
	}
}

// chapter leaves out what the ruleset has not.
func chapter(name string, topics ...guide.Topic) guide.Chapter {
	c := guide.Chapter{Name: name}
	for _, t := range topics {
		if t.Name != "" {
			c.Topics = append(c.Topics, t)
		}
	}
	return c
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
