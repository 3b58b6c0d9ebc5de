package pdn

import (
	"io"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// unmarked reads a stream whose first bytes may say that it is UTF-16, as UTF-8 without a mark.
func unmarked(r io.Reader) io.Reader {
	return transform.NewReader(r, unicode.BOMOverride(encoding.Nop.NewDecoder()))
}
