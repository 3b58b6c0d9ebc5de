// Package paper lays out what is printed: boards in true size, pieces to cut out, sheets to write on, games, booklets.
// A layout is a value that makes a Document, whose pages are drawings in millimetres: SVG to look at, PDF to print.
package paper

import (
	"fmt"
	"time"

	"tabuleiro/diagram"
	"tabuleiro/i18n"
)

// Size is a size of paper in millimetres, upright.
type Size struct {
	Name          string
	Width, Height float64
}

// The sizes that printers have.
var (
	A4     = Size{"a4", 210, 297}
	Letter = Size{"letter", 215.9, 279.4}
)

// Sizes are those to choose from.
var Sizes = []Size{A4, Letter}

// across is the paper turned on its side.
func (s Size) across() Size { return Size{s.Name, s.Height, s.Width} }

// The least and the most of a side of paper, in millimetres.
const (
	leastPaper = 100
	mostPaper  = 1000
)

func (s Size) check() error {
	for _, side := range []float64{s.Width, s.Height} {
		if !(side >= leastPaper && side <= mostPaper) {
			return &Problem{Code: BadPaper, Value: side, Least: leastPaper, Most: mostPaper}
		}
	}
	return nil
}

// Document is pages to print, with what a reader of it is told.
type Document struct {
	Title string
	Lang  string
	Made  time.Time // equal documents made at one time are equal bytes; the zero time is left out
	Pages []Page
}

// Page is one side of a sheet, a drawing in millimetres.
type Page struct {
	diagram.Drawing
	Entries []Entry // of the document's outline
}

// Entry is a line of an outline that leads to a page.
type Entry struct {
	Title string
	Level int     // 0 is the highest
	Y     float64 // where on the page, in millimetres from the top
}

// Layout is something to print.
type Layout interface {
	// Document makes the pages in a language. The error is a *Problem.
	Document(lang string) (Document, error)
}

// mostPages is what a document may have.
const mostPages = 400

// Code is why something cannot be printed. The list is closed; each has words in three languages.
type Code string

// The codes.
const (
	BadPaper  Code = "paper"    // Value: a side in millimetres
	BadSquare Code = "square"   // Value: the side of a square in millimetres
	BadCount  Code = "count"    // Value: how many
	TooLong   Code = "too-long" // Value: pages
	Nothing   Code = "nothing"  // there is nothing to print
	BadPlace  Code = "position" // Text: a position that cannot be read, or whose solution is not legal
)

// Problem is why a layout makes no document.
type Problem struct {
	Code        Code
	Value       float64
	Least, Most float64 // what is allowed, where something is
	Text        string
}

func (p *Problem) Error() string {
	switch {
	case p.Text != "":
		return fmt.Sprintf("%s: %q", p.Code, p.Text)
	case p.Most > 0:
		return fmt.Sprintf("%s: %g is not between %g and %g", p.Code, p.Value, p.Least, p.Most)
	}
	return string(p.Code)
}

// Words says a problem.
func (p *Problem) Words(lang string) string {
	return i18n.Text(lang, "print.bad."+string(p.Code), "value", decimal(lang, p.Value), "least", decimal(lang, p.Least), "most", decimal(lang, p.Most), "text", p.Text)
}

// between is the problem of a number that is not within bounds, nil where it is.
func between(code Code, value, least, most float64) error {
	if value >= least && value <= most {
		return nil
	}
	return &Problem{Code: code, Value: value, Least: least, Most: most}
}
