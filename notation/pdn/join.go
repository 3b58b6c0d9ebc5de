package pdn

import "bytes"

// word takes a word in: a move, a part of one, or neither. Parts are joined that blanks stand between, as in
// "35 x 4", "35x 4" and "d6 xa1".
func (p *parser) word(t token) {
	text := p.g.of(t)
	s := shapeOf(text)
	if p.partial && s.fits && !p.whole() && p.joins(s) {
		p.join(text[:s.size], s, t.glued)
		return
	}
	p.finish()
	switch {
	case isResult(text): // of the game, or of a variation
	case isDots(text):
		p.waits()
		p.next.dots, p.dotted = mark{t.line, t.from}, true
		p.next.number = max(p.next.number, 0)
	case !s.fits:
		p.stray(t, text)
	default:
		p.cur = node{text: text[:s.size], line: t.line, at: t.from, onlyMove: s.onlyMove}
		p.shape, p.partial = s, true
	}
}

func isDots(text []byte) bool {
	return len(text) > 1 && (text[0] == '.' || text[0] == 0xe2) && len(bytes.Trim(text, ".")) == 0 || bytes.Equal(text, []byte("…"))
}

// whole reports whether the move that is begun cannot go on: it has its squares.
func (p *parser) whole() bool { return p.shape.squares > 1 && !p.shape.trails && !p.placing }

// joins reports whether a word belongs to the one before it. A dash alone behind a whole move does not.
func (p *parser) joins(s shape) bool {
	switch before := p.shape; {
	case before.squares == 0:
		return s.dashes > 0
	case before.trails:
		return !s.leads && s.dashes == 0
	case s.dashes > 0:
		return s.dashes == 1 && (before.squares == 1 || p.placing && s.takes)
	default:
		return s.leads && (before.squares == 1 || p.placing)
	}
}

func (p *parser) join(text []byte, s shape, glued bool) {
	e := p.cur.gets()
	e.written = []byte(p.cur.shown())
	if !glued {
		e.written = append(e.written, ' ')
	}
	e.written = append(e.written, text...)
	p.cur.text = append(bytes.Clone(p.cur.text), text...)
	p.cur.onlyMove = s.onlyMove
	whole := shapeOf(p.cur.text)
	whole.onlyMove = s.onlyMove
	p.shape = whole
}

// finish ends the move that is begun.
func (p *parser) finish() {
	if !p.partial {
		return
	}
	p.partial = false
	least := int32(2)
	if p.placing {
		least = 1
	}
	switch s := p.shape; {
	case s.plain:
		p.numbers(token{line: p.cur.line, from: p.cur.at}, s.value, 0)
	case s.dashes > 1 && !s.crosses:
		p.cur.missing = true
		p.add(&p.cur)
	case s.squares < least || s.leads || s.trails:
		p.stray(token{line: p.cur.line, from: p.cur.at, to: p.cur.at + int32(len(p.cur.text))}, p.cur.text)
	default:
		p.add(&p.cur)
	}
}

// waits tells a move that dots stand for, and none follows.
func (p *parser) waits() {
	if at := p.next.dots; p.dotted {
		p.next.dots = mark{}
		p.add(&node{line: at.line, at: at.at, missing: true, text: []byte("...")})
	}
}
