package diagram

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
)

// fonts are the Go fonts, by weight: https://go.dev/blog/go-fonts, under the licence of Go itself.
var fonts = sync.OnceValue(func() [2]*sfnt.Font {
	var parsed [2]*sfnt.Font
	for w, ttf := range [...][]byte{regular: goregular.TTF, bold: gobold.TTF} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			panic(err)
		}
		parsed[w] = f
	}
	return parsed
})

// newFace is one goroutine's own.
func newFace(w weight, size float64) font.Face {
	face, err := opentype.NewFace(fonts()[w], &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic(err) // never for a size above nothing
	}
	return face
}

// width is how much room words take.
func width(words string, w weight, size float64) float64 {
	face := newFace(w, size)
	defer face.Close()
	return float64(font.MeasureString(face, words)) / 64
}

// written leaves out what the font has no letter for.
func written(words string, w weight) string {
	var buffer sfnt.Buffer
	known := strings.Map(func(r rune) rune {
		if i, err := fonts()[w].GlyphIndex(&buffer, r); err != nil || i == 0 || !unicode.IsGraphic(r) {
			return -1
		}
		return r
	}, words)
	return strings.Join(strings.Fields(known), " ")
}
