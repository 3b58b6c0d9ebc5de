package diagram

import (
	"image/color"

	"tabuleiro/game"
)

// The pieces of web/static/pieces.svg, a turned disc and two with a crown, in 100 x 100 units.

func (p palette) man(name string, w wood) *figure {
	const x, y = 50, 48
	return p.turned(name, ellipse(x, 57, 44, 42), .28, append(p.body(w),
		shape{path: append(append(ring(x, y, 34, 2.6), ring(x, y, 25, 2.6)...), ring(x, y, 11, 2.6)...), fill: w.cut},
		shape{path: circle(x, y, 42), shade: onFace},
		shape{path: circle(x, y, 25), shade: inDish},
		shape{path: circle(x, y, 10), shade: onFace}))
}

// body is a turned disc seen from above and a little from its front.
func (p palette) body(w wood) []shape {
	const x, y = 50, 48
	edge := circle(x, 53, 44)
	if !p.lit { // no light tells the far edge from what lies behind it
		edge = append(edge, circle(x, y, 44)...)
	}
	return []shape{
		{path: edge, fill: w.line},
		{path: circle(x, 53, 42), fill: w.rim},
		{path: circle(x, y, 42), fill: w.face},
	}
}

// peg is a man with a dome instead of grooves.
func (p palette) peg(name string, w wood) *figure {
	const x, y = 50, 48
	shapes := append(p.body(w),
		shape{path: circle(x, y, 42), shade: onFace},
		shape{path: circle(x, 46, 20), fill: w.face},
		shape{path: ring(x, 46, 20, 3.5), fill: w.cut},
		shape{path: circle(x, 46, 20), shade: onFace})
	if p.lit {
		shapes = append(shapes, shape{path: pen(5, 38, 43, 40, 38, 44, 34.5, 49, 33), fill: thin(white, .4)})
	}
	return p.turned(name, ellipse(x, 57, 44, 42), .28, shapes)
}

// disc is two thin ones, one on the other: the colour below shows at the edge that is nearer.
func (p palette) disc(name string, face, back wood) *figure {
	const x, y, r = 50, 47.5, 42.5
	line := p.woods[game.White].line
	shapes := []shape{
		{path: circle(x, 54.5, r+.75), fill: line},
		{path: circle(x, 54.5, r-.75), fill: back.face},
		{path: circle(x, y, r), fill: face.face},
		{path: circle(x, y, r), shade: onFace},
		{path: ring(x, y, 32, 1.6), fill: thin(face.cut, .6)},
	}
	if !p.lit {
		shapes = append(shapes, shape{path: ring(x, y, r, 1.5), fill: line})
	}
	return p.turned(name, ellipse(x, 58, 44, 41), .28, shapes)
}

// king is two discs, whose edges are drawn with a pen of that width and colour, and a crown.
func (p palette) king(name string, w wood, width float64, edge color.NRGBA) *figure {
	const x, r = 50, 41
	var shapes []shape
	for _, disc := range []struct {
		y    float64
		fill color.NRGBA
	}{{57, w.rim}, {53, w.face}, {47, w.rim}, {43, w.face}} {
		shapes = append(shapes,
			shape{path: circle(x, disc.y, r), fill: disc.fill},
			shape{path: ring(x, disc.y, r, width), fill: edge})
	}
	shapes = append(shapes, shape{path: circle(x, 43, 40), shade: onFace})
	return p.turned(name, ellipse(x, 61, 45, 39), .3, append(shapes, p.crownShapes()...))
}

// turned is a piece of these shapes; where there is light it throws a shadow of that opacity, and nowhere else is a
// shape shaded.
func (p palette) turned(name string, shadow path, opacity float64, shapes []shape) *figure {
	f := &figure{name: p.prefix + name}
	if p.lit {
		f.shapes = append(f.shapes, shape{path: shadow, fill: thin(black, opacity)})
	}
	for _, s := range shapes {
		if p.lit || s.shade == flat {
			f.shapes = append(f.shapes, s)
		}
	}
	return f
}

func (p palette) crownShapes() []shape {
	return []shape{
		{path: ring(50, 43, 34, 8.5), fill: p.crownLine},
		{path: ring(50, 43, 34, 5), fill: p.crown},
		{path: path{
			at(moveTo, 31, 57), at(lineTo, 27.5, 34), at(lineTo, 40, 42), at(lineTo, 50, 26), at(lineTo, 60, 42),
			at(lineTo, 72.5, 34), at(lineTo, 69, 57), at(quadTo, 50, 63, 31, 57), at(closed),
		}, fill: p.crown},
		{path: pen(2.6, 31, 57, 27.5, 34, 40, 42, 50, 26, 60, 42, 72.5, 34, 69, 57, 59.5, 59.25, 50, 60, 40.5, 59.25, 31, 57), fill: p.crownLine},
		{path: pen(2.4, 32.5, 51, 41, 53.1, 50, 53.75, 59, 53.1, 67.5, 51), fill: p.crownLine},
		{path: append(append(circle(27, 32, 4.6), circle(50, 24.5, 4.8)...), circle(73, 32, 4.6)...), fill: p.crownLine},
		{path: append(append(circle(27, 32, 2.6), circle(50, 24.5, 2.8)...), circle(73, 32, 2.6)...), fill: p.crown},
	}
}
