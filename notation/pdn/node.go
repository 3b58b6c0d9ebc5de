package pdn

import (
	"tabuleiro/notation"
)

// node is a move as it stands in a game, or the place where one should be.
type node struct {
	text     []byte // with its parts joined
	line     int32
	at       int32 // in the text of the game
	number   int32 // before it; -1 for none
	dots     mark  // after the number several, or for the other side's move
	numbered mark
	periods  uint8 // behind the number
	missing  bool  // there is only a sign where the move should be
	onlyMove bool  // a star says so
	extra    *extra
}

// mark is where something stands; line 0 means that it does not.
type mark struct{ line, at int32 }

// extra is what few moves have.
type extra struct {
	written    []byte // the move as it stands, if that is not the same
	victims    []byte // what a list behind it says that it takes
	before     []token
	after      []token
	variations [][]node // instead of it
}

// nothing is the extra of most moves.
var nothing extra

// has is what a move has beside its text, to read.
func (n *node) has() *extra {
	if n.extra == nil {
		return &nothing
	}
	return n.extra
}

// gets is the same, to add to.
func (n *node) gets() *extra {
	if n.extra == nil {
		n.extra = &extra{}
	}
	return n.extra
}

// pending is what stands before a move.
type pending struct {
	number         int32 // -1 for none
	periods        uint8
	numbered, dots mark
	before         []token
}

// parsed is a game of which it is known what its tokens are.
type parsed struct {
	nodes    []node
	rest     []token // comments of a game without moves
	findings []finding
}

// parser makes nodes of tokens.
type parser struct {
	g       *raw
	told    []finding
	placing bool // one square is a move
	lines   [][]node
	opened  []token // the variations that are open, as many as lines but one
	over    bool    // what follows is too deep
	next    pending // what is known of the move that comes next
	dotted  bool    // its dots stand for themselves, and not behind a number
	cur     node    // begun, if partial
	shape   shape
	partial bool
	words   string // that were passed over last
	strayed int32  // where they end
}

// parse reads the moves of a game.
func parse(g *raw, placing bool) parsed {
	p := parser{g: g, placing: placing, next: pending{number: -1}, lines: [][]node{g.room[:0]}}
	if cap(g.room) == 0 {
		p.lines[0] = make([]node, 0, g.words())
	}
	g.room = nil
	for _, t := range g.tokens {
		if p.token(t); p.over {
			break
		}
	}
	p.finish()
	p.waits()
	for i := len(p.opened) - 1; i >= 0; i-- {
		if !p.over {
			p.tell(notation.UnclosedVariation, p.opened[i], "")
		}
		p.hang()
	}
	return parsed{p.lines[0], p.next.before, p.told}
}

// mostTold is how many problems are told of what stands in the moves of a game: more are not read.
const mostTold = 1000

func (p *parser) tell(code notation.Code, t token, text string) {
	if len(p.told) < mostTold {
		p.told = append(p.told, found(code, int(t.line), t.from, text))
	}
}

func (p *parser) token(t token) {
	if t.kind == word {
		p.word(t)
		return
	}
	if t.kind == victims && p.partial {
		p.cur.gets().victims = p.g.of(t)
		return
	}
	p.finish()
	switch t.kind {
	case number:
		p.waits()
		p.numbers(t, t.n, 1)
		if t.dots {
			p.next.dots, p.next.periods = p.next.numbered, 3
		}
	case comment:
		p.remark(t)
	case glyph:
		if t.n == 2 && p.next.number >= 0 { // "12. ?"
			p.add(&node{line: t.line, at: t.from, missing: true, text: []byte("?")})
		} else {
			p.remark(t)
		}
	case opens:
		p.open(t)
	case closes:
		p.close(t)
	case stray, victims:
		p.stray(t, p.g.of(t))
	}
}

// enoughWords is how many bytes are more than reports quote.
const enoughWords = 256

// stray tells what was passed over. Words that follow each other on a line are one.
func (p *parser) stray(t token, text []byte) {
	if len(text) == 1 && text[0] == '}' {
		p.tell(notation.StrayClose, t, "")
		return
	}
	if n := len(p.told) - 1; n >= 0 && p.strayed == t.from && p.told[n].Line == int(t.line) {
		blank := " "
		if t.glued {
			blank = ""
		}
		if len(p.words) < enoughWords {
			p.words = p.words + blank + string(text)
			p.told[n].Text = notation.Shorten(p.words)
		}
	} else {
		p.words = string(text)
		p.tell(notation.StrayText, t, p.words)
	}
	p.strayed = t.to
}

func (p *parser) line() *[]node { return &p.lines[len(p.lines)-1] }

// remark keeps a comment or a glyph with the move it stands behind, or else before the first.
func (p *parser) remark(t token) {
	if l := *p.line(); len(l) > 0 {
		e := l[len(l)-1].gets()
		e.after = append(e.after, t)
	} else if t.kind == comment {
		p.next.before = append(p.next.before, t)
	}
}

// add takes a move into the line.
func (p *parser) add(n *node) {
	n.number, n.numbered, n.periods, n.dots = p.next.number, p.next.numbered, p.next.periods, p.next.dots
	if len(p.next.before) > 0 {
		n.gets().before = p.next.before
		p.next.before = nil
	}
	p.forget()
	p.next.numbered, p.next.periods = mark{}, 0
	if len(p.lines[0]) == notation.MaxPlies {
		p.over = true
		p.tell(notation.TooLong, token{line: n.line, from: n.at}, "")
		return
	}
	l := p.line()
	*l = append(*l, *n)
}

// numbers takes the number of the next move.
func (p *parser) numbers(t token, n int32, periods uint8) {
	p.next.number, p.next.numbered, p.next.periods, p.next.dots = n, mark{t.line, t.from}, periods, mark{}
}

// forget lets go what was known of the next move, but for comments.
func (p *parser) forget() {
	p.next.number, p.next.dots, p.dotted = -1, mark{}, false
}

// open begins a variation on the move before it.
func (p *parser) open(t token) {
	if len(p.opened) == notation.MaxDepth {
		p.over = true
		p.tell(notation.TooDeep, t, "")
		return
	}
	p.opened = append(p.opened, t)
	p.lines = append(p.lines, nil)
	p.forget()
}

func (p *parser) close(t token) {
	if len(p.opened) == 0 {
		p.tell(notation.StrayClose, t, "")
		return
	}
	p.waits()
	p.hang()
	p.forget()
}

// hang ends a variation and hangs it on the move that it could have taken the place of.
func (p *parser) hang() {
	n := len(p.opened) - 1
	v, on := p.lines[n+1], p.lines[n]
	p.lines, p.opened = p.lines[:n+1], p.opened[:n]
	switch {
	case len(v) == 0:
	case len(on) == 0:
		p.stray(token{line: v[0].line, from: v[0].at}, v[0].text)
	default:
		e := on[len(on)-1].gets()
		e.variations = append(e.variations, v)
	}
}

// shown is a move as reports quote it.
func (n *node) shown() string {
	if w := n.has().written; w != nil {
		return string(w)
	}
	return string(n.text)
}
