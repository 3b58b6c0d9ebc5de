package diagram

import (
	"image/color"
	"strconv"

	"tabuleiro/game"
)

// Scene is a board and what stands on it.
type Scene struct {
	Board  game.Board
	Pieces []game.Piece
	Marks  []Mark
	Below  game.Color // the side at the foot
	Named  bool       // squares have their names, as files and ranks or as numbers
}

// Units of a drawing of a board.
const (
	squareSide = 100
	frameWidth = 20
)

// Drawing is the board in its frame.
func (s Scene) Drawing(title string) Drawing {
	d := Drawing{
		Width:  float64(s.Board.Width*squareSide + 2*frameWidth),
		Height: float64(s.Board.Height*squareSide + 2*frameWidth),
		Title:  title,
	}
	s.drawOn(&d, frameWidth, frameWidth, squareSide, frameWidth)
	return d
}

// drawOn draws the board with squares of that side, its first corner at x, y and a frame around.
func (s Scene) drawOn(d *Drawing, x, y, side, border float64) {
	w, h := float64(s.Board.Width)*side, float64(s.Board.Height)*side
	r := border
	d.fill(frame, rounded(x-border, y-border, w+2*border, h+2*border, [4]float64{r, r, r, r}))
	l := layout{s, x, y, side}
	l.ground(d)
	l.trodden(d)
	if s.Named {
		l.names(d)
	}
	l.marks(d, false)
	size := s.pieceSize()
	for _, p := range s.Pieces {
		x, y := l.corner(p.Square)
		edge := (1 - size) / 2 * side
		d.add(placed{s.figure(p), x + edge, y + edge, size * side})
	}
	l.marks(d, true)
}

// layout is where squares lie in a drawing.
type layout struct {
	Scene
	x, y, side float64
}

// cell returns the top left corner of a file and rank, from 0.
func (l layout) cell(file, rank int) (x, y float64) {
	if l.Below == game.Black {
		file, rank = l.Board.Width-1-file, l.Board.Height-1-rank
	}
	return l.x + float64(file)*l.side, l.y + float64(l.Board.Height-1-rank)*l.side
}

func (l layout) corner(sq game.Square) (x, y float64) {
	at := l.Board.Points[sq]
	return l.cell(at[0], at[1])
}

// trodden tints the squares of the last move.
func (l layout) trodden(d *Drawing) {
	var squares path
	tinted := map[game.Square]bool{} // a route may come back
	for _, m := range l.Marks {
		if m.Kind != Taken && !tinted[m.Square] {
			tinted[m.Square] = true
			x, y := l.corner(m.Square)
			if l.Board.Lined() {
				squares = append(squares, circle(x+l.side/2, y+l.side/2, .42*l.side)...)
			} else {
				squares = append(squares, rect(x, y, l.side, l.side)...)
			}
		}
	}
	if squares != nil {
		d.fill(thin(markL, .34), squares)
	}
}

// marks draws those that lie over the pieces or those that lie under them. A piece that turned stands there still:
// it is seen without a mark.
func (l layout) marks(d *Drawing, over bool) {
	for _, m := range l.Marks {
		if l.Board.Turns && m.Kind == Taken {
			continue
		}
		if over == (m.Kind == Taken) {
			x, y := l.corner(m.Square)
			d.add(placed{markFigures[m.Kind], x, y, l.side})
		}
	}
}

// names writes files and ranks at the edges, or the squares' numbers where moves are written so.
func (l layout) names(d *Drawing) {
	size := .17 * l.side
	left, top := .05*l.side, .05*l.side+.75*size // of a letter's box to its base line
	if l.Board.Numeric {
		for sq, n := range l.Board.Numbers {
			x, y := l.corner(game.Square(sq))
			d.add(text{x: x + left, y: y + top, size: size, weight: bold, fill: nameD, words: strconv.Itoa(n)})
		}
		return
	}
	for rank, name := range l.Board.Ranks() {
		file := 0
		if l.Below == game.Black {
			file = l.Board.Width - 1
		}
		x, y := l.cell(file, rank)
		d.add(text{x: x + left, y: y + top, size: size, weight: bold, fill: l.nameOn(file, rank), words: name})
	}
	for file, name := range l.Board.Files() {
		rank := 0
		if l.Below == game.Black {
			rank = l.Board.Height - 1
		}
		x, y := l.cell(file, rank)
		d.add(text{x: x + l.side - left, y: y + l.side - left, size: size, weight: bold, toLeft: true,
			fill: l.nameOn(file, rank), words: name})
	}
}

// nameOn is the colour of a name in that cell.
func (l layout) nameOn(file, rank int) color.NRGBA {
	switch {
	case l.Board.Lined():
		return nameL
	case l.Board.Turns:
		return white
	}
	for _, at := range l.Board.Points {
		if at == [2]int{file, rank} {
			return nameD
		}
	}
	return nameL
}
