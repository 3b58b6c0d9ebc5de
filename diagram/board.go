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
	if s.everySquare() {
		l.plain(d)
	} else {
		l.checkered(d)
	}
	l.trodden(d)
	if s.Named {
		l.names(d)
	}
	l.marks(d, false)
	for _, p := range s.Pieces {
		x, y := l.corner(p.Square)
		const inset = .08
		d.add(placed{pieces[p.Color][p.Kind], x + inset*side, y + inset*side, (1 - 2*inset) * side})
	}
	l.marks(d, true)
}

// everySquare reports whether all squares are played on: they have one shade then.
func (s Scene) everySquare() bool { return len(s.Board.Points) == s.Board.Width*s.Board.Height }

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

func (l layout) checkered(d *Drawing) {
	d.fill(light, rect(l.x, l.y, float64(l.Board.Width)*l.side, float64(l.Board.Height)*l.side))
	var squares path
	for sq := range l.Board.Points {
		x, y := l.corner(game.Square(sq))
		squares = append(squares, rect(x, y, l.side, l.side)...)
	}
	d.fill(dark, squares)
}

// plain is one shade with lines, every second square a touch lighter.
func (l layout) plain(d *Drawing) {
	w, h := float64(l.Board.Width)*l.side, float64(l.Board.Height)*l.side
	d.fill(dark, rect(l.x, l.y, w, h))
	var second, lines path
	for sq, at := range l.Board.Points {
		if (at[0]+at[1])%2 != 0 {
			x, y := l.corner(game.Square(sq))
			second = append(second, rect(x, y, l.side, l.side)...)
		}
	}
	d.fill(thin(white, .07), second)
	const width = .02
	pen := width * l.side
	for i := 1; i < l.Board.Width; i++ {
		lines = append(lines, rect(l.x+float64(i)*l.side-pen/2, l.y, pen, h)...)
	}
	for i := 1; i < l.Board.Height; i++ {
		lines = append(lines, rect(l.x, l.y+float64(i)*l.side-pen/2, w, pen)...)
	}
	d.fill(inlay, lines)
}

// trodden tints the squares of the last move.
func (l layout) trodden(d *Drawing) {
	var squares path
	tinted := map[game.Square]bool{} // a route may come back
	for _, m := range l.Marks {
		if m.Kind != Taken && !tinted[m.Square] {
			tinted[m.Square] = true
			x, y := l.corner(m.Square)
			squares = append(squares, rect(x, y, l.side, l.side)...)
		}
	}
	if squares != nil {
		d.fill(thin(markL, .34), squares)
	}
}

// marks draws those that lie over the pieces or those that lie under them.
func (l layout) marks(d *Drawing, over bool) {
	for _, m := range l.Marks {
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
	for rank := range l.Board.Height {
		file := 0
		if l.Below == game.Black {
			file = l.Board.Width - 1
		}
		x, y := l.cell(file, rank)
		d.add(text{x: x + left, y: y + top, size: size, weight: bold, fill: l.nameOn(file, rank), words: strconv.Itoa(rank + 1)})
	}
	for file := range l.Board.Width {
		rank := 0
		if l.Below == game.Black {
			rank = l.Board.Height - 1
		}
		x, y := l.cell(file, rank)
		d.add(text{x: x + l.side - left, y: y + l.side - left, size: size, weight: bold, toLeft: true,
			fill: l.nameOn(file, rank), words: string(rune('a' + file))})
	}
}

// nameOn is the colour of a name in that cell.
func (l layout) nameOn(file, rank int) color.NRGBA {
	for _, at := range l.Board.Points {
		if at == [2]int{file, rank} {
			return nameD
		}
	}
	return nameL
}
