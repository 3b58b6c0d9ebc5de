package diagram

import (
	"image"
	"image/color"
)

// Painter is a form of output that another package writes. It is given a drawing's parts from the lowest up, figures
// as the shapes that they are made of.
type Painter interface {
	// Fill begins outlines that Filled fills with a colour, by the rule of non-zero winding.
	Fill(c color.NRGBA)
	MoveTo(x, y float64)
	LineTo(x, y float64)
	CubeTo(x1, y1, x2, y2, x, y float64)
	ClosePath()
	Filled()
	// Light puts a picture of light and shadow into a box: equal names are equal pictures.
	Light(name string, picture func() image.Image, x, y, w, h float64)
	Text(w Words)
	// Clip keeps what comes until Unclip within a box.
	Clip(x, y, w, h float64)
	Unclip()
}

// Paint paints the drawing.
func (d Drawing) Paint(p Painter) { paint(p, d.items) }

func paint(p Painter, items []item) {
	for _, i := range items {
		switch i := i.(type) {
		case shape:
			i.paint(p)
		case placed:
			for _, s := range i.figure.shapes {
				s.path = s.path.moved(i.x, i.y, i.side/100)
				s.paint(p)
			}
		case text:
			p.Text(Words{Text: i.words, X: i.x, Y: i.y, Size: i.size, Bold: i.weight == bold, Align: i.align, Color: i.fill})
		case clipped:
			p.Clip(i.x, i.y, i.w, i.h)
			paint(p, i.items)
			p.Unclip()
		}
	}
}

func (s shape) paint(p Painter) {
	if s.shade != flat {
		e := s.path.extent()
		g := gradients[s.shade]
		p.Light(g.name, g.picture, e.x0, e.y0, e.x1-e.x0, e.y1-e.y0)
		return
	}
	p.Fill(s.fill)
	x, y := 0.0, 0.0
	for _, step := range s.path {
		for _, step := range step.outline() {
			x, y = step.paint(p, x, y)
		}
	}
	p.Filled()
}

// paint goes on from x, y and returns where it ends.
func (s step) paint(p Painter, x, y float64) (float64, float64) {
	v := s.p
	switch s.verb {
	case moveTo:
		p.MoveTo(v[0], v[1])
		return v[0], v[1]
	case lineTo:
		p.LineTo(v[0], v[1])
		return v[0], v[1]
	case quadTo:
		const third = 2.0 / 3
		p.CubeTo(x+third*(v[0]-x), y+third*(v[1]-y), v[2]+third*(v[0]-v[2]), v[3]+third*(v[1]-v[3]), v[2], v[3])
		return v[2], v[3]
	case cubeTo:
		p.CubeTo(v[0], v[1], v[2], v[3], v[4], v[5])
		return v[4], v[5]
	}
	p.ClosePath()
	return x, y
}

// picture is the gradient on a round surface, nothing around it.
func (g gradient) picture() image.Image {
	const side = 160
	whole := g.within(extent{0, 0, side, side}, image.Rect(0, 0, side, side)).(*image.RGBA)
	to := image.NewNRGBA(whole.Rect)
	for y := range side {
		for x := range side {
			dx, dy := float64(x)+.5-side/2, float64(y)+.5-side/2
			if dx*dx+dy*dy <= side*side/4 {
				to.Set(x, y, whole.At(x, y))
			}
		}
	}
	return to
}
