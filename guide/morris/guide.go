// Package morris explains the rulesets of Trilha, Nine Men's Morris. Each file is a chapter or two; no code asks which
// ruleset is explained.
package morris

import (
	"slices"
	"strings"

	"tabuleiro/game/morris"
	"tabuleiro/guide"
)

// New explains a ruleset.
func New(r *morris.Rules) *guide.Guide {
	rs, s := r.Ruleset, stages[r.Grid.Files]
	return &guide.Guide{
		Rules: r,
		Chapters: []guide.Chapter{
			{Name: "board", Topics: []guide.Topic{setup(rs), aim(rs)}},
			{Name: "placing", Topics: []guide.Topic{place(s), hand(rs, s)}},
			{Name: "moving", Topics: []guide.Topic{move(s), fly(rs, s)}},
			{Name: "mills", Topics: mills(rs, s)},
			{Name: "end", Topics: ends(rs, s)},
			{Name: "conduct", Topics: []guide.Topic{table()}},
			{Name: "notation", Topics: []guide.Topic{names(), scoresheet(rs, s)}},
			{Name: "about", Topics: about(rs)},
		},
		Place: func(file, rank int, _ bool) (int, int) { return file, rank },
	}
}

// All explains the listed rulesets in their order.
func All() []*guide.Guide {
	var all []*guide.Guide
	for _, r := range morris.All() {
		all = append(all, New(r))
	}
	return all
}

// points are the names of a grid's points in the order of its lines.
func points(g morris.Grid) []string {
	var list []string
	for _, line := range g.Lines {
		for name := range strings.FieldsSeq(line) {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// millLines is how many lines of a ruleset's board have room for a mill.
func millLines(r morris.Ruleset) int {
	lines := r.Grid.Lines
	if r.Diagonals {
		lines = slices.Concat(lines, r.Grid.Diagonals)
	}
	n := 0
	for _, line := range lines {
		if len(strings.Fields(line)) == 3 {
			n++
		}
	}
	return n
}
