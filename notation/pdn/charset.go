package pdn

import (
	"bytes"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// unmarked reads a stream whose first bytes may say that it is UTF-16, as UTF-8 without a mark.
func unmarked(r io.Reader) io.Reader {
	return transform.NewReader(r, unicode.BOMOverride(encoding.Nop.NewDecoder()))
}

// letters are how bytes that are not UTF-8 are read.
type letters struct {
	name string
	of   *charmap.Charmap
}

var (
	western  = letters{"windows-1252", charmap.Windows1252}
	cyrillic = letters{"windows-1251", charmap.Windows1251}
)

// guess says how texts that are not UTF-8 are read. In words of Cyrillic letters many such bytes stand together; in
// western ones seldom more than two.
func guess(texts [][]byte) letters {
	few, many := 0, 0
	for _, b := range texts {
		if utf8.Valid(b) {
			continue
		}
		run := 0
		for _, c := range append(b, 0) {
			if c >= 0xc0 || c == 0xa8 || c == 0xb8 { // or Ё, ё
				run++
				continue
			}
			if run > 2 {
				many += run
			} else {
				few += run
			}
			run = 0
		}
	}
	if many > few {
		return cyrillic
	}
	return western
}

// decode reads a text in those letters, if it is not UTF-8.
func (l letters) decode(b []byte) string {
	if utf8.Valid(b) {
		return string(b)
	}
	out, err := l.of.NewDecoder().Bytes(b)
	if err != nil {
		return string(bytes.ToValidUTF8(b, []byte("\uFFFD")))
	}
	return string(out)
}
