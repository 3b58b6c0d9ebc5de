package ggf

import (
	"bufio"
	"bytes"
	"strings"

	"tabuleiro/notation"
)

// What is read of a game.
const (
	maxGame   = 1 << 20 // bytes
	mostPairs = notation.MaxPlies + notation.MaxTags
)

// pair is a name with its value.
type pair struct {
	name, value string
	line        int
}

// stream reads the pairs of games.
type stream struct {
	r       *bufio.Reader
	line    int
	err     error
	inside  bool // a game has begun while another was read
	over    bool // what comes is of a game that has too much
	letters notation.Decoder
	between []notation.Problem // what stands before the next game
}

// next returns the next byte; at the end it is 0, and err says why.
func (s *stream) next() byte {
	c, err := s.r.ReadByte()
	if err != nil {
		s.err = err
		return 0
	}
	if c == '\n' || c == '\r' && s.peek() != '\n' {
		s.line++
	}
	return c
}

// game reads up to the end of a game.
func (s *stream) game() (pairs []pair, problems []notation.Problem, ok bool) {
	if !s.begin() {
		return nil, nil, false
	}
	from, size := s.line, 0
	problems, s.between = s.between, nil
	tell := func(code notation.Code) {
		problems = append(problems, notation.Problem{Code: code, Line: from})
	}
	var name bytes.Buffer
	for {
		switch c := s.next(); {
		case s.err != nil:
			tell(notation.CutShort)
			return begun(pairs, from), problems, true
		case c == '(' && s.peek() == ';' && len(pairs) == 0: // there was nothing
			s.next()
			from = s.line
			name.Reset()
		case c == '(' && s.peek() == ';':
			tell(notation.CutShort)
			s.inside = true
			return begun(pairs, from), problems, true
		case c == '[':
			line := s.line
			value, closed := s.value()
			if !closed {
				continue // the stream has ended
			}
			if size += len(value); size > maxGame || len(value) > notation.MaxText || len(pairs) > mostPairs {
				tell(notation.TooLong)
				s.over = true
				return begun(pairs, from), problems, true
			}
			value, told := s.letters.Text(value, line)
			if told.Code != "" {
				problems = append(problems, told)
			}
			words := strings.Fields(name.String())
			name.Reset()
			if n := len(words) - 1; n > 0 {
				problems = append(problems, s.stray(words[:n], line)...)
				words = words[n:]
			}
			pairs = append(pairs, pair{strings.ToUpper(strings.Join(words, "")), value, line})
		case c == ';' && s.peek() == ')':
			s.next()
			return begun(pairs, from), problems, true
		case name.Len() < enoughWords:
			name.WriteByte(c)
		}
	}
}

// begun is a game of some pairs, or of a nameless one where there are none.
func begun(pairs []pair, line int) []pair {
	if len(pairs) == 0 {
		return []pair{{line: line}}
	}
	return pairs
}

// begin passes all before a game.
func (s *stream) begin() bool {
	if s.inside {
		s.inside = false
		s.next()
		return true
	}
	var words bytes.Buffer
	for line := s.line; ; line = s.line {
		c := s.next()
		found := c == '(' && s.peek() == ';'
		if found || s.err != nil || s.line > line {
			list := strings.Fields(words.String())
			words.Reset()
			counts := found && len(list) == 1 && strings.Trim(list[0], "0123456789") == ""
			if len(list) > 0 && !counts && !s.over && len(s.between) < mostTold {
				s.between = append(s.between, s.stray(list, line)...)
			}
		}
		switch {
		case s.err != nil:
			return false
		case found:
			s.over = false
			s.next()
			return true
		case words.Len() < enoughWords:
			words.WriteByte(c)
		}
	}
}

// What is told of words that are no part of a game.
const (
	enoughWords = 256  // bytes: more than is quoted
	mostTold    = 1000 // problems
)

// stray tells words that were passed over.
func (s *stream) stray(words []string, line int) (list []notation.Problem) {
	text, told := s.letters.Text(strings.Join(words, " "), line)
	if told.Code != "" {
		list = append(list, told)
	}
	return append(list, notation.Problem{Code: notation.StrayText, Line: line, Text: notation.Shorten(text)})
}

func (s *stream) peek() byte {
	b, err := s.r.Peek(1)
	if err != nil {
		return 0
	}
	return b[0]
}

// value reads to the bracket. Of what is too long it keeps a byte more than there may be.
func (s *stream) value() (text string, closed bool) {
	var b bytes.Buffer
	for {
		c := s.next()
		switch {
		case s.err != nil:
			return b.String(), false
		case c == ']':
			return b.String(), true
		case b.Len() <= notation.MaxText:
			b.WriteByte(c)
		}
	}
}
