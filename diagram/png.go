package diagram

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// PNG writes the drawing on paper, with so many pixels a unit. Figures are put on whole pixels.
func (d Drawing) PNG(scale float64) []byte {
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(&b, fewColours(d.raster(scale))); err != nil {
		panic(err) // never: the picture has a size, and a buffer takes everything
	}
	return b.Bytes()
}

func (d Drawing) raster(scale float64) *image.RGBA {
	size := image.Rect(0, 0, pixels(d.Width*scale), pixels(d.Height*scale))
	c := canvas{scale: scale, to: image.NewRGBA(size), stamps: map[stamp]*image.RGBA{}}
	draw.Draw(c.to, size, image.NewUniform(paper), image.Point{}, draw.Src)
	c.items(d.items)
	return c.to
}

func (c *canvas) items(items []item) {
	for _, i := range items {
		switch i := i.(type) {
		case shape:
			c.shape(i)
		case placed:
			c.place(i)
		case text:
			c.text(i)
		case clipped:
			part := *c
			box := extent{i.x, i.y, i.x + i.w, i.y + i.h}.scaled(c.scale)
			part.to = c.to.SubImage(box.pixels()).(*image.RGBA)
			part.items(i.items)
		}
	}
}

// canvas is where one drawing is painted.
type canvas struct {
	scale  float64
	to     *image.RGBA
	brush  vector.Rasterizer
	stamps map[stamp]*image.RGBA
}

// stamp is a figure in one size, painted once.
type stamp struct {
	figure *figure
	side   int
}

func (c *canvas) place(p placed) {
	s := stamp{p.figure, pixels(p.side * c.scale)}
	painted := c.stamps[s]
	if painted == nil {
		painted = image.NewRGBA(image.Rect(0, 0, s.side, s.side))
		part := canvas{scale: float64(s.side) / 100, to: painted}
		for _, shape := range p.figure.shapes {
			part.shape(shape)
		}
		c.stamps[s] = painted
	}
	to := image.Pt(pixels(p.x*c.scale), pixels(p.y*c.scale))
	draw.Draw(c.to, painted.Bounds().Add(to), painted, image.Point{}, draw.Over)
}

func (c *canvas) shape(s shape) {
	if c.boxes(s) {
		return
	}
	area := s.path.extent().scaled(c.scale)
	within := area.pixels().Intersect(c.to.Bounds())
	if within.Empty() {
		return
	}
	c.brush.Reset(within.Dx(), within.Dy())
	for _, step := range s.path {
		c.trace(step, float64(within.Min.X), float64(within.Min.Y))
	}
	var source image.Image = image.NewUniform(s.fill)
	if s.shade != flat {
		source = gradients[s.shade].within(area, within)
	}
	c.brush.Draw(c.to, within, source, within.Min)
}

// boxes paints a shape of rectangles that lie on whole pixels: half of a board's area, and much
// faster so. It reports whether the shape was one.
func (c *canvas) boxes(s shape) bool {
	for _, step := range s.path {
		if step.verb != box || !c.whole(step) {
			return false
		}
	}
	source := image.NewUniform(s.fill)
	for _, step := range s.path {
		draw.Draw(c.to, path{step}.extent().scaled(c.scale).pixels(), source, image.Point{}, draw.Over)
	}
	return true
}

func (c *canvas) whole(s step) bool {
	for _, v := range s.p {
		if v := v * c.scale; v != math.Trunc(v) {
			return false
		}
	}
	return true
}

// trace gives the brush one step, from an origin in pixels.
func (c *canvas) trace(s step, x0, y0 float64) {
	x := func(i int) float32 { return float32(s.p[i]*c.scale - x0) }
	y := func(i int) float32 { return float32(s.p[i]*c.scale - y0) }
	switch s.verb {
	case moveTo:
		c.brush.MoveTo(x(0), y(1))
	case lineTo:
		c.brush.LineTo(x(0), y(1))
	case quadTo:
		c.brush.QuadTo(x(0), y(1), x(2), y(3))
	case cubeTo:
		c.brush.CubeTo(x(0), y(1), x(2), y(3), x(4), y(5))
	case closed:
		c.brush.ClosePath()
	case oval, hole, box:
		for _, s := range s.outline() {
			c.trace(s, x0, y0)
		}
	}
}

