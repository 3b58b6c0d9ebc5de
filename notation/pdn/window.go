package pdn

import "io"

// windowSize is how much of a stream is looked at: enough for the longest tag with what follows it on its line.
const windowSize = 128 << 10

// longLine is how much of a line is looked at.
const longLine = windowSize / 2

// window looks at a stream byte by byte, and some way ahead.
type window struct {
	r     io.Reader
	buf   []byte
	at    int  // buf[at:] is still to be read
	line  int  // where at is, from 1
	fresh bool // at is where a line begins
	plain int  // how many bytes from at on are known to end no line
	err   error
}

func newWindow(r io.Reader) *window {
	return &window{r: r, buf: make([]byte, 0, windowSize), line: 1, fresh: true}
}

// ahead reports whether there are so many bytes to come, and reads until there are.
func (w *window) ahead(n int) bool { return len(w.buf)-w.at >= n || w.filled(n) }

func (w *window) filled(n int) bool {
	for len(w.buf)-w.at < n && w.err == nil {
		w.fill()
	}
	return len(w.buf)-w.at >= n
}

// fill reads once more. What was passed is let go when there is no room.
func (w *window) fill() {
	if len(w.buf) == cap(w.buf) {
		if w.at == 0 {
			w.err = io.ErrShortBuffer
			return
		}
		w.buf = w.buf[:copy(w.buf[:cap(w.buf)], w.buf[w.at:])]
		w.at = 0
	}
	n, err := w.r.Read(w.buf[len(w.buf):cap(w.buf)])
	w.buf = w.buf[:len(w.buf)+n]
	w.err = err
}

// rest is what is left of the line, without its end; of a line longer than the window its beginning.
func (w *window) rest() []byte {
	for w.ahead(w.plain + 1) {
		for _, c := range w.buf[w.at+w.plain:] { // from where it was looked at before
			if c == '\n' || c == '\r' || w.plain >= longLine {
				return w.buf[w.at : w.at+min(w.plain, longLine)]
			}
			w.plain++
		}
	}
	return w.buf[w.at:]
}

// pass passes n bytes, which were seen and have no end of a line.
func (w *window) pass(n int) {
	w.at += n
	w.plain = max(0, w.plain-n)
	w.fresh = w.fresh && n == 0
}

// skip passes n bytes, which were seen, and counts lines: they end in LF, CRLF or CR.
func (w *window) skip(n int) {
	w.plain = max(0, w.plain-n)
	for ; n > 0; n-- {
		c := w.buf[w.at]
		w.at++
		if c == '\n' || c == '\r' && !(w.ahead(1) && w.buf[w.at] == '\n') {
			w.line++
			w.fresh = true
		} else if c != '\r' {
			w.fresh = false
		}
	}
}
