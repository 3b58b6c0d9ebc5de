package paper

import (
	"math"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Diagrams is empty boards to draw positions on, with a line below each.
type Diagrams struct {
	Rules   game.Rules
	Paper   Size
	PerPage int // from 1 to 20
	Pages   int // from 1 to 50
}

// How many boards go on a page, and how many pages are worth a print.
const (
	mostPerPage = 20
	mostBlank   = 50
	noteRoom    = 9.0
	boardGap    = 6.0
)

// Document implements Layout.
func (l Diagrams) Document(lang string) (Document, error) {
	if err := l.Paper.check(); err != nil {
		return Document{}, err
	}
	if err := between(BadCount, float64(l.PerPage), 1, mostPerPage); err != nil {
		return Document{}, err
	}
	if err := between(BadCount, float64(l.Pages), 1, mostBlank); err != nil {
		return Document{}, err
	}
	title := i18n.Text(lang, "print.diagrams.title", "rules", rulesName(lang, l.Rules))
	drawing := diagram.Scene{Board: l.Rules.Board(), Named: true, Look: diagram.Ink}.Drawing("")
	var sheets []*sheet
	for range l.Pages {
		s := newSheet(l.Paper, lang, title)
		if len(sheets) == 0 {
			s.Entries = []Entry{{Title: title}}
		}
		for _, c := range grid(s, l.PerPage, drawing.Width/drawing.Height) {
			s.Place(drawing, c.x, c.y, c.wide/drawing.Width)
			s.Line(diagram.Pale, .25, c.x, c.y+c.high+noteRoom-2, c.x+c.wide, c.y+c.high+noteRoom-2)
		}
		sheets = append(sheets, s)
	}
	return documentOf(lang, title, sheets)
}

// cell is where a board stands, in millimetres.
type cell struct{ x, y, wide, high float64 }

// grid is n cells of that shape with room for a note below each, as large as the sheet has room for.
func grid(s *sheet, n int, shape float64) []cell {
	columns, wide := 1, 0.0
	for c := 1; c <= n; c++ {
		rows := math.Ceil(float64(n) / float64(c))
		w := min((s.breadth()-boardGap*float64(c-1))/float64(c), ((s.room()-boardGap*(rows-1))/rows-noteRoom)*shape)
		if w > wide {
			columns, wide = c, w
		}
	}
	high := wide / shape
	side := (s.breadth() - float64(columns)*wide) / float64(columns) // of a column, left over
	cells := make([]cell, n)
	for i := range cells {
		cells[i] = cell{margin + side/2 + float64(i%columns)*(wide+side), s.y + float64(i/columns)*(high+noteRoom+boardGap), wide, high}
	}
	return cells
}
