package notation

import (
	"bufio"
	"bytes"
	"io"
	"iter"
)

// Line is a line of a text, without its end. Of one that is too long it is the beginning.
type Line struct {
	Number int // from 1
	Text   string
	Long   bool // it has more than MaxText bytes
}

// Lines yields the lines of a stream, which end in LF, CRLF or CR, and last an error, if there was one.
func Lines(r io.Reader) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		s := lines{r: bufio.NewReaderSize(r, MaxText)}
		for n := 1; ; n++ {
			line, err := s.next()
			line.Number = n
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

// lines cuts a stream at the ends of lines.
type lines struct {
	r     *bufio.Reader
	after bool // a CR: an LF that follows is of the same end
}

// next returns a line. The error is io.EOF only where no line begins.
func (s *lines) next() (Line, error) {
	var text []byte
	long := false
	for begun := false; ; begun = true {
		part, err := s.part()
		if err == io.EOF && begun {
			err = nil
		}
		if len(part) == 0 {
			return Line{Text: string(text), Long: long}, err
		}
		end := bytes.IndexAny(part, "\r\n")
		body := part
		if end >= 0 {
			body = part[:end]
			s.after = part[end] == '\r'
		}
		fits := min(len(body), MaxText-len(text))
		text = append(text, body[:fits]...)
		long = long || fits < len(body)
		_, _ = s.r.Discard(min(len(body)+1, len(part))) // are there
		if end >= 0 {
			return Line{Text: string(text), Long: long}, nil
		}
	}
}

// part is what was read already, or comes next: a byte at least, unless there is an error.
func (s *lines) part() ([]byte, error) {
	next, err := s.r.Peek(1)
	if s.after && err == nil && next[0] == '\n' {
		_, _ = s.r.Discard(1)
		_, err = s.r.Peek(1)
	}
	s.after = false
	if err != nil {
		return nil, err
	}
	return s.r.Peek(s.r.Buffered())
}
