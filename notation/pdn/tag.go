package pdn

import (
	"bytes"

	"tabuleiro/notation"
)

// tag reads a pair, `[Name "value"]`; its text is the name, a NUL and the value. What is no pair is stray.
func (x *lexer) tag(t *token) {
	rest := x.w.rest()
	name, after := tagName(rest[1:])
	if len(name) == 0 {
		t.kind = stray
		x.keep(rest[:1])
		return
	}
	t.kind = tag
	if len(x.game.text) < maxGame {
		x.game.text = append(append(x.game.text, name...), 0)
	}
	value, size, closed := tagValue(upToNext(rest[1+after:]))
	switch size += 1 + after; {
	case size > notation.MaxText, !closed && len(rest) >= longLine:
		x.game.tell(notation.TooLong, x.w.line, "")
		x.game.over = true
		x.line()
		return
	case !closed:
		x.game.tell(notation.UnclosedTag, x.w.line, "")
	}
	x.game.text = append(x.game.text, value[:min(len(value), max(0, maxGame-len(x.game.text)))]...)
	x.w.skip(size)
}

// line passes the rest of a line, however long it is.
func (x *lexer) line() {
	for {
		rest := x.w.rest()
		x.w.skip(len(rest))
		if len(rest) < longLine {
			return
		}
	}
}

// upToNext is what stands before another tag that begins on the line before this one is closed.
func upToNext(b []byte) []byte {
	closed := bytes.IndexByte(b, ']')
	if closed < 0 {
		closed = len(b)
	}
	for i := 0; ; i++ {
		next := bytes.IndexByte(b[i:closed], '[')
		if next < 0 {
			return b
		}
		i += next
		if name, n := tagName(b[i+1:]); len(name) > 0 && i+1+n < len(b) && b[i+1+n] == ' ' && quoted(b[i+1+n:]) {
			return b[:i]
		}
	}
}

// quoted reports whether a quotation mark comes first, but for blanks, and not the last of another value.
func quoted(b []byte) bool {
	b = bytes.TrimLeft(b, " \t")
	return len(b) > 0 && quote(b) > 0 && bracket(b, quote(b)) == 0
}

// quote is how many bytes the quotation mark has that begins b, 0 where none does. Word processors write several.
func quote(b []byte) int {
	if b[0] == '"' {
		return 1
	}
	for _, q := range []string{"“", "”", "„", "«", "»"} {
		if bytes.HasPrefix(b, []byte(q)) {
			return len(q)
		}
	}
	return 0
}

// tagName reads blanks and a name, and says how far it came.
func tagName(b []byte) (name []byte, n int) {
	for n < len(b) && b[n] <= ' ' {
		n++
	}
	from := n
	for n < len(b) && (!endsName[b[n]] || b[n] >= 0x80 && quote(b[n:]) == 0) {
		n++
	}
	if name = b[from:n]; len(name) > 0 && (name[0] == '%' || digit(name[0])) {
		return nil, 0
	}
	return name, n
}

// endsName are the bytes behind which a name cannot go on, or, those beyond ASCII, may not: they begin quotation marks.
var endsName = func() (all [256]bool) {
	for c := range all {
		all[c] = c <= ' ' || c >= 0x80 || bytes.IndexByte([]byte(`"[]`), byte(c)) >= 0
	}
	return all
}()

// tagValue reads a value and the bracket behind it, and says how far it came. A quotation mark ends the value
// where a bracket follows it, or else where nothing else can.
func tagValue(b []byte) (value []byte, size int, closed bool) {
	i := 0
	for i < len(b) && b[i] <= ' ' {
		i++
	}
	if i == len(b) || quote(b[i:]) == 0 {
		return bare(b, i)
	}
	i += quote(b[i:])
	if value, size, ok := simple(b, i); ok {
		return value, size, true
	}
	last := -1 // a backslash before a mark that could end the value
	for ; i < len(b); i++ {
		switch {
		case b[i] == '\\' && i+1 < len(b) && b[i+1] == '\\':
			value = append(value, '\\')
			i++
		case b[i] == '\\' && i+1 < len(b) && quote(b[i+1:]) > 0:
			if b[i+1] == '"' && bracket(b, i+2) > 0 {
				last = i
			}
			n := quote(b[i+1:])
			value = append(value, b[i+1:][:n]...)
			i += n
		case quote(b[i:]) > 0:
			n := quote(b[i:])
			if end := bracket(b, i+n); end > 0 {
				return value, end, true
			}
			value = append(value, b[i:i+n]...)
			i += n - 1
		default:
			value = append(value, b[i])
		}
	}
	if last >= 0 { // "C:\"]
		end := bracket(b, last+2)
		return append(bytes.Clone(b[bytes.IndexByte(b, '"')+1:last]), '\\'), end, true
	}
	return bytes.TrimRight(value, " \t]\""), len(b), false
}

// simple reads a value that has no sign in it which means something else.
func simple(b []byte, from int) (value []byte, size int, ok bool) {
	n := bytes.IndexByte(b[from:], '"')
	if n < 0 || from+n+1 >= len(b) || b[from+n+1] != ']' || bytes.IndexByte(b[from:from+n], '\\') >= 0 {
		return nil, 0, false
	}
	return b[from : from+n], from + n + 2, true
}

// bare reads a value without quotation marks.
func bare(b []byte, from int) (value []byte, size int, closed bool) {
	end := bytes.IndexByte(b[from:], ']')
	if end < 0 {
		return bytes.TrimSpace(b[from:]), len(b), false
	}
	return bytes.TrimSpace(b[from : from+end]), from + end + 1, true
}

// bracket is where the tag is over if nothing but blanks and a bracket stands at i, else 0.
func bracket(b []byte, i int) int {
	for i < len(b) && b[i] <= ' ' {
		i++
	}
	if i < len(b) && b[i] == ']' {
		return i + 1
	}
	return 0
}
