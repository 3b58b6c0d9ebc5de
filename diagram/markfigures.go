package diagram

import (
	"image/color"
	"math"
)

// marks are the figures of the kinds of marks, those of web/static/pieces.svg where the board on screen has them.
// Each has a dark line and a light one within it.
func (p palette) marks() [letterA]*figure {
	return [letterA]*figure{
		From:      p.twice("from", func(width float64) path { return ring(50, 50, 17, width) }, 10, 5.5, p.markLast),
		Stop:      p.twice("stop", diamond, 10, 5.5, p.markLast),
		End:       p.twice("end", corners, 10, 5.5, p.markLast),
		Taken:     p.twice("taken", cross, 14, 7, p.markPale),
		Must:      p.must(),
		Asked:     p.twice("asked", dashes, 8, 4.5, p.markPale),
		Legal:     p.goal(),
		Via:       p.via(),
		Flips:     p.flips(),
		Removable: p.removable(),
		Protected: p.protected(),
		Forbidden: p.forbidden(),
	}
}

func (p palette) figure(name string, shapes ...shape) *figure {
	return &figure{name: p.prefix + name, shapes: shapes}
}

func (p palette) twice(name string, draw func(width float64) path, wide, narrow float64, inner color.NRGBA) *figure {
	return p.figure(name, shape{path: draw(wide), fill: p.markDark}, shape{path: draw(narrow), fill: inner})
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
	a, b, end := 5-width/2, 5+width/2, 24+width/2
	return atCorners(a, end, a, a, end, a, end, b, b, b, b, end)
}

// atCorners is a polygon at the top left corner, and its mirror images at the others.
func atCorners(corner ...float64) path {
	var p path
	for _, turn := range [][2]bool{{false, false}, {true, false}, {true, true}, {false, true}} {
		xy := make([]float64, len(corner))
		for i, v := range corner {
			if turn[i%2] {
				v = 100 - v
			}
			xy[i] = v
		}
		p = append(p, polygon(xy...)...)
	}
	return p
}

// must is a ring around a piece, and wedges in the corners that tell it from the ring of a piece's edge.
func (p palette) must() *figure {
	return p.figure("must",
		shape{path: ring(50, 50, 43.5, 10), fill: p.markDark},
		shape{path: ring(50, 50, 43.5, 5.5), fill: p.markPale},
		shape{path: atCorners(0, 0, 21, 0, 0, 21), fill: p.markDark},
		shape{path: atCorners(2.5, 2.5, 15, 2.5, 2.5, 15), fill: p.markPale})
}

// dashes go along a frame 6 from the edges, one around every corner and three on every side.
func dashes(width float64) path {
	const (
		edge   = 6
		period = (100 - 2*edge) / 4
		half   = 3.5
	)
	around := func(t float64) (x, y float64) { // from the top left corner, clockwise
		t = math.Mod(t+16*period, 16*period)
		along := edge + math.Mod(t, 4*period)
		switch int(t / (4 * period)) {
		case 0:
			return along, edge
		case 1:
			return 100 - edge, along
		case 2:
			return 100 - along, 100 - edge
		}
		return edge, 100 - along
	}
	var p path
	for i := range 16 {
		t := float64(i * period)
		x0, y0 := around(t - half)
		x, y := around(t)
		x1, y1 := around(t + half)
		p = append(p, pen(width, x0, y0, x, y, x1, y1)...)
	}
	return p
}

func (p palette) goal() *figure {
	return p.figure("legal",
		shape{path: circle(50, 50, 30.5), fill: p.markDark},
		shape{path: circle(50, 50, 27.5), fill: p.markPale},
		shape{path: circle(50, 50, 17), fill: p.markAct})
}

func (p palette) via() *figure {
	return p.figure("via",
		shape{path: circle(50, 50, 22.5), fill: p.markDark},
		shape{path: ring(50, 50, 16, 8), fill: p.markPale})
}

func (p palette) dot() *figure {
	return p.figure("dot",
		shape{path: circle(50, 50, 19), fill: p.markDark},
		shape{path: ring(50, 50, 14, 4.5), fill: p.markPale})
}

// flips are two arrows that chase each other.
func (p palette) flips() *figure {
	const x, y = 50, 48
	arrows := append(arc(x, y, 12.5, 180, 310, 4.5), arc(x, y, 12.5, 0, 130, 4.5)...)
	arrows = append(arrows, polygon(63.5, 33.5, 63.5, 45, 52, 45)...)
	arrows = append(arrows, polygon(36.5, 62.5, 36.5, 51, 48, 51)...)
	return p.figure("flips",
		shape{path: circle(x, y, 23.5), fill: p.markPale},
		shape{path: circle(x, y, 20.5), fill: p.markDark},
		shape{path: arrows, fill: p.markHot})
}

// arc is a part of a ring, between angles in degrees from the right, clockwise as it is seen.
func arc(x, y, r, from, to, width float64) path {
	const steps = 8
	var out, in []float64
	for i := range steps + 1 {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/steps) * math.Pi / 180)
		out = append(out, x+(r+width/2)*cos, y+(r+width/2)*sin)
		in = append([]float64{x + (r-width/2)*cos, y + (r-width/2)*sin}, in...)
	}
	return polygon(append(out, in...)...)
}

func (p palette) removable() *figure {
	return p.figure("removable",
		shape{path: ring(50, 50, 46, 10), fill: p.markDark},
		shape{path: ring(50, 50, 46, 5), fill: p.markHot},
		shape{path: circle(80, 20, 19), fill: p.markPale},
		shape{path: circle(80, 20, 15), fill: p.markNo},
		shape{path: append(pen(4.5, 73.5, 13.5, 86.5, 26.5), pen(4.5, 86.5, 13.5, 73.5, 26.5)...), fill: white})
}

func (p palette) protected() *figure {
	return p.figure("protected",
		shape{path: shield(1.1), fill: p.markDark},
		shape{path: shield(.92), fill: p.markPale},
		shape{path: pen(4.5, 72, 20, 78, 26, 88, 14), fill: p.markDark})
}

// shield stands in the top right corner, larger or smaller around its middle.
func shield(size float64) path {
	const x, y = 80, 21
	to := func(v verb, xy ...float64) step {
		for i := range xy {
			middle := [2]float64{x, y}[i%2]
			xy[i] = middle + (xy[i]-middle)*size
		}
		return at(v, xy...)
	}
	return path{
		to(moveTo, 80, 2), to(quadTo, 87, 8, 97, 8), to(lineTo, 97, 20), to(quadTo, 97, 34, 80, 41),
		to(quadTo, 63, 34, 63, 20), to(lineTo, 63, 8), to(quadTo, 73, 8, 80, 2), at(closed),
	}
}

// forbidden is a barred ring.
func (p palette) forbidden() *figure {
	barred := func(width float64) path { return append(ring(50, 50, 26, width), pen(width, 32, 32, 68, 68)...) }
	return p.figure("forbidden",
		shape{path: barred(17), fill: p.markDark},
		shape{path: barred(13.5), fill: p.markPale},
		shape{path: barred(7), fill: p.markNo})
}

// badge fills its whole square: a letter stands on it in any size.
func (p palette) badge() *figure {
	return p.figure("badge",
		shape{path: circle(50, 50, 50), fill: p.markDark},
		shape{path: circle(50, 50, 44), fill: p.markPale})
}
