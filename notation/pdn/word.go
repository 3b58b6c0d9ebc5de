package pdn

import (
	"bytes"

	"tabuleiro/notation"
)

// parenthesis reads what begins with one: squares that a capture took, a point as "(4,6)", or a variation.
func (x *lexer) parenthesis(t *token) {
	if x.point(0) > 0 {
		x.word(t)
		return
	}
	if n := x.list(); n > 0 && t.glued {
		t.kind = victims
		x.keep(x.w.buf[x.w.at : x.w.at+n])
		return
	}
	x.w.skip(1)
	t.kind = opens
}

// point is how many bytes "(4,6)" has, where one begins so far ahead.
func (x *lexer) point(far int) int {
	const size = len("(4,6)")
	if !x.w.ahead(far + size) {
		return 0
	}
	b := x.w.buf[x.w.at+far:][:size]
	if b[0] == '(' && digit(b[1]) && b[2] == ',' && digit(b[3]) && b[4] == ')' {
		return size
	}
	return 0
}

// longestList is how long a list of squares can be.
const longestList = 256

// list is how many bytes a list of squares in parentheses has that comes next, 0 when none does.
func (x *lexer) list() int {
	x.w.ahead(longestList)
	ahead := x.w.buf[x.w.at:]
	end := bytes.IndexByte(ahead[:min(len(ahead), longestList)], ')')
	if end < 2 || !squareSign(ahead[1]) {
		return 0
	}
	digits := false
	for _, c := range ahead[1:end] {
		if !squareSign(c) && c != ',' && c != ' ' {
			return 0
		}
		digits = digits || digit(c)
	}
	if !digits {
		return 0
	}
	return end + 1
}

// glyph reads "$3" or the signs that stand for some.
func (x *lexer) glyph(t *token) {
	t.kind = glyph
	if x.w.buf[x.w.at] == '$' {
		x.w.skip(1)
		t.n = x.number(255)
		return
	}
	n := 0
	for x.w.ahead(n+1) && n < 8 && (x.w.buf[x.w.at+n] == '!' || x.w.buf[x.w.at+n] == '?') {
		n++
	}
	switch string(x.w.buf[x.w.at : x.w.at+n]) {
	case "!":
		t.n = 1
	case "?":
		t.n = 2
	case "??":
		t.n = 4
	case "!?":
		t.n = 5
	case "?!":
		t.n = 6
	default: // "!!", and more of them
		t.n = 3
	}
	x.w.skip(n)
}

// number reads digits; more than most is most.
func (x *lexer) number(most int32) (n int32) {
	for x.w.ahead(1) {
		i := 0
		ahead := x.w.buf[x.w.at:]
		for ; i < len(ahead) && digit(ahead[i]); i++ {
			n = min(10*n+int32(ahead[i]-'0'), most)
		}
		x.w.pass(i)
		if i < len(ahead) {
			break
		}
	}
	return n
}

// word reads a number with its dots, or else all up to a blank or a sign that no move has.
func (x *lexer) word(t *token) {
	if n := x.digits(); n > 0 && x.w.ahead(n+1) && x.w.buf[x.w.at+n] == '.' {
		t.kind, t.n = number, x.number(1<<30)
		for n = 0; x.w.ahead(n+1) && x.w.buf[x.w.at+n] == '.'; n++ {
		}
		t.dots = n > 1
		x.w.pass(n)
		return
	}
	n := x.size()
	if n > notation.MaxText {
		x.game.tell(notation.TooLong, x.w.line, "")
		x.game.over = true
		t.kind = stray
		x.w.pass(n)
		return
	}
	t.kind = word
	if b := x.w.buf[x.w.at : x.w.at+n]; len(x.game.text) < maxGame {
		x.game.text = append(x.game.text, b...)
	}
	x.w.pass(n)
}

// size is how many bytes the word has that begins here; of one that is too long, more than a word may have.
func (x *lexer) size() (n int) {
	for n <= notation.MaxText && x.w.ahead(n+1) {
		b := x.w.buf[x.w.at:]
		for n < len(b) && signs[b[n]] == inWord {
			n++
		}
		if n == len(b) {
			continue
		}
		switch {
		case signs[b[n]] == mayEnd && !blankAt(x.w, n):
			n++
		case b[n] == '(' && x.point(n) > 0:
			n += x.point(n)
		default:
			return n
		}
	}
	return n
}

// What a byte says of the word before it.
const (
	endsWord = iota
	inWord
	mayEnd // it may begin a blank that is not ASCII
)

var signs = func() (all [256]uint8) {
	for c := range all {
		switch {
		case c >= 0x80:
			all[c] = mayEnd
		case c > ' ' && c != 0x7f && !bytes.ContainsRune([]byte(`(){}[];$!?"`), rune(c)):
			all[c] = inWord
		}
	}
	return all
}()

// longestNumber is how many digits the number of a move has at most.
const longestNumber = 10

// digits is how many digits come next, at most those of a number.
func (x *lexer) digits() (n int) {
	x.w.ahead(longestNumber)
	ahead := x.w.buf[x.w.at:]
	for n < min(longestNumber, len(ahead)) && digit(ahead[n]) {
		n++
	}
	return n
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// squareSign reports whether names of squares have c.
func squareSign(c byte) bool { return digit(c) || 'a' <= c|0x20 && c|0x20 <= 'p' }

// blankAt reports whether white space that is not ASCII begins so far ahead.
func blankAt(w *window, far int) bool {
	w.ahead(far + 3)
	at := w.at
	w.at += far
	size := blank(w)
	w.at = at
	return size > 0
}
