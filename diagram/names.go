package diagram

import (
	"image/color"
	"strconv"

	"tabuleiro/game"
)

// names writes files and ranks at the edges, or the squares' numbers where moves are written so. A piece of a board
// keeps the names that the whole has.
func (l layout) names(d *Drawing) {
	size := .17 * l.side
	if l.Large {
		size = .46 * l.side
	}
	left, top := .05*l.side, .05*l.side+.75*size // of a letter's box to its base line
	if l.Board.Numeric {
		for sq, n := range l.Board.Numbers {
			if !l.has(game.Square(sq)) {
				continue
			}
			x, y := l.corner(game.Square(sq))
			d.add(text{x: x + left, y: y + top, size: size, weight: bold, fill: l.palette().nameOnDark, words: strconv.Itoa(n)})
		}
		return
	}
	file, rank := l.nearest()
	w := l.window()
	ranks, files := l.Board.Ranks(), l.Board.Files()
	for rank := w.Rank; rank < w.Rank+w.Height; rank++ {
		x, y := l.cell(file, rank)
		d.add(text{x: x + left, y: y + top, size: size, weight: bold, fill: l.nameOn(file, rank), words: ranks[rank]})
	}
	for file := w.File; file < w.File+w.Width; file++ {
		x, y := l.cell(file, rank)
		d.add(text{x: x + l.side - left, y: y + l.side - left, size: size, weight: bold, align: Ends,
			fill: l.nameOn(file, rank), words: files[file]})
	}
}

// nearest is the file at the left of the drawing and the rank at its foot.
func (l layout) nearest() (file, rank int) {
	w := l.window()
	if l.Below == game.Black {
		return w.File + w.Width - 1, w.Rank + w.Height - 1
	}
	return w.File, w.Rank
}

// nameOn is the colour of a name in that cell.
func (l layout) nameOn(file, rank int) color.NRGBA {
	p := l.palette()
	switch {
	case l.Board.Lined():
		return p.nameOnLight
	case l.Board.Turns:
		return p.nameOnFelt
	case l.playedOn(file, rank):
		return p.nameOnDark
	}
	return p.nameOnLight
}

// playedOn reports whether a cell is one of the board's squares.
func (s Scene) playedOn(file, rank int) bool {
	for _, at := range s.Board.Points {
		if at == [2]int{file, rank} {
			return true
		}
	}
	return false
}