// outline is an oval, a hole or a box step by step, and any other step itself.
func (s step) outline() []step {
	switch s.verb {
	case moveTo, lineTo, quadTo, cubeTo, closed:
		return []step{s}
	case box:
		x, y, w, h := s.p[0], s.p[1], s.p[2], s.p[3]
		return polygon(x, y, x+w, y, x+w, y+h, x, y+h)
	}
	x, y, rx, ry := s.p[0], s.p[1], s.p[2], s.p[3]
	if s.verb == hole {
		ry = -ry // mirrored, it runs the other way round
	}
	hx, hy := roundBy*rx, roundBy*ry
	return []step{
		at(moveTo, x-rx, y),
		at(cubeTo, x-rx, y-hy, x-hx, y-ry, x, y-ry),
		at(cubeTo, x+hx, y-ry, x+rx, y-hy, x+rx, y),
		at(cubeTo, x+rx, y+hy, x+hx, y+ry, x, y+ry),
		at(cubeTo, x-hx, y+ry, x-rx, y+hy, x-rx, y),
		at(closed),
	}
}

// within paints a gradient of a box, in pixels, on those of its pixels that are seen.
func (g gradient) within(b extent, seen image.Rectangle) image.Image {
	to := image.NewRGBA(seen)
	w, h := b.x1-b.x0, b.y1-b.y0
	for y := seen.Min.Y; y < seen.Max.Y; y++ {
		for x := seen.Min.X; x < seen.Max.X; x++ {
			dx := (float64(x)+.5-b.x0)/w - g.x
			dy := (float64(y)+.5-b.y0)/h - g.y
			to.SetRGBA(x, y, g.at(math.Hypot(dx, dy)/g.r))
		}
	}
	return to
}

func (c *canvas) text(t text) {
	face := newFace(t.weight, t.size*c.scale)
	defer face.Close()
	pen := font.Drawer{Dst: c.to, Src: image.NewUniform(t.fill), Face: face}
	x := fixed.Int26_6(t.x * c.scale * 64)
	switch t.align {
	case Ends:
		x -= pen.MeasureString(t.words)
	case Centred:
		x -= pen.MeasureString(t.words) / 2
	}
	pen.Dot = fixed.Point26_6{X: x, Y: fixed.Int26_6(t.y * c.scale * 64)}
	pen.DrawString(t.words)
}

// extent is what a path covers.
type extent struct{ x0, y0, x1, y1 float64 }

func (p path) extent() extent {
	e := extent{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, s := range p {
		switch s.verb {
		case moveTo, lineTo:
			e.reach(s.p[0], s.p[1])
		case quadTo: // a curve lies within the hull of its points
			e.reach(s.p[0], s.p[1])
			e.reach(s.p[2], s.p[3])
		case cubeTo:
			e.reach(s.p[0], s.p[1])
			e.reach(s.p[2], s.p[3])
			e.reach(s.p[4], s.p[5])
		case oval, hole:
			e.reach(s.p[0]-s.p[2], s.p[1]-s.p[3])
			e.reach(s.p[0]+s.p[2], s.p[1]+s.p[3])
		case box:
			e.reach(s.p[0], s.p[1])
			e.reach(s.p[0]+s.p[2], s.p[1]+s.p[3])
		}
	}
	return e
}

func (e *extent) reach(x, y float64) {
	e.x0, e.x1 = min(e.x0, x), max(e.x1, x)
	e.y0, e.y1 = min(e.y0, y), max(e.y1, y)
}

func (e extent) scaled(by float64) extent {
	return extent{e.x0 * by, e.y0 * by, e.x1 * by, e.y1 * by}
}

func (e extent) pixels() image.Rectangle {
	return image.Rect(int(math.Floor(e.x0)), int(math.Floor(e.y0)), int(math.Ceil(e.x1)), int(math.Ceil(e.y1)))
}

func pixels(v float64) int { return int(math.Round(v)) }
