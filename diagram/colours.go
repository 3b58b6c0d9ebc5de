package diagram

import "image/color"

// The colours of the page, as web/styles/tokens.css has them for the board "madeira".
var (
	paper  = rgb(0xf7f0e4)
	ink    = rgb(0x2b1f18)
	faint  = rgb(0x6b5646) // --ink-2
	verde  = rgb(0x1c5f50)
	gold   = rgb(0xc9952b) // --ouro
	light  = rgb(0xeed9b2) // --sq-l
	dark   = rgb(0x9a6238) // --sq-d
	nameL  = rgb(0x7a4a25) // --sq-coord-l
	nameD  = rgb(0xfff1d6) // --sq-coord-d
	frame  = rgb(0x5d3719)
	inlay  = rgb(0x5a3416)
	plank  = rgb(0xe3c593)
	felt   = rgb(0x4f7a5a)
	feltL  = rgb(0x35573e) // --felt-line
	crownC = rgb(0xeeb93f) // --p-gold
	crownL = rgb(0x4b2f06) // --p-gold-line
	markD  = rgb(0x24160c) // --m-dark
	markP  = rgb(0xfff4d6) // --m-pale
	markL  = rgb(0xe9b64a) // --m-last
	markH  = rgb(0xffd75e) // --m-hot
	markA  = rgb(0x0f5a49) // --m-act
	markN  = rgb(0xc43c1e) // --m-no
	black  = rgb(0x000000)
	white  = rgb(0xffffff)
)

// wood is what pieces of one colour are turned from.
type wood struct{ face, rim, cut, line color.NRGBA }

// woods by game.Color.
var woods = [2]wood{
	{face: rgb(0xf6e4c1), rim: rgb(0xd9b983), cut: rgb(0xb98d55), line: rgb(0x4b2f16)},
	{face: rgb(0x33241d), rim: rgb(0x1d130e), cut: rgb(0x77594a), line: rgb(0x150d09)},
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// thin is c with an opacity from 0 to 1.
func thin(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = opaque(opacity)
	return c
}

// shade is how light falls on a round surface: a radial gradient from white over nothing to black.
type shade uint8

const (
	flat shade = iota
	onFace
	inDish
)

// gradient is a shade in the units of the surface's own box, from 0 to 1.
type gradient struct {
	name                string
	x, y, r             float64
	white, clear, black float64 // opacity in the middle, where it is nothing, opacity at the edge
}

var gradients = [...]gradient{
	onFace: {name: "face", x: .36, y: .28, r: .85, white: .42, clear: .45, black: .26},
	inDish: {name: "dish", x: .62, y: .72, r: .8, white: .34, clear: .5, black: .3},
}

// at is the colour t of the way from the middle to the edge.
func (g gradient) at(t float64) color.RGBA {
	if t < g.clear {
		a := opaque(g.white * (1 - t/g.clear))
		return color.RGBA{a, a, a, a}
	}
	return color.RGBA{A: opaque(g.black * (min(t, 1) - g.clear) / (1 - g.clear))}
}

func opaque(opacity float64) uint8 { return uint8(opacity*255 + 0.5) }
