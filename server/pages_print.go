package server

import (
	"html/template"
	"io"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/paper"
)

// PrintView is the page of what is printed.
type PrintView struct {
	Page
	printOrder
	Offers []game.Family
	Bad    string // why there is nothing to show
	Sheets []template.HTML
	Parts  template.HTML // what the sheets have in common
	Whole  int           // sheets of the document
}

// mostSheets is how many a page shows.
const mostSheets = 4

// RenderPrint writes the page of what is printed.
func RenderPrint(w io.Writer, v PrintView) error { return v.render(w, "print.html", v) }

// show draws the first sheets.
func (v *PrintView) show(d paper.Document) {
	v.Whole = len(d.Pages)
	var drawings []diagram.Drawing
	for _, p := range d.Pages[:min(mostSheets, len(d.Pages))] {
		drawings = append(drawings, p.Drawing)
		v.Sheets = append(v.Sheets, template.HTML(p.Inline()))
	}
	v.Parts = template.HTML(diagram.Parts(drawings...))
}

// More is how many sheets are not shown.
func (v PrintView) More() int { return v.Whole - len(v.Sheets) }

// way leads to a thing to print.
type way struct {
	Name, Path string
	Now        bool
}

// Kinds are the things to print, for these rules and on this paper.
func (v PrintView) Kinds() []way {
	var list []way
	for _, k := range printKinds {
		if k.explains() && guides()[v.rules.ID()] == nil {
			continue
		}
		o := v.printOrder
		o.kind, o.n = k.name, k.n
		list = append(list, way{v.T("print.kind." + k.name), v.PrintPath() + "?" + o.query().Encode(), k.name == v.kind})
	}
	return list
}

// Kind is the thing that is printed.
func (v PrintView) Kind() string { return v.kind }

// PDFPath is where the document is.
func (v PrintView) PDFPath() string {
	q := v.query()
	q.Set("lang", v.lang())
	return printPath + ".pdf?" + q.Encode()
}

// Groups are the rulesets to choose from.
func (v PrintView) Groups() []optionGroup {
	var list []optionGroup
	for _, f := range v.Offers {
		for _, g := range f.Groups {
			group := optionGroup{Name: v.T("group." + g.Name)}
			for _, r := range g.Rules {
				if !v.of().explains() || guides()[r.ID()] != nil {
					group.Options = append(group.Options, option{r.ID(), v.T("rules." + r.ID() + ".name"), r.ID() == v.rules.ID()})
				}
			}
			if group.Options != nil {
				list = append(list, group)
			}
		}
	}
	return list
}

// Papers are the sizes to choose from.
func (v PrintView) Papers() []option { return v.papers(v.paper) }

func (p Page) papers(chosen paper.Size) []option {
	var list []option
	for _, size := range paper.Sizes {
		list = append(list, option{size.Name, p.T("print.paper." + size.Name), size.Name == chosen.Name})
	}
	return list
}

// UsualPapers are the sizes to choose from for a game.
func (p Page) UsualPapers() []option { return p.papers(paper.A4) }

// UsualEvery is how far boards of a printed game are apart, in moves of each side.
func (Page) UsualEvery() int { return usualEvery }

// Colours are the looks to choose from, none where there is no choice.
func (v PrintView) Colours() []option {
	if !v.of().looks {
		return nil
	}
	return []option{
		{"wood", v.T("print.look.wood"), v.look == diagram.Wood},
		{"ink", v.T("print.look.ink"), v.look == diagram.Ink},
	}
}

// printNumber is the field for what a thing counts or measures.
type printNumber struct {
	Label          string
	N, Least, Most float64
	Step           string
}

// Number is the field, nil where there is none.
func (v PrintView) Number() *printNumber {
	k := v.of()
	if k.n == 0 {
		return nil
	}
	n := &printNumber{Label: v.T("print.n." + k.name), N: v.n, Least: k.least, Most: k.most, Step: "1"}
	if k.looks { // it is measured
		n.Step = "0.5"
	}
	return n
}

// PrintPath is the page of what is printed.
func (p Page) PrintPath() string { return p.address(printLeaf) }

// GuidePDF is the guide of a ruleset on paper.
func (p Page) GuidePDF(id string) string {
	return printPath + ".pdf?kind=guide&rules=" + id + "&lang=" + p.lang()
}
