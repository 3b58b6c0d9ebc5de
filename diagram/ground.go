package diagram

import (
	"image/color"

	"tabuleiro/game"
)

// ground draws what the pieces stand on, and what is seen of it beyond the edges where the board is cut.
func (l layout) ground(d *Drawing) {
	p := l.palette()
	switch {
	case l.Board.Lined():
		d.fill(p.plank, l.whole())
		l.lines(d)
	case l.Board.Turns:
		d.fill(p.felt, l.whole())
		l.rule(d, p.feltLine)
	case l.Board.Full():
		d.fill(p.dark, l.whole())
		d.fill(p.second, l.cells(func(file, rank int) bool { return (file+rank)%2 != 0 }))
		l.rule(d, p.inlay)
	default:
		d.fill(p.light, l.whole())
		d.fill(p.dark, l.cells(l.playedOn))
	}
}

// whole is what is seen of the board, without its frame.
func (l layout) whole() path {
	w, h := l.size()
	return append(rect(l.x, l.y, w, h), l.torn(func(int, int) bool { return true })...)
}

// cells are the squares that are wanted.
func (l layout) cells(wanted func(file, rank int) bool) path {
	var squares path
	for _, at := range l.Board.Points {
		if l.window().Has(at[0], at[1]) && wanted(at[0], at[1]) {
			x, y := l.cell(at[0], at[1])
			squares = append(squares, rect(x, y, l.side, l.side)...)
		}
	}
	return append(squares, l.torn(wanted)...)
}

// rule draws lines between the squares.
func (l layout) rule(d *Drawing, c color.NRGBA) {
	const width = .02
	pen := width * l.side
	seen := l.seen()
	w := l.window()
	cut := l.cut()
	var lines path
	for i := range w.Width + 1 {
		if (i > 0 || cut.left) && (i < w.Width || cut.right) {
			lines = append(lines, rect(l.x+float64(i)*l.side-pen/2, seen.y0, pen, seen.y1-seen.y0)...)
		}
	}
	for i := range w.Height + 1 {
		if (i > 0 || cut.top) && (i < w.Height || cut.bottom) {
			lines = append(lines, rect(seen.x0, l.y+float64(i)*l.side-pen/2, seen.x1-seen.x0, pen)...)
		}
	}
	d.fill(c, lines)
}

// seen is the window and what lines go on for beyond its cut edges.
func (l layout) seen() extent {
	w, h := l.size()
	e := extent{l.x, l.y, l.x + w, l.y + h}
	on := stub * l.side
	c := l.cut()
	for _, edge := range []struct {
		cut bool
		at  *float64
		by  float64
	}{{c.left, &e.x0, -on}, {c.top, &e.y0, -on}, {c.right, &e.x1, on}, {c.bottom, &e.y1, on}} {
		if edge.cut {
			*edge.at += edge.by
		}
	}
	return e
}

// Shares of a square's side.
const (
	lineWidth   = .07
	pointRadius = .13
)

// lines are let into a piece of wood, with a stud on every point.
func (l layout) lines(d *Drawing) {
	var lines, studs path
	seen := l.seen()
	for _, line := range l.Board.Lines {
		x0, y0 := l.middle(line[0])
		x1, y1 := l.middle(line[1])
		if x0, y0, x1, y1, ok := seen.clip(x0, y0, x1, y1); ok {
			lines = append(lines, pen(lineWidth*l.side, x0, y0, x1, y1)...)
		}
	}
	for sq := range l.Board.Points {
		if l.has(game.Square(sq)) {
			x, y := l.middle(game.Square(sq))
			studs = append(studs, circle(x, y, pointRadius*l.side)...)
		}
	}
	d.fill(l.palette().inlay, lines)
	d.fill(l.palette().inlay, studs)
}
