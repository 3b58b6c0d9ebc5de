package diagram

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"iter"
	"slices"
	"strconv"
)

// SVG writes the drawing as a document that also stands within a page. The ids in it are the same in
// every drawing and name the same parts.
func (d Drawing) SVG() []byte {
	w := &svgWriter{}
	w.head(d)
	w.definitions(d.items)
	w.body(d)
	return w.Bytes()
}

// Inline writes the drawing for a page that has Parts with what is in it.
func (d Drawing) Inline() []byte {
	w := &svgWriter{}
	w.head(d)
	w.body(d)
	return w.Bytes()
}

// Parts writes what these drawings have in common, for the page that shows them Inline: nothing of it is seen. It
// must not stand within anything that is not displayed, or shades are missing.
func Parts(drawings ...Drawing) []byte {
	var all []item
	for _, d := range drawings {
		all = append(all, d.items...)
	}
	w := &svgWriter{}
	w.f(`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">`)
	w.definitions(all)
	w.f("\n</svg>\n")
	return w.Bytes()
}

func (w *svgWriter) head(d Drawing) {
	w.f(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img" aria-label="%s">`,
		decimal(d.Width), decimal(d.Height), escaped(d.Title))
}

func (w *svgWriter) body(d Drawing) {
	w.items(d.items)
	w.f("\n</svg>\n")
}

func (w *svgWriter) items(items []item) {
	for _, i := range items {
		switch i := i.(type) {
		case shape:
			w.shape(i)
		case placed:
			w.f("\n"+`<use href="#%s%s" x="%s" y="%s" width="%s" height="%[5]s"/>`,
				prefix, i.figure.name, decimal(i.x), decimal(i.y), decimal(i.side))
		case text:
			w.text(i)
		case clipped:
			w.f("\n"+`<svg x="%[1]s" y="%[2]s" width="%[3]s" height="%[4]s" viewBox="%[1]s %[2]s %[3]s %[4]s" aria-hidden="true">`,
				decimal(i.x), decimal(i.y), decimal(i.w), decimal(i.h))
			w.items(i.items)
			w.f("\n</svg>")
		}
	}
}

// prefix keeps ids apart from those of the page.
const prefix = "d-"

type svgWriter struct{ bytes.Buffer }

func (w *svgWriter) f(format string, args ...any) { fmt.Fprintf(w, format, args...) }

// definitions are the figures that are placed, and the gradients they use.
func (w *svgWriter) definitions(items []item) {
	var figures []*figure
	var shades []shade
	for f := range placedIn(items) {
		if slices.Contains(figures, f) {
			continue
		}
		figures = append(figures, f)
		for _, s := range f.shapes {
			if s.shade != flat && !slices.Contains(shades, s.shade) {
				shades = append(shades, s.shade)
			}
		}
	}
	if figures == nil {
		return
	}
	w.f("\n<defs>")
	for _, s := range shades {
		g := gradients[s]
		w.f("\n"+`<radialGradient id="%s%s" cx="%s" cy="%s" r="%s"><stop stop-color="#fff" stop-opacity="%s"/>`+
			`<stop offset="%s" stop-color="#fff" stop-opacity="0"/><stop offset="%[7]s" stop-opacity="0"/><stop offset="1" stop-opacity="%[8]s"/></radialGradient>`,
			prefix, g.name, decimal(g.x), decimal(g.y), decimal(g.r), decimal(g.white), decimal(g.clear), decimal(g.black))
	}
	for _, f := range figures {
		w.f("\n"+`<symbol id="%s%s" viewBox="0 0 100 100">`, prefix, f.name)
		for _, s := range f.shapes {
			w.shape(s)
		}
		w.f("</symbol>")
	}
	w.f("\n</defs>")
}

// placedIn yields the figures of items, each as often as it is placed.
func placedIn(items []item) iter.Seq[*figure] {
	return func(yield func(*figure) bool) {
		for _, i := range items {
			switch i := i.(type) {
			case placed:
				if !yield(i.figure) {
					return
				}
			case clipped:
				for f := range placedIn(i.items) {
					if !yield(f) {
						return
					}
				}
			}
		}
	}
}

func (w *svgWriter) shape(s shape) {
	w.f("\n" + `<path d="`)
	for _, s := range s.path {
		w.step(s)
	}
	w.f(`"`)
	if s.shade != flat {
		w.f(` fill="url(#%s%s)"/>`, prefix, gradients[s.shade].name)
		return
	}
	w.fill(s.fill)
	w.f("/>")
}

func (w *svgWriter) fill(c color.NRGBA) {
	w.f(` fill="#%02x%02x%02x"`, c.R, c.G, c.B)
	if c.A != 0xff {
		w.f(` fill-opacity="%s"`, decimal(float64(c.A)/0xff))
	}
}

func (w *svgWriter) step(s step) {
	numbers := func(verb string, n int) {
		w.WriteString(verb)
		for i, v := range s.p[:n] {
			if i > 0 {
				w.WriteByte(' ')
			}
			w.WriteString(decimal(v))
		}
	}
	switch s.verb {
	case moveTo:
		numbers("M", 2)
	case lineTo:
		numbers("L", 2)
	case quadTo:
		numbers("Q", 4)
	case cubeTo:
		numbers("C", 6)
	case closed:
		w.WriteString("Z")
	case box:
		numbers("M", 2)
		w.f("h%sv%sh-%[1]sz", decimal(s.p[2]), decimal(s.p[3]))
	case oval, hole:
		sweep := 1
		if s.verb == hole {
			sweep = 0
		}
		x, y, rx, ry := s.p[0], s.p[1], s.p[2], s.p[3]
		arc := fmt.Sprintf("a%s %s 0 1 %d ", decimal(rx), decimal(ry), sweep)
		w.f("M%s %s%s%s 0%s-%[4]s 0Z", decimal(x-rx), decimal(y), arc, decimal(2*rx), arc)
	}
}

func (w *svgWriter) text(t text) {
	w.f("\n"+`<text x="%s" y="%s" font-family="system-ui,sans-serif" font-size="%s"`, decimal(t.x), decimal(t.y), decimal(t.size))
	if t.weight == bold {
		w.f(` font-weight="700"`)
	}
	switch t.align {
	case Ends:
		w.f(` text-anchor="end"`)
	case Centred:
		w.f(` text-anchor="middle"`)
	}
	if t.fitted {
		w.f(` textLength="%s" lengthAdjust="spacingAndGlyphs"`, decimal(width(t.words, t.weight, t.size)))
	}
	w.fill(t.fill)
	w.f(">%s</text>", escaped(t.words))
}

// decimal has two places at most.
func decimal(v float64) string {
	text := strconv.FormatFloat(v, 'f', 2, 64)
	for text[len(text)-1] == '0' {
		text = text[:len(text)-1]
	}
	if text[len(text)-1] == '.' {
		text = text[:len(text)-1]
	}
	return text
}

func escaped(words string) string {
	var b bytes.Buffer
	_ = xml.EscapeText(&b, []byte(words)) // a buffer takes everything
	return b.String()
}
