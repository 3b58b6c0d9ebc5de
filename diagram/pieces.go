package diagram

import (
	"image/color"

	"tabuleiro/game"
)

// The pieces of web/static/pieces.svg, a turned disc and two with a crown, in 100 x 100 units.

var pieces = [2][3]*figure{
	game.White: {
		game.Man:  man("man-w", woods[game.White]),
		game.King: king("king-w", woods[game.White], 2, woods[game.White].line),
		game.Disc: disc("disc-w", woods[game.White], woods[game.Black]),
	},
	game.Black: {
		game.Man:  man("man-b", woods[game.Black]),
		game.King: king("king-b", woods[game.Black], 1.6, woods[game.Black].cut),
		game.Disc: disc("disc-b", woods[game.Black], woods[game.White]),
	},
}

// pegs are the men of boards with lines.
var pegs = [2]*figure{game.White: peg("peg-w", woods[game.White]), game.Black: peg("peg-b", woods[game.Black])}

func (s Scene) figure(p game.Piece) *figure {
	if s.Board.Lined() && p.Kind == game.Man {
		return pegs[p.Color]
	}
	return pieces[p.Color][p.Kind]
}

func man(name string, w wood) *figure {
	const x, y = 50, 48
	f := &figure{name: name}
	f.shapes = []shape{
		{path: ellipse(x, 57, 44, 42), fill: thin(black, .28)},
		{path: circle(x, 53, 44), fill: w.line},
		{path: circle(x, 53, 42), fill: w.rim},
		{path: circle(x, y, 42), fill: w.face},
		{path: append(append(ring(x, y, 34, 2.6), ring(x, y, 25, 2.6)...), ring(x, y, 11, 2.6)...), fill: w.cut},
		{path: circle(x, y, 42), shade: onFace},
		{path: circle(x, y, 25), shade: inDish},
		{path: circle(x, y, 10), shade: onFace},
	}
	return f
}

// peg is a man with a dome instead of grooves.
func peg(name string, w wood) *figure {
	const x, y = 50, 48
	f := &figure{name: name}
	f.shapes = []shape{
		{path: ellipse(x, 57, 44, 42), fill: thin(black, .28)},
		{path: circle(x, 53, 44), fill: w.line},
		{path: circle(x, 53, 42), fill: w.rim},
		{path: circle(x, y, 42), fill: w.face},
		{path: circle(x, y, 42), shade: onFace},
		{path: circle(x, 46, 20), fill: w.face},
		{path: ring(x, 46, 20, 3.5), fill: w.cut},
		{path: circle(x, 46, 20), shade: onFace},
		{path: pen(5, 38, 43, 40, 38, 44, 34.5, 49, 33), fill: thin(white, .4)},
	}
	return f
}

// disc is two thin ones, one on the other: the colour below shows at the edge that is nearer.
func disc(name string, face, back wood) *figure {
	const x, y, r = 50, 47.5, 42.5
	f := &figure{name: name}
	f.shapes = []shape{
		{path: ellipse(x, 58, 44, 41), fill: thin(black, .28)},
		{path: circle(x, 54.5, r+.75), fill: woods[game.White].line},
		{path: circle(x, 54.5, r-.75), fill: back.face},
		{path: circle(x, y, r), fill: face.face},
		{path: circle(x, y, r), shade: onFace},
		{path: ring(x, y, 32, 1.6), fill: thin(face.cut, .6)},
	}
	return f
}

// king is two discs, whose edges are drawn with a pen of that width and colour, and a crown.
func king(name string, w wood, width float64, edge color.NRGBA) *figure {
	const x, r = 50, 41
	f := &figure{name: name}
	f.shapes = append(f.shapes, shape{path: ellipse(x, 61, 45, 39), fill: thin(black, .3)})
	for _, disc := range []struct {
		y    float64
		fill color.NRGBA
	}{{57, w.rim}, {53, w.face}, {47, w.rim}, {43, w.face}} {
		f.shapes = append(f.shapes,
			shape{path: circle(x, disc.y, r), fill: disc.fill},
			shape{path: ring(x, disc.y, r, width), fill: edge})
	}
	f.shapes = append(f.shapes, shape{path: circle(x, 43, 40), shade: onFace})
	f.shapes = append(f.shapes, crown...)
	return f
}

var crown = []shape{
	{path: ring(50, 43, 34, 8.5), fill: crownL},
	{path: ring(50, 43, 34, 5), fill: crownC},
	{path: path{
		at(moveTo, 31, 57), at(lineTo, 27.5, 34), at(lineTo, 40, 42), at(lineTo, 50, 26), at(lineTo, 60, 42),
		at(lineTo, 72.5, 34), at(lineTo, 69, 57), at(quadTo, 50, 63, 31, 57), at(closed),
	}, fill: crownC},
	{path: pen(2.6, 31, 57, 27.5, 34, 40, 42, 50, 26, 60, 42, 72.5, 34, 69, 57, 59.5, 59.25, 50, 60, 40.5, 59.25, 31, 57), fill: crownL},
	{path: pen(2.4, 32.5, 51, 41, 53.1, 50, 53.75, 59, 53.1, 67.5, 51), fill: crownL},
	{path: append(append(circle(27, 32, 4.6), circle(50, 24.5, 4.8)...), circle(73, 32, 4.6)...), fill: crownL},
	{path: append(append(circle(27, 32, 2.6), circle(50, 24.5, 2.8)...), circle(73, 32, 2.6)...), fill: crownC},
}
