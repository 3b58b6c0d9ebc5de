// Package ggf reads and writes games of Reversi in the Generic Game Format
// (https://skatgame.net/mburo/ggsa/ggf), as servers and programs of Othello keep them.
package ggf

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"iter"
	"strconv"
	"strings"

	"tabuleiro/game"
	"tabuleiro/game/reversi"
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

// Games reads games of rules that are among those listed. The last error is one of the stream.
func Games(r io.Reader, rules []game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		s := stream{r: bufio.NewReaderSize(r, 1<<16), line: 1}
		for n := 1; ; n++ {
			pairs, problems, ok := s.game()
			if !ok {
				break
			}
			g := meaning(pairs, rules)
			g.Number = n
			g.Line = pairs[0].line
			g.Problems = append(problems, g.Problems...)
			if !yield(g, nil) {
				return
			}
		}
		if s.err != nil && s.err != io.EOF {
			yield(nil, s.err)
		}
	}
}

// stream reads the pairs of games.
type stream struct {
	r      *bufio.Reader
	line   int
	err    error
	inside bool // a game has begun while another was read
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
			if size += len(value); size > maxGame || len(pairs) > mostPairs {
				tell(notation.TooLong)
				return begun(pairs, from), problems, true
			}
			words := strings.Fields(name.String())
			name.Reset()
			if n := len(words) - 1; n > 0 {
				problems = append(problems, notation.Problem{Code: notation.StrayText, Line: line, Text: notation.Shorten(strings.Join(words[:n], " "))})
				words = words[n:]
			}
			pairs = append(pairs, pair{strings.ToUpper(strings.Join(words, "")), value, line})
		case c == ';' && s.peek() == ')':
			s.next()
			return begun(pairs, from), problems, true
		case name.Len() < 256:
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
	for s.err == nil {
		if s.next() == '(' && s.peek() == ';' {
			s.next()
			return true
		}
	}
	return false
}

func (s *stream) peek() byte {
	b, err := s.r.Peek(1)
	if err != nil {
		return 0
	}
	return b[0]
}

// value reads to the bracket, and keeps the beginning of what is too long.
func (s *stream) value() (text string, closed bool) {
	var b bytes.Buffer
	for {
		c := s.next()
		switch {
		case s.err != nil:
			return b.String(), false
		case c == ']':
			return b.String(), true
		case b.Len() < notation.MaxText:
			b.WriteByte(c)
		}
	}
}

// signs are the names of what is no tag.
var signs = map[string]bool{"B": true, "W": true, "BO": true, "GM": true}

// meaning finds out what the pairs of a game say.
func meaning(pairs []pair, rules []game.Rules) *notation.Game {
	g := &notation.Game{}
	var words []notation.Word
	values := map[string]pair{}
	for _, p := range pairs {
		if _, ok := values[p.name]; !ok {
			values[p.name] = p
		}
		switch {
		case p.name == "B", p.name == "W":
			words = append(words, wordOf(p))
		case p.name != "" && !signs[p.name]:
			g.Tags = append(g.Tags, notation.Tag{Name: p.name, Value: p.value})
		}
	}
	if !begin(g, values, rules) {
		return g
	}
	g.Play(words)
	result(g, values["RE"])
	return g
}

// wordOf reads "F5/evaluation/seconds", of which the last two may be missing.
func wordOf(p pair) notation.Word {
	fields := strings.Split(p.value, "/")
	w := notation.Word{Text: strings.TrimSpace(fields[0]), Line: p.line, By: map[string]string{"B": "black", "W": "white"}[p.name]}
	switch strings.ToUpper(w.Text) {
	case "PA", "PS", "PASS", "--":
		w.Passes = true
	}
	for i, name := range []string{"%eval", "%emt"} {
		if i+1 < len(fields) && strings.TrimSpace(fields[i+1]) != "" {
			w.Comments = append(w.Comments, "["+name+" "+strings.TrimSpace(fields[i+1])+"]")
		}
	}
	return w
}

