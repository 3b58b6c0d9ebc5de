package diagram

import (
	"image/color"

	"tabuleiro/game"
)

// ground draws what the pieces stand on.
func (l layout) ground(d *Drawing) {
	switch {
	case l.Board.Lined():
		l.plank(d)
	case l.Board.Turns:
		d.fill(felt, l.whole())
		l.rule(d, feltL)
	case l.Board.Full():
		d.fill(dark, l.whole())
		l.everySecond(d)
		l.rule(d, inlay)
	default:
		l.checkered(d)
	}
}

// whole is the board without its frame.
func (l layout) whole() path {
	return rect(l.x, l.y, float64(l.Board.Width)*l.side, float64(l.Board.Height)*l.side)
}

func (l layout) checkered(d *Drawing) {
	d.fill(light, l.whole())
	var squares path
	for sq := range l.Board.Points {
		x, y := l.corner(game.Square(sq))
		squares = append(squares, rect(x, y, l.side, l.side)...)
	}
	d.fill(dark, squares)
}

// everySecond makes squares a touch lighter, as on a checkered board.
func (l layout) everySecond(d *Drawing) {
	var second path
	for sq, at := range l.Board.Points {
		if (at[0]+at[1])%2 != 0 {
			x, y := l.corner(game.Square(sq))
			second = append(second, rect(x, y, l.side, l.side)...)
		}
	}
	d.fill(thin(white, .07), second)
}

// rule draws lines between the squares.
func (l layout) rule(d *Drawing, c color.NRGBA) {
	w, h := float64(l.Board.Width)*l.side, float64(l.Board.Height)*l.side
	const width = .02
	pen := width * l.side
	var lines path
	for i := 1; i < l.Board.Width; i++ {
		lines = append(lines, rect(l.x+float64(i)*l.side-pen/2, l.y, pen, h)...)
	}
	for i := 1; i < l.Board.Height; i++ {
		lines = append(lines, rect(l.x, l.y+float64(i)*l.side-pen/2, w, pen)...)
	}
	d.fill(c, lines)
}

// Shares of a square's side.
const (
	lineWidth   = .07
	pointRadius = .13
)

// plank is a piece of wood with lines let into it and a stud on every point.
func (l layout) plank(d *Drawing) {
	d.fill(plank, l.whole())
	var lines, studs path
	for _, line := range l.Board.Lines {
		x0, y0 := l.middle(line[0])
		x1, y1 := l.middle(line[1])
		lines = append(lines, pen(lineWidth*l.side, x0, y0, x1, y1)...)
	}
	for sq := range l.Board.Points {
		x, y := l.middle(game.Square(sq))
		studs = append(studs, circle(x, y, pointRadius*l.side)...)
	}
	d.fill(inlay, lines)
	d.fill(inlay, studs)
}

func (l layout) middle(sq game.Square) (x, y float64) {
	x, y = l.corner(sq)
	return x + l.side/2, y + l.side/2
}

// pieceSize is the share of a square's side that a piece takes. Where a board has few lines they lie far apart,
// and pieces of their size would hide them.
func (s Scene) pieceSize() float64 {
	switch {
	case !s.Board.Lined():
		return .84
	case s.Board.Width <= 3:
		return .6
	case s.Board.Width <= 5:
		return .72
	}
	return .8
}
