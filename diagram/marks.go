package diagram

import (
	"image/color"
	"math"

	"tabuleiro/game"
)

// Mark is what the last move did on a square. It has a shape of its own, which holds in grey too.
type Mark struct {
	Square game.Square
	Kind   MarkKind
}

// MarkKind is the shape of a Mark.
type MarkKind uint8

// The kinds of marks.
const (
	From  MarkKind = iota // a ring where the piece stood
	Stop                  // a diamond where it turned
	End                   // corners where it stands
	Taken                 // a cross where a piece was taken
)

// LastMove marks a move's canonical route and what it took. A pass marks nothing.
func LastMove(m game.Move) []Mark {
	if m.Passes() {
		return nil
	}
	var marks []Mark
	route := m.Routes[0][:len(m.Routes[0])-m.Picks]
	for i, sq := range route {
		kind := Stop
		switch i {
		case len(route) - 1: // also of a piece that comes from outside of the board
			kind = End
		case 0:
			kind = From
		}
		marks = append(marks, Mark{sq, kind})
	}
	for _, sq := range m.Taken {
		marks = append(marks, Mark{sq, Taken})
	}
	return marks
}

// Each mark has a dark line and a light one within it.
var markFigures = [...]*figure{
	From:  twice("from", func(width float64) path { return ring(50, 50, 17, width) }, 10, 5.5, markL),
	Stop:  twice("stop", diamond, 10, 5.5, markL),
	End:   twice("end", corners, 10, 5.5, markL),
	Taken: twice("taken", cross, 14, 7, markP),
}

func twice(name string, draw func(width float64) path, wide, narrow float64, inner color.NRGBA) *figure {
	return &figure{name: name, shapes: []shape{{path: draw(wide), fill: markD}, {path: draw(narrow), fill: inner}}}
}

func cross(width float64) path {
	return append(pen(width, 34, 34, 66, 66), pen(width, 66, 34, 34, 66)...)
}

// diamond is a square on its tip, 17 from the middle to each corner, drawn with a pen.
func diamond(width float64) path {
	out, in := 17+width*math.Sqrt2/2, 17-width*math.Sqrt2/2
	return append(polygon(50, 50-out, 50+out, 50, 50, 50+out, 50-out, 50),
		polygon(50, 50-in, 50-in, 50, 50, 50+in, 50+in, 50)...)
}

// corners are four angles, 5 from the edges and 19 long.
func corners(width float64) path {
	var p path
	a, b, end := 5-width/2, 5+width/2, 24+width/2
	angle := []float64{a, end, a, a, end, a, end, b, b, b, b, end}
	for _, turn := range [][2]bool{{false, false}, {true, false}, {true, true}, {false, true}} {
		xy := make([]float64, len(angle))
		for i, v := range angle {
			if turn[i%2] {
				v = 100 - v
			}
			xy[i] = v
		}
		p = append(p, polygon(xy...)...)
	}
	return p
}
