package diagram

import (
	"image"
	"image/color"
	"slices"
)

// fewColours is an opaque picture in the 256 colours that it has most of: a third of the bytes, and
// much faster to compress. Colours are told apart by five bits a channel, and every kind is shown by
// the colour most of it has, so that flat areas stay exact.
func fewColours(from *image.RGBA) *image.Paletted {
	var kinds [1 << 15]kind
	for at := 0; at < len(from.Pix); at += 4 {
		p := from.Pix[at : at+3 : at+3]
		kinds[kindOf(p[0], p[1], p[2])].vote(p[0], p[1], p[2])
	}
	var used []int
	for k := range kinds {
		if kinds[k].n > 0 {
			used = append(used, k)
		}
	}
	slices.SortFunc(used, func(a, b int) int { return kinds[b].n - kinds[a].n })
	palette := make(color.Palette, min(len(used), 256))
	for i := range palette {
		palette[i] = kinds[used[i]].most
	}
	var index [1 << 15]uint8
	for i, k := range used {
		if i >= len(palette) {
			i = palette.Index(kinds[k].most)
		}
		index[k] = uint8(i)
	}
	to := image.NewPaletted(from.Rect, palette)
	for i := range to.Pix {
		p := from.Pix[4*i : 4*i+3 : 4*i+3]
		to.Pix[i] = index[kindOf(p[0], p[1], p[2])]
	}
	return to
}

// kind is the colours that are alike.
type kind struct {
	n    int        // pixels
	most color.RGBA // the colour of most of them, if one has half
	lead int        // by how many votes it leads
}

func kindOf(r, g, b uint8) int { return int(r)>>3<<10 | int(g)>>3<<5 | int(b)>>3 }

func (k *kind) vote(r, g, b uint8) {
	k.n++
	switch c := (color.RGBA{r, g, b, 0xff}); {
	case k.lead == 0:
		k.most, k.lead = c, 1
	case k.most == c:
		k.lead++
	default:
		k.lead--
	}
}
