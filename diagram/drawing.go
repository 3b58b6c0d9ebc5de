// Package diagram draws boards: one drawing, written as SVG or as PNG.
//
//	scene := diagram.Scene{Board: rules.Board(), Pieces: position.Pieces(), Marks: diagram.LastMove(m)}
//	drawing := scene.Drawing("Damas brasileiras")
//	svg := drawing.SVG()
//
// Every shape is a filled path and every piece a figure that is drawn once and placed often, so that
// a form of output has only those, and text, to know.
package diagram

import "image/color"

// Drawing is a picture in units of its own, from the top left corner to the right and down.
type Drawing struct {
	Width, Height float64
	Title         string // what it shows, for who cannot see it
	items         []item // from the lowest up
}

// item is one of shape, placed, text, clipped.
type item interface{ item() }

// shape is a path filled by the rule of non-zero winding.
type shape struct {
	path  path
	fill  color.NRGBA // where shade is flat
	shade shade
}

// placed is a figure whose 100 x 100 units fill a square of the drawing.
type placed struct {
	figure     *figure
	x, y, side float64
}

// figure is a part that drawings repeat.
type figure struct {
	name   string
	shapes []shape
}

// text is one line of words; y is its base line.
type text struct {
	x, y, size float64
	weight     weight
	align      Align
	fitted     bool // it is as wide in other letters as in these
	fill       color.NRGBA
	words      string
}

type weight uint8

const (
	regular weight = iota
	bold
)

// clipped is items of which only what lies in a box is seen.
type clipped struct {
	x, y, w, h float64
	items      []item
}

// Align is what of a line of words stands at its x.
type Align uint8

// The beginning, the end, the middle.
const (
	Begins Align = iota
	Ends
	Centred
)

func (shape) item()   {}
func (placed) item()  {}
func (text) item()    {}
func (clipped) item() {}

func (d *Drawing) add(items ...item) { d.items = append(d.items, items...) }

func (d *Drawing) fill(c color.NRGBA, p path) { d.add(shape{path: p, fill: c}) }
