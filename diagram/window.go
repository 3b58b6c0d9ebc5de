package diagram

import "tabuleiro/game"

// Window is a piece of a board, in files and ranks from 0. The zero Window is the whole board.
type Window struct{ File, Rank, Width, Height int }

// Around is the smallest window that holds these squares with so many files and ranks around them, as far as the
// board goes.
func Around(b game.Board, margin int, squares ...game.Square) Window {
	low, high := [2]int{b.Width, b.Height}, [2]int{-1, -1}
	for _, sq := range squares {
		for axis, v := range b.Points[sq] {
			low[axis], high[axis] = min(low[axis], v-margin), max(high[axis], v+margin)
		}
	}
	for axis, n := range [2]int{b.Width, b.Height} {
		low[axis], high[axis] = max(low[axis], 0), min(high[axis], n-1)
	}
	return Window{low[0], low[1], high[0] - low[0] + 1, high[1] - low[1] + 1}
}

// Has reports whether the window holds a file and rank.
func (w Window) Has(file, rank int) bool {
	return file >= w.File && file < w.File+w.Width && rank >= w.Rank && rank < w.Rank+w.Height
}

// window is the scene's, the whole board spelt out.
func (s Scene) window() Window {
	if s.Window == (Window{}) {
		return Window{Width: s.Board.Width, Height: s.Board.Height}
	}
	return s.Window
}

func (s Scene) has(sq game.Square) bool {
	at := s.Board.Points[sq]
	return s.window().Has(at[0], at[1])
}

// edges are the four sides of a drawing.
type edges struct{ left, top, right, bottom bool }

// cut is on which sides of the drawing the board goes on beyond the window.
func (s Scene) cut() edges {
	w := s.window()
	c := edges{
		left: w.File > 0, right: w.File+w.Width < s.Board.Width,
		bottom: w.Rank > 0, top: w.Rank+w.Height < s.Board.Height,
	}
	if s.Below == game.Black {
		c.left, c.right, c.top, c.bottom = c.right, c.left, c.bottom, c.top
	}
	return c
}

// A cut edge has teeth: squares run on for so much of their side, and a little further at the tips.
const (
	stub  = .12
	tooth = .26
)

// beyond is how far a drawing goes past the window on each side: the frame, or what is cut.
func (s Scene) beyond(side, border float64) (left, top, right, bottom float64) {
	c := s.cut()
	of := func(cut bool) float64 {
		if cut {
			return tooth * side
		}
		return border
	}
	return of(c.left), of(c.top), of(c.right), of(c.bottom)
}

// framing is the frame at the edges of the board itself. Where the board is cut, so is the frame.
func (l layout) framing(border float64) path {
	c := l.cut()
	has := func(cut bool, v float64) float64 {
		if cut {
			return 0
		}
		return v
	}
	left, top, right, bottom := has(c.left, border), has(c.top, border), has(c.right, border), has(c.bottom, border)
	w, h := l.size()
	p := rounded(l.x-left, l.y-top, w+left+right, h+top+bottom,
		[4]float64{min(left, top), min(top, right), min(right, bottom), min(bottom, left)})
	on := stub * l.side
	for _, cut := range []struct {
		is         bool
		y          float64
		side, more float64
	}{{c.top, l.y - on, left, right}, {c.bottom, l.y + h, left, right}} {
		if cut.is {
			p = append(p, strips(l.x-cut.side, cut.y, cut.side, on)...)
			p = append(p, strips(l.x+w, cut.y, cut.more, on)...)
		}
	}
	if c.left {
		p = append(p, strips(l.x-on, l.y-top, on, top)...)
		p = append(p, strips(l.x-on, l.y+h, on, bottom)...)
	}
	if c.right {
		p = append(p, strips(l.x+w, l.y-top, on, top)...)
		p = append(p, strips(l.x+w, l.y+h, on, bottom)...)
	}
	return p
}

// strips is a rectangle, if it has a size.
func strips(x, y, w, h float64) path {
	if w == 0 || h == 0 {
		return nil
	}
	return rect(x, y, w, h)
}

// torn is what is seen of the cells just outside of the window, of those that are wanted.
func (l layout) torn(wanted func(file, rank int) bool) path {
	w := l.window()
	var p path
	for rank := w.Rank - 1; rank <= w.Rank+w.Height; rank++ {
		for file := w.File - 1; file <= w.File+w.Width; file++ {
			onBoard := file >= 0 && file < l.Board.Width && rank >= 0 && rank < l.Board.Height
			if onBoard && !w.Has(file, rank) && wanted(file, rank) {
				p = append(p, l.scrap(file, rank)...)
			}
		}
	}
	return p
}

// scrap is the part of one cell that is left beside the window.
func (l layout) scrap(file, rank int) path {
	x, y := l.cell(file, rank)
	w, h := l.size()
	s := l.side
	low, high := stub*s, tooth*s
	teeth := []float64{0, 0, low, 0, high, s / 4, low, s / 2, high, 3 * s / 4, low, s, 0, s} // how far out, how far along
	across, along := func(out float64) float64 { return l.x - out }, y
	aside := x < l.x || x >= l.x+w
	above := y < l.y || y >= l.y+h
	switch {
	case aside && above:
		return l.cornerScrap(x < l.x, y < l.y, low)
	case x >= l.x+w:
		across = func(out float64) float64 { return l.x + w + out }
	case y < l.y:
		across, along = func(out float64) float64 { return l.y - out }, x
	case y >= l.y+h:
		across, along = func(out float64) float64 { return l.y + h + out }, x
	}
	xy := make([]float64, len(teeth))
	for i := 0; i < len(teeth); i += 2 {
		out, on := across(teeth[i]), along+teeth[i+1]
		if above {
			out, on = on, out
		}
		xy[i], xy[i+1] = out, on
	}
	return polygon(xy...)
}

func (l layout) cornerScrap(left, top bool, size float64) path {
	w, h := l.size()
	x, y := l.x+w, l.y+h
	if left {
		x = l.x - size
	}
	if top {
		y = l.y - size
	}
	return rect(x, y, size, size)
}
