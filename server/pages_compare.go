package server

import (
	"html/template"
	"io"

	"tabuleiro/game"
	"tabuleiro/guide"
)

// CompareView is two guides beside each other; one of them is nil while it is not chosen.
type CompareView struct {
	Page
	Offers  []game.Family
	A, B    *guide.Guide
	Unknown bool // a ruleset was asked for that is not explained
}

// RenderCompare writes what differs between two rulesets, and a form to choose them.
func RenderCompare(w io.Writer, v CompareView) error {
	c := comparison{Page: v.Page, Unknown: v.Unknown, ListA: v.choices(v.A), ListB: v.choices(v.B)}
	if v.A != nil && v.B != nil && v.A != v.B {
		if err := c.compare(v.A, v.B); err != nil {
			return err
		}
	}
	c.Itself = v.A != nil && v.A == v.B
	return v.render(w, "guidecompare.html", c)
}

// comparison is what the template reads.
type comparison struct {
	Page
	Unknown, Itself bool
	ListA, ListB    []optionGroup
	A, B            string // the names of what is compared; "" for nothing
	PathA, PathB    string
	Rows            []comparedRow
	Same            int // topics that are equal
	Parts           template.HTML
}

// comparedRow is a topic as both have it; one of them is nil where only the other has it.
type comparedRow struct {
	Title string
	Both  [2]comparedSide
}

type comparedSide struct {
	Name  string // of the ruleset
	Topic *topic
}

func (c *comparison) compare(a, b *guide.Guide) error {
	name := func(g *guide.Guide) string { return c.T("rules." + g.Rules.ID() + ".name") }
	c.A, c.B = name(a), name(b)
	c.PathA, c.PathB = c.guideOf(a.Rules.ID()), c.guideOf(b.Rules.ID())
	drawn := &drawer{Page: c.Page, still: true}
	list, same := differences(a, b)
	c.Same = same
	for _, d := range list {
		row := comparedRow{Both: [2]comparedSide{{Name: c.A}, {Name: c.B}}}
		for i, side := range []struct {
			g  *guide.Guide
			t  guide.Topic
			in bool
		}{{a, d.a, d.inA}, {b, d.b, d.inB}} {
			if !side.in {
				continue
			}
			told, err := drawn.topic(side.g, side.t)
			if err != nil {
				return err
			}
			row.Title, row.Both[i].Topic = told.Title, &told
		}
		c.Rows = append(c.Rows, row)
	}
	c.Parts = drawn.parts()
	return nil
}

// choices are the rulesets that are explained, by groups, with the one that is chosen.
func (v CompareView) choices(chosen *guide.Guide) []optionGroup {
	var list []optionGroup
	for _, g := range groupsOf(v.Offers) {
		group := optionGroup{Name: v.T("group." + g.Name)}
		for _, r := range g.Rules {
			if guides()[r.ID()] != nil {
				group.Options = append(group.Options, option{r.ID(), v.T("rules." + r.ID() + ".name"), chosen != nil && chosen.Rules.ID() == r.ID()})
			}
		}
		if group.Options != nil {
			list = append(list, group)
		}
	}
	return list
}
