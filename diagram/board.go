package diagram

import (
	"slices"

	"tabuleiro/game"
)

// Scene is a board and what stands on it.
type Scene struct {
	Board  game.Board
	Pieces []game.Piece
	Marks  []Mark
	Routes []Route
	Window Window     // what is seen of the board: pieces, marks and routes that leave it are left out
	Below  game.Color // the side at the foot
	Named  bool       // squares have their names, as files and ranks or as numbers
	Large  bool       // the names are: for a small board that nothing stands on
	Look   Look
}

// Units of a drawing of a board.
const (
	squareSide = 100
	frameWidth = 20
)

// Drawing is the board in its frame, or the piece of it that the window shows.
func (s Scene) Drawing(title string) Drawing {
	left, top, right, bottom := s.beyond(squareSide, frameWidth)
	w := s.window()
	d := Drawing{
		Width:  float64(w.Width*squareSide) + left + right,
		Height: float64(w.Height*squareSide) + top + bottom,
		Title:  title,
	}
	s.drawOn(&d, left, top, squareSide, frameWidth)
	return d
}

// drawOn draws what the window shows with squares of that side, its first corner at x, y and a frame around.
func (s Scene) drawOn(d *Drawing, x, y, side, border float64) {
	l := layout{s, x, y, side}
	d.fill(l.palette().frame, l.framing(border))
	l.ground(d)
	l.trodden(d)
	if s.Named {
		l.names(d)
	}
	l.routes(d)
	l.marks(d, false)
	l.pieces(d)
	l.marks(d, true)
}

// layout is where squares lie in a drawing.
type layout struct {
	Scene
	x, y, side float64
}

// size is what the window takes.
func (l layout) size() (w, h float64) {
	window := l.window()
	return float64(window.Width) * l.side, float64(window.Height) * l.side
}

// cell returns the top left corner of a file and rank, from 0.
func (l layout) cell(file, rank int) (x, y float64) {
	w := l.window()
	file, rank = file-w.File, rank-w.Rank
	if l.Below == game.Black {
		file, rank = w.Width-1-file, w.Height-1-rank
	}
	return l.x + float64(file)*l.side, l.y + float64(w.Height-1-rank)*l.side
}

func (l layout) corner(sq game.Square) (x, y float64) {
	at := l.Board.Points[sq]
	return l.cell(at[0], at[1])
}

func (l layout) middle(sq game.Square) (x, y float64) {
	x, y = l.corner(sq)
	return x + l.side/2, y + l.side/2
}

// trodden tints the squares of the last move.
func (l layout) trodden(d *Drawing) {
	var squares path
	tinted := map[game.Square]bool{} // a route may come back
	for _, m := range l.Marks {
		if m.Kind.tints() && !tinted[m.Square] && l.has(m.Square) {
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
		d.fill(l.palette().trodden, squares)
	}
}

// pieces are smaller within a ring.
func (l layout) pieces(d *Drawing) {
	ringed := map[game.Square]bool{}
	for _, m := range l.Marks {
		ringed[m.Square] = ringed[m.Square] || m.Kind == Must
	}
	for _, p := range l.Pieces {
		if !l.has(p.Square) {
			continue
		}
		size := l.pieceSize()
		if ringed[p.Square] {
			size = min(size, .75)
		}
		x, y := l.corner(p.Square)
		edge := (1 - size) / 2 * l.side
		d.add(placed{l.figure(p), x + edge, y + edge, size * l.side})
	}
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

// marks draws those that lie over the pieces or those that lie under them. A piece that turned stands there still:
// it is seen without a mark.
func (l layout) marks(d *Drawing, over bool) {
	for i, m := range l.Marks {
		if m.Kind.over() != over || !l.has(m.Square) || l.Board.Turns && m.Kind == Taken || slices.Contains(l.Marks[:i], m) {
			continue
		}
		x, y := l.corner(m.Square)
		switch {
		case m.Kind >= letterA:
			l.letter(d, m)
		case m.Kind == Legal && l.Board.Turns:
			d.add(placed{sets[l.Look].dot, x, y, l.side})
		default:
			d.add(placed{sets[l.Look].marks[m.Kind], x, y, l.side})
		}
	}
}

// letter stands in the middle of an empty square and at the lower left of a piece.
func (l layout) letter(d *Drawing, m Mark) {
	x, y := l.middle(m.Square)
	size := .5 * l.side
	if l.stands(m.Square) {
		size = .36 * l.side
		x, y = x-l.side/2+size/2, y+l.side/2-size/2
	}
	d.add(placed{sets[l.Look].badge, x - size/2, y - size/2, size})
	d.add(text{x: x, y: y + .25*size, size: .7 * size, weight: bold, align: Centred, fill: l.palette().markDark,
		words: string(rune('A' + m.Kind - letterA))})
}

func (s Scene) stands(sq game.Square) bool {
	for _, p := range s.Pieces {
		if p.Square == sq {
			return true
		}
	}
	return false
}
