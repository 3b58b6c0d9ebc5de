package pdn

import (
	"bytes"
	"slices"

	"tabuleiro/notation"
)

// raw is a game as it stands in a file, before anybody asked what its moves mean.
type raw struct {
	line     int
	text     []byte
	tags     []token
	tokens   []token // of the moves, with their comments
	mark     token   // the result behind them; none if it is not a word
	findings []finding
	over     bool // there is too much of it: the rest was passed over
	asked    [len(proper)]value
	meant    [2]parsed
	known    [2]bool // what is meant
	room     []node  // for the moves of one meaning
}

// parsed is what the tokens are: of a game in which one square is a move, or of others. Each is found out once.
func (g *raw) parsed(placing bool) *parsed {
	i := 0
	if placing {
		i = 1
	}
	if !g.known[i] {
		g.meant[i], g.known[i] = parse(g, placing), true
	}
	return &g.meant[i]
}

// of returns the text of a token.
func (g *raw) of(t token) []byte { return g.text[t.from:t.to] }

// pair returns name and value of a tag.
func (g *raw) pair(t token) (name, value []byte) {
	name, value, _ = bytes.Cut(g.of(t), []byte{0})
	return name, value
}

// finding is a problem, and where in the text of a game it was found.
type finding struct {
	notation.Problem
	at int32
}

func found(code notation.Code, line int, at int32, text string) finding {
	return finding{notation.Problem{Code: code, Line: line, Text: notation.Shorten(text)}, at}
}

// tell adds a problem that stands where the text ends now.
func (g *raw) tell(code notation.Code, line int, text string) {
	g.findings = append(g.findings, found(code, line, int32(len(g.text)), text))
}

// scanner tells the games of a stream apart.
type scanner struct {
	lexer
	next  token // is read already
	ready *raw  // likewise: it is handed out when it is known what comes after
	spare []*raw
}

func newScanner(w *window) *scanner {
	s := &scanner{lexer: lexer{w: w, game: &raw{}}}
	s.next = s.lexer.next()
	return s
}

// scan returns the next game, nil when there is none. What stands between games and is none belongs to the one that
// follows, and at the end of the file to the last.
func (s *scanner) scan() *raw {
	var between []finding
	for {
		g := s.one()
		switch {
		case g == nil:
			last := s.ready
			s.ready = nil
			if last != nil {
				last.findings = append(last.findings, at(between, int32(len(last.text)))...)
			}
			return last
		case g.residue():
			if len(between) < mostTold {
				between = append(between, parse(g, true).findings...)
				between = append(between, g.findings...)
			}
			s.done(g)
			continue
		}
		g.findings = append(at(between, -1), g.findings...)
		between = nil
		first := s.ready == nil
		g, s.ready = s.ready, g
		if !first {
			return g
		}
	}
}

// at moves findings to a place in the text of a game.
func at(list []finding, place int32) []finding {
	moved := slices.Clone(list)
	for i := range moved {
		moved[i].at = place
	}
	return moved
}

// one reads a game, or what is none.
func (s *scanner) one() *raw {
	if s.next.kind == ended {
		return nil
	}
	s.game.line = int(s.next.line)
	s.tags()
	s.moves()
	g := s.cut()
	g.line = g.begins()
	return g
}

// begins is the line of the first tag or move: comments before do not begin a game.
func (g *raw) begins() int {
	if len(g.tags) > 0 {
		return int(g.tags[0].line)
	}
	for _, t := range g.tokens {
		if t.kind != comment {
			return int(t.line)
		}
	}
	return g.line
}

// residue reports whether it has neither a tag nor anything that could be a move.
func (g *raw) residue() bool {
	return len(g.tags) == 0 && !slices.ContainsFunc(g.tokens, func(t token) bool {
		return t.kind == word && shapeOf(g.of(t)).squares > 0
	})
}

// fresh is a game of nothing, in the room of one that is needed no more.
func (s *scanner) fresh() *raw {
	n := len(s.spare) - 1
	if n < 0 {
		return &raw{}
	}
	g := s.spare[n]
	s.spare = s.spare[:n]
	*g = raw{text: g.text[:0], tags: g.tags[:0], tokens: g.tokens[:0], room: g.meant[0].nodes[:0]}
	return g
}

// done takes back a game of which nothing is kept.
func (s *scanner) done(g *raw) { s.spare = append(s.spare, g) }

// cut ends a game before the next token, which begins another.
func (s *scanner) cut() *raw {
	g, after := s.game, s.fresh()
	if s.next.kind != ended {
		after.text = append(after.text, g.of(s.next)...)
		g.text = g.text[:s.next.from]
		begins := s.next.from
		s.next.from, s.next.to = 0, int32(len(after.text))
		i := slices.IndexFunc(g.findings, func(f finding) bool { return f.at >= int32(len(g.text)) })
		if i >= 0 && s.next.kind == tag { // they were found in it
			after.findings = slices.Clone(g.findings[i:])
			for j := range after.findings {
				after.findings[j].at -= begins
			}
			g.findings = g.findings[:i]
		}
	}
	s.game = after
	g.findValues()
	g.findMark()
	return g
}

// take takes the next token into a list, if there is room for it. Of what was found in it no more is kept than is told.
func (s *scanner) take(list *[]token, most int) {
	if n := len(s.game.findings) - 1; n >= mostTold && !s.game.findings[n].Code.Ends() {
		s.game.findings = s.game.findings[:n]
	}
	if s.game.over && !(s.next.kind == word && isResult(s.game.of(s.next))) { // nothing else is looked for
	} else if s.game.over || len(*list) < most && len(s.game.text) < maxGame {
		*list = append(*list, s.next)
	} else {
		s.game.over = true
		s.game.tell(notation.TooLong, int(s.next.line), "")
	}
	s.next = s.lexer.next()
}

// tags takes the tags of a game. A second Event behind a blank line is another game's.
func (s *scanner) tags() {
	for s.next.kind == tag || s.next.kind == comment {
		if s.next.kind == comment {
			s.take(&s.game.tokens, maxTokens)
			continue
		}
		name, _ := s.game.pair(s.next)
		if s.next.blank && bytes.EqualFold(name, []byte("Event")) && s.game.has(name) {
			return
		}
		s.take(&s.game.tags, notation.MaxTags)
	}
}

// words is how many words there are where moves should be.
func (g *raw) words() (n int) {
	for i := range g.tokens {
		if g.tokens[i].kind == word {
			n++
		}
	}
	return n
}

// has reports whether there is a tag of that name.
func (g *raw) has(name []byte) bool {
	return slices.ContainsFunc(g.tags, func(t token) bool {
		n, _ := g.pair(t)
		return bytes.EqualFold(n, name)
	})
}

// maxTokens is how many pieces a game may have.
const maxTokens = 8 * notation.MaxPlies

// moves takes all up to the next tag, or to a result that stands in no variation and the comments on it.
func (s *scanner) moves() {
	depth := 0
	for {
		switch t := s.next; t.kind {
		case ended, tag:
			return
		case opens:
			depth++
		case closes:
			depth = max(0, depth-1)
		case word:
			if depth == 0 && isResult(s.game.of(t)) {
				s.take(&s.game.tokens, maxTokens)
				for s.next.kind == comment && !s.next.blank {
					s.take(&s.game.tokens, maxTokens)
				}
				return
			}
		}
		s.take(&s.game.tokens, maxTokens)
	}
}
