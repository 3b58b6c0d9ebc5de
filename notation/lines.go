package notation

import (
	"bufio"
	"io"
	"iter"
)

// Line is a line of a text, without its end. Of one that is too long it is the beginning.
type Line struct {
	Number int // from 1
	Text   string
	Long   bool // it has more than MaxText bytes
}

// Lines yields the lines of a stream, which end in LF or CRLF, and last an error, if there was one.
func Lines(r io.Reader) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		b := bufio.NewReaderSize(r, MaxText)
		for n := 1; ; n++ {
			text, more, err := b.ReadLine()
			line := Line{Number: n, Text: string(text), Long: more}
			for more && err == nil {
				_, more, err = b.ReadLine()
			}
			switch {
			case err == io.EOF:
				return
			case err != nil:
				yield(line, err)
				return
			case !yield(line, nil):
				return
			}
		}
	}
}