// begin finds the rules and the start.
func begin(g *notation.Game, values map[string]pair, rules []game.Rules) bool {
	if gm := values["GM"]; gm.name != "" && !strings.EqualFold(strings.TrimSpace(gm.value), "Othello") {
		unknown(g, gm)
		return false
	}
	board := strings.Fields(values["BO"].value)
	kind := strings.ToLower(strings.TrimSpace(values["TY"].value))
	size := 8
	if len(board) > 0 {
		size, _ = strconv.Atoi(board[0])
	} else if digits := strings.TrimRight(kind, "abcdefghijklmnopqrstuvwxyz"); digits != "" {
		size, _ = strconv.Atoi(digits)
	}
	for _, r := range rules {
		if r.ID() == idOf(size, strings.HasSuffix(kind, "a"), filling(board)) {
			g.Rules, g.Told = r, true
		}
	}
	if g.Rules == nil {
		unknown(g, values["TY"])
		return false
	}
	g.Start = game.Begin(g.Rules)
	if len(board) == 0 {
		return true
	}
	return place(g, values["BO"], board)
}

func unknown(g *notation.Game, p pair) {
	g.Problems = append(g.Problems, notation.Problem{Code: notation.UnknownRuleset, Line: p.line, Text: notation.Shorten(p.value)})
}

// filling reports whether the middle of a board of 8x8 is being filled, as where the opening is free.
func filling(board []string) bool {
	if len(board) < 3 {
		return false
	}
	squares := strings.Join(board[1:len(board)-1], "")
	if len(squares) != 64 {
		return false
	}
	around := squares[:27] + squares[29:35] + squares[37:]
	return strings.Trim(around, "-.") == "" && strings.ContainsAny(squares[27:29]+squares[35:37], "-.")
}

// idOf names the rules of a board of that size; of those in which the fewest discs win, if anti; of those that begin
// with the middle, if filling. "" where there are none.
func idOf(size int, anti, filling bool) string {
	switch {
	case size == 8 && anti:
		return "reversi-misere"
	case size == 8 && filling:
		return "reversi-free"
	case size == 8:
		return "reversi"
	case anti:
		return ""
	}
	n := strconv.Itoa(size)
	return "reversi-" + n + "x" + n
}

// place sets up the board: its squares, and the side on move.
func place(g *notation.Game, p pair, fields []string) bool {
	if len(fields) > 2 {
		side := map[string]string{"*": "X", "X": "X", "x": "X", "O": "O", "o": "O"}[fields[len(fields)-1]]
		line, err := game.BeginFEN(g.Rules, strings.Join(fields[1:len(fields)-1], "")+" "+side)
		if side != "" && err == nil {
			g.Start = line
			return true
		}
	}
	g.Problems = append(g.Problems, notation.Problem{Code: notation.BadBoard, Line: p.line, Text: notation.Shorten(p.value)})
	return false
}

// result reads "+12.000", which is more than nothing where Black has won, or how else a game ended: "-64:r".
func result(g *notation.Game, p pair) {
	number, how, _ := strings.Cut(strings.TrimSpace(p.value), ":")
	n, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return
	}
	switch {
	case n > 0:
		g.Result = game.BlackWins
	case n < 0:
		g.Result = game.WhiteWins
	default:
		g.Result = game.Drawn
	}
	g.Mark = p.value
	discs, score, over := g.Counted()
	if how != "" || !over {
		return
	}
	if float64(share(g.Rules, discs)) != n && float64(share(g.Rules, score)) != n {
		g.Problems = append(g.Problems, notation.Problem{Code: notation.ResultPosition, Line: p.line, Text: p.value,
			Instead: fmt.Sprintf("%+d", share(g.Rules, score))})
	}
}

// share is by how many discs Black has won: has more than White, or fewer where the fewest win.
func share(r game.Rules, discs [2]int) int {
	n := discs[game.Black] - discs[game.White]
	if misere(r) {
		return -n
	}
	return n
}

func misere(r game.Rules) bool {
	d, ok := r.(*reversi.Rules)
	return ok && d.Misere
}
