package pdn

import (
	"bytes"

	"tabuleiro/notation"
)

// maxGame is how many bytes of text are kept of one game.
const maxGame = 1 << 20

// lexer cuts a stream into tokens, and adds their text to that of a game.
type lexer struct {
	w    *window
	game *raw
}

// next returns the next token.
func (x *lexer) next() token {
	t := token{glued: true}
	for x.w.ahead(1) {
		newlines := x.blanks()
		t.glued = t.glued && newlines < 0
		t.blank = t.blank || newlines > 1
		if !x.w.ahead(1) {
			break
		}
		t.line = int32(x.w.line)
		if x.w.buf[x.w.at] == '%' && x.w.fresh {
			x.line()
			t.glued = false
			continue
		}
		t.from = int32(len(x.game.text))
		x.read(&t)
		t.to = int32(len(x.game.text))
		return t
	}
	t.kind, t.line = ended, int32(x.w.line)
	return t
}

// blanks passes white space and returns how many lines ended in it, -1 when there was none.
func (x *lexer) blanks() int {
	n, from := -1, x.w.line
	for x.w.ahead(1) {
		if x.w.buf[x.w.at] == ' ' {
			x.w.pass(1)
			n = x.w.line - from
			continue
		}
		size := blank(x.w)
		if size == 0 {
			break
		}
		x.w.skip(size)
		n = x.w.line - from
	}
	return n
}

// blank is how many bytes of white space come next, one sign of it; a no-break space and a byte order mark in
// the middle of a file are some.
func blank(w *window) int {
	switch c := w.buf[w.at]; {
	case c <= ' ' && c != 0, c == 0x7f:
		return 1
	case c == 0xc2 && w.ahead(2) && w.buf[w.at+1] == 0xa0:
		return 2
	case c == 0xef && w.ahead(3) && w.buf[w.at+1] == 0xbb && w.buf[w.at+2] == 0xbf:
		return 3
	}
	return 0
}

// read reads the token that begins here, and is not of blanks.
func (x *lexer) read(t *token) {
	switch c := x.w.buf[x.w.at]; c {
	case '[':
		x.tag(t)
	case '{':
		x.w.skip(1)
		t.kind = comment
		x.braces()
	case ';':
		x.w.skip(1)
		t.kind = comment
		x.keep(x.w.rest())
		x.line()
	case '(':
		x.parenthesis(t)
	case ')':
		x.w.skip(1)
		t.kind = closes
	case '$', '!', '?':
		x.glyph(t)
	case '}', ']', '"', 0:
		t.kind = stray
		x.keep(x.w.buf[x.w.at : x.w.at+1])
	default:
		x.word(t)
	}
}

// keep takes bytes that come next into the text and passes them.
func (x *lexer) keep(b []byte) {
	x.game.text = append(x.game.text, b[:min(len(b), max(0, maxGame-len(x.game.text)))]...)
	x.w.skip(len(b))
}

// braces reads a comment to its brace: they do not nest.
func (x *lexer) braces() {
	line, size := x.w.line, 0
	for x.w.ahead(1) {
		ahead := x.w.buf[x.w.at:]
		end := bytes.IndexByte(ahead, '}')
		if end >= 0 {
			ahead = ahead[:end]
		}
		size += len(ahead)
		if size > notation.MaxText {
			x.w.skip(len(ahead))
		} else {
			x.keep(ahead)
		}
		if end >= 0 {
			x.w.skip(1)
			x.long(size, line)
			return
		}
	}
	x.long(size, line)
	x.game.tell(notation.UnclosedComment, line, "")
}

// long tells a text that is too long.
func (x *lexer) long(size, line int) {
	if size > notation.MaxText {
		x.game.tell(notation.TooLong, line, "")
		x.game.over = true
	}
}
