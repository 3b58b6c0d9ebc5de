package paper

import (
	"math"

	"tabuleiro/diagram"
	"tabuleiro/game"
	"tabuleiro/i18n"
)

// Board is an empty board in true size, on as many sheets as it takes.
type Board struct {
	Rules game.Rules
	Paper Size
	Side  float64 // of a square, in millimetres, from 5 to 100
	Look  diagram.Look
}

// What a square may measure, in millimetres.
const (
	leastSquare = 5
	mostSquare  = 100
)

const (
	frameShare = .2  // of a square's side: the frame of a drawing
	flap       = 8.0 // how far a sheet goes on below the next, to be glued, in millimetres
	ruleLength = 50  // of the line that shows whether the size is true
)

// Document implements Layout.
func (b Board) Document(lang string) (Document, error) {
	if err := b.Paper.check(); err != nil {
		return Document{}, err
	}
	if err := between(BadSquare, b.Side, leastSquare, b.most()); err != nil {
		return Document{}, err
	}
	title := i18n.Text(lang, "print.board.title", "rules", rulesName(lang, b.Rules), "side", decimal(lang, b.Side))
	drawing := diagram.Scene{Board: b.Rules.Board(), Named: true, Look: b.Look}.Drawing("")
	paper, columns, rows := b.fewest(drawing)
	var sheets []*sheet
	for y, row := range rows {
		for x, column := range columns {
			s := newSheet(paper, lang, title)
			if x+y == 0 {
				s.Entries = []Entry{{Title: title}}
			}
			b.part(s, drawing, column, row)
			s.note(len(columns)*len(rows) > 1)
			sheets = append(sheets, s)
		}
	}
	return documentOf(lang, title, sheets)
}

// most is the largest square of which one and a flap fit the paper.
func (b Board) most() float64 {
	room := min(b.Paper.Width, b.Paper.Height) - 2*margin - boardFoot - flap
	return min(mostSquare, math.Floor(room/(1+frameShare)))
}

// fewest is how the paper lies and how the board is cut into the fewest sheets.
func (b Board) fewest(d diagram.Drawing) (paper Size, columns, rows []span) {
	scale := b.Side / 100
	for _, p := range []Size{b.Paper, b.Paper.across()} {
		x := cuts(d.Width*scale, p.Width-2*margin, b.Side)
		y := cuts(d.Height*scale, p.Height-2*margin-boardFoot, b.Side)
		if columns == nil || len(x)*len(y) < len(columns)*len(rows) {
			paper, columns, rows = p, x, y
		}
	}
	return paper, columns, rows
}

// boardFoot is for the notes at the foot of a sheet with a board.
const boardFoot = footRoom + 12

// span is a part of a board on a sheet, in millimetres from the board's own edge. Where another follows, it begins at
// seam, and what is beyond lies below it.
type span struct {
	from, to float64
	seam     float64 // 0: the last
}

// cuts is a length of squares in a frame in spans that fit the room, as few and as even as they can be. Squares stay
// whole.
func cuts(length, room, side float64) []span {
	most := math.Floor((room - flap - frameShare*side) / side)
	best := cutInto(length, room, side, most)
	for squares := most - 1; squares >= 1; squares-- {
		if spans := cutInto(length, room, side, squares); len(spans) == len(best) && longest(spans) < longest(best) {
			best = spans
		}
	}
	return best
}

// cutInto cuts after so many squares each time, until the rest fits.
func cutInto(length, room, side, squares float64) []span {
	var spans []span
	from := 0.0
	for n := squares; length-from > room; n += squares {
		seam := frameShare*side + n*side
		spans = append(spans, span{from, seam + flap, seam})
		from = seam
	}
	return append(spans, span{from, length, 0})
}

func longest(spans []span) float64 {
	most := 0.0
	for _, s := range spans {
		most = max(most, s.to-s.from)
	}
	return most
}

// part puts a part of the board on a sheet, in the middle if it is all of it.
func (b Board) part(s *sheet, d diagram.Drawing, column, row span) {
	scale := b.Side / 100
	w, h := column.to-column.from, row.to-row.from
	x, y := margin, margin
	if column.from == 0 && column.seam == 0 {
		x = (s.Width - w) / 2
	}
	if row.from == 0 && row.seam == 0 {
		y = margin + (s.Height-2*margin-boardFoot-h)/2
	}
	s.PlacePart(d, column.from/scale, row.from/scale, w/scale, h/scale, x, y, scale)
	if column.seam > 0 {
		at := x + column.seam - column.from
		s.joint(at, y, at, y+h, false)
	}
	if row.seam > 0 {
		at := y + row.seam - row.from
		s.joint(x, at, x+w, at, true)
	}
	if column.from > 0 {
		s.joint(x, y, x, y+h, false)
	}
	if row.from > 0 {
		s.joint(x, y, x+w, y, true)
	}
}

// joint marks where two sheets meet: a tick and a diamond at both ends of the line, outside of the board. Halves of the
// diamonds lie on each other when the sheets do.
func (s *sheet) joint(x0, y0, x1, y1 float64, level bool) {
	const gap, tick, half = 1, 6, 1.6
	dx, dy := 0.0, 1.0
	if level {
		dx, dy = 1, 0
	}
	for _, end := range []struct{ x, y, out float64 }{{x0, y0, -1}, {x1, y1, 1}} {
		x, y := end.x+end.out*dx*gap, end.y+end.out*dy*gap
		s.Line(diagram.Black, .25, x, y, x+end.out*dx*tick, y+end.out*dy*tick)
		mx, my := x+end.out*dx*tick/2, y+end.out*dy*tick/2
		s.Line(diagram.Black, .25, mx-half, my, mx, my-half, mx+half, my, mx, my+half, mx-half, my)
	}
}

// note says how to print and to join, and draws a line to measure.
func (s *sheet) note(joined bool) {
	y := s.Height - margin - footRoom + 3
	s.Line(diagram.Black, .3, margin, y-1, margin+ruleLength, y-1)
	for _, x := range []float64{margin, margin + ruleLength} {
		s.Line(diagram.Black, .3, x, y-2.2, x, y+.2)
	}
	text := s.T("print.board.size", "n", ruleLength)
	if joined {
		text += " " + s.T("print.board.join")
	}
	for i, line := range diagram.Wrapped(text, false, smallSize, s.breadth()-ruleLength-4) {
		s.Write(diagram.Words{Text: line, X: margin + ruleLength + 4, Y: y - 1 + float64(i)*smallSize*lead, Size: smallSize, Color: diagram.Faint})
	}
}
