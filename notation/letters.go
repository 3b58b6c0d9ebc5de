package notation

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// Letters are how bytes that are not UTF-8 are read.
type Letters struct {
	Name string // as problems tell it
	of   *charmap.Charmap
}

// The letters that old files have.
var (
	Western  = Letters{"windows-1252", charmap.Windows1252}
	Cyrillic = Letters{"windows-1251", charmap.Windows1251}
)

// Guess says how texts that are not UTF-8 are read. In words of Cyrillic letters many such bytes stand together; in
// western ones seldom more than two.
func Guess(texts ...[]byte) Letters {
	few, many := 0, 0
	for _, b := range texts {
		if utf8.Valid(b) {
			continue
		}
		run := 0
		for _, c := range append(bytes.Clone(b), 0) {
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
		return Cyrillic
	}
	return Western
}

// Decode reads a text in those letters, if it is not UTF-8.
func (l Letters) Decode(b []byte) string {
	if utf8.Valid(b) {
		return string(b)
	}
	out, err := l.of.NewDecoder().Bytes(b)
	if err != nil {
		return string(bytes.ToValidUTF8(b, []byte("\uFFFD")))
	}
	return string(out)
}

// Decoder reads the texts of a file one by one, and tells once that some are not UTF-8. The zero value is ready.
type Decoder struct{ told bool }

// Text is a text that stands in a line, in UTF-8. The problem has no Code if there is nothing new to tell.
func (d *Decoder) Text(text string, line int) (string, Problem) {
	if utf8.ValidString(text) {
		return text, Problem{}
	}
	l := Guess([]byte(text))
	p := Problem{}
	if !d.told {
		d.told = true
		p = Problem{Code: Encoding, Line: line, Instead: l.Name}
	}
	return l.Decode([]byte(text)), p
}
