package diagram

import "image/color"

// Colours for what stands beside boards.
var (
	Black = black
	White = white
	Faint = grey(0x66)
	Pale  = grey(0xbb)
)

// Place puts another drawing into this one, its corner at x, y and so many times as large.
func (d *Drawing) Place(inner Drawing, x, y, scale float64) {
	d.add(moved(inner.items, x, y, scale)...)
}

// PlacePart puts a part of another drawing into this one: the box x0, y0, w, h of it, its corner at x, y and so many
// times as large.
func (d *Drawing) PlacePart(inner Drawing, x0, y0, w, h, x, y, scale float64) {
	d.add(clipped{x, y, w * scale, h * scale, moved(inner.items, x-x0*scale, y-y0*scale, scale)})
}

// Box fills a rectangle.
func (d *Drawing) Box(c color.NRGBA, x, y, w, h float64) { d.fill(c, rect(x, y, w, h)) }

// Line draws a line with a round pen of that width along points x, y, x, y ...
func (d *Drawing) Line(c color.NRGBA, width float64, xy ...float64) { d.fill(c, pen(width, xy...)) }

// Frame draws a rectangle's edge, the pen on both sides of it.
func (d *Drawing) Frame(c color.NRGBA, width, x, y, w, h float64) {
	d.Line(c, width, x, y, x+w, y, x+w, y+h, x, y+h, x, y)
}

// Ring draws a circle with a pen of that width.
func (d *Drawing) Ring(c color.NRGBA, width, x, y, r float64) { d.fill(c, ring(x, y, r, width)) }

// Dashes draws a line in dashes so long, with gaps as long between them.
func (d *Drawing) Dashes(c color.NRGBA, width, long, x0, y0, x1, y1 float64) {
	if p := interrupted(width, long, 2*long, []float64{x0, y0, x1, y1}); p != nil {
		d.fill(c, p)
	}
}

// Words are a line of text.
type Words struct {
	Text  string
	X, Y  float64 // of its base line: where it begins, ends or has its middle, as Align says
	Size  float64 // of the letters, from one line to the next if there is nothing between them
	Bold  bool
	Align Align
	Color color.NRGBA // the zero value is Black
}

// Write writes words. Letters that the font has not are left out.
func (d *Drawing) Write(w Words) {
	t := text{x: w.X, y: w.Y, size: w.Size, align: w.Align, fill: w.Color, fitted: true}
	if w.Bold {
		t.weight = bold
	}
	if w.Color == (color.NRGBA{}) {
		t.fill = black
	}
	if t.words = written(w.Text, t.weight); t.words != "" {
		d.add(t)
	}
}

// Wrapped breaks text into lines of at most that width in letters of that size. A word that is longer stays whole.
func Wrapped(text string, isBold bool, size, width float64) []string {
	w := regular
	if isBold {
		w = bold
	}
	return broken(written(text, w), w, size, width)
}

// WidthOf is how wide a line of text is.
func WidthOf(text string, isBold bool, size float64) float64 {
	w := regular
	if isBold {
		w = bold
	}
	return width(written(text, w), w, size)
}

// moved is items at another place and so many times as large.
func moved(items []item, x, y, scale float64) []item {
	to := make([]item, len(items))
	for i, it := range items {
		switch it := it.(type) {
		case shape:
			it.path = it.path.moved(x, y, scale)
			to[i] = it
		case placed:
			to[i] = placed{it.figure, x + it.x*scale, y + it.y*scale, it.side * scale}
		case text:
			it.x, it.y, it.size = x+it.x*scale, y+it.y*scale, it.size*scale
			to[i] = it
		case clipped:
			to[i] = clipped{x + it.x*scale, y + it.y*scale, it.w * scale, it.h * scale, moved(it.items, x, y, scale)}
		}
	}
	return to
}

func (p path) moved(x, y, scale float64) path {
	to := make(path, len(p))
	for i, s := range p {
		for k := range s.p {
			s.p[k] *= scale
			if s.verb.isPoint(k) {
				s.p[k] += [2]float64{x, y}[k%2]
			}
		}
		to[i] = s
	}
	return to
}

// isPoint reports whether a step's number is a place, and not a radius or the length of a side.
func (v verb) isPoint(k int) bool {
	switch v {
	case oval, hole, box:
		return k < 2
	}
	return true
}
