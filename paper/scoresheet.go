package paper

import (
	"strconv"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Scoresheet is a blank one, with a small board that has the names or the numbers of the ruleset's squares.
type Scoresheet struct {
	Rules game.Rules
	Paper Size
	Moves int // of each side, from 10 to 300
}

// How many moves of each side a scoresheet may have, and how many go into a column at most.
const (
	leastMoves  = 10
	mostMoves   = 300
	columnMoves = 30
)

// Document implements Layout.
func (l Scoresheet) Document(lang string) (Document, error) {
	if err := l.Paper.check(); err != nil {
		return Document{}, err
	}
	if err := between(BadCount, float64(l.Moves), leastMoves, mostMoves); err != nil {
		return Document{}, err
	}
	title := i18n.Text(lang, "print.scoresheet.title", "rules", rulesName(lang, l.Rules))
	var sheets []*sheet
	for next := 1; next <= l.Moves; {
		s := newSheet(l.Paper, lang, title)
		if next == 1 {
			s.heading()
		}
		l.fields(s)
		rows, high := l.rows(s, l.Moves-next+1)
		for column := range 2 {
			if next <= l.Moves {
				last := min(next+rows-1, l.Moves)
				l.column(s, column, high, next, last)
				next = last + 1
			}
		}
		l.result(s)
		sheets = append(sheets, s)
	}
	return documentOf(lang, title, sheets)
}

// Millimetres.
const (
	mostHigh   = 6.2 // of a row
	leastHigh  = 5.2 // to write in
	resultRoom = 14.0
)

// rows is how many go into each of the sheet's two columns, and how high they are.
func (l Scoresheet) rows(s *sheet, left int) (n int, high float64) {
	room := s.room() - resultRoom
	n = max(1, min(columnMoves, (left+1)/2, int(room/leastHigh)-1))
	return n, min(mostHigh, room/float64(n+1))
}

// fields are lines to write on, beside small boards.
func (l Scoresheet) fields(s *sheet) {
	const boardSide = 42.0
	boards := numbered(l.Rules.Board())
	right := s.Width - margin - float64(len(boards))*(boardSide+4)
	y := s.y + 2
	for i, b := range boards {
		small(s, diagram.Scene{Board: b, Named: true, Large: true, Look: diagram.Ink}, right+4+float64(i)*(boardSide+4), y, boardSide)
	}
	for _, key := range []string{"event", "round", "date", "white", "black", "clock"} {
		y += 7
		s.field(s.T("print.field."+key), margin, y, right-2)
	}
	s.y = max(y, s.y+2+boardSide) + 5
}

// field is a name and a line to write on.
func (s *sheet) field(name string, x, y, right float64) {
	s.Write(diagram.Words{Text: name, X: x, Y: y, Size: smallSize + .4})
	s.Line(diagram.Pale, .25, x+diagram.WidthOf(name, false, smallSize+.4)+2, y+.8, right, y+.8)
}

// numbered is a board as its moves are written and, where they are written in letters and its books have numbers, the
// board in numbers too.
func numbered(b game.Board) []game.Board {
	boards := []game.Board{b}
	if !b.Numeric && b.Numbers != nil {
		b.Numeric = true
		boards = append(boards, b)
	}
	return boards
}

// small puts a board into a square of that side.
func small(s *sheet, scene diagram.Scene, x, y, side float64) {
	d := scene.Drawing("")
	s.Place(d, x, y, side/max(d.Width, d.Height))
}

// column is a table of moves from one number to another.
func (l Scoresheet) column(s *sheet, column int, rowHigh float64, from, to int) {
	const numberWide, between = 9.0, 6.0
	wide := (s.breadth() - between) / 2
	x := margin + float64(column)*(wide+between)
	half := (wide - numberWide) / 2
	y := s.y
	first := firstSide(l.Rules)
	for i, side := range []game.Color{first, first.Other()} {
		s.Write(diagram.Words{Text: sideName(s.lang, side), X: x + numberWide + half*(float64(i)+.5), Y: y + rowHigh*.7, Size: smallSize + .4, Bold: true, Align: diagram.Centred})
	}
	for i := range to - from + 1 {
		base := y + rowHigh*float64(i+1)
		s.Line(diagram.Pale, .2, x, base, x+wide, base)
		s.Write(diagram.Words{Text: strconv.Itoa(from + i), X: x + numberWide - 2, Y: base + rowHigh*.7, Size: smallSize + .2, Align: diagram.Ends, Color: diagram.Faint})
	}
	foot := y + rowHigh*float64(to-from+2)
	s.Line(diagram.Pale, .2, x, foot, x+wide, foot)
	for _, at := range []float64{numberWide, numberWide + half, wide} {
		s.Line(diagram.Pale, .2, x+at, y+rowHigh, x+at, foot)
	}
}

// firstSide is who usually begins.
func firstSide(r game.Rules) game.Color {
	p, _ := r.Start()
	return p.Turn()
}

// result is lines for the end and for two names, at the foot.
func (l Scoresheet) result(s *sheet) {
	y := s.Height - margin - footRoom - 2
	third := s.breadth() / 3
	for i, key := range []string{"result", "signed-white", "signed-black"} {
		x := margin + float64(i)*third
		s.field(s.T("print.field."+key), x, y, x+third-5)
	}
}
