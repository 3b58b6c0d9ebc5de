// Package transcript reads and writes games of Reversi that are nothing but moves, each two signs, a game on a line:
// "f5d6c3". Passes may be left out.
package transcript

import (
	"io"
	"iter"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Games reads games of rules, one a line. A game that is legal on the mirrored start alone is turned. Words on lines
// without a move are of the game that follows, at the end of the file of the last.
func Games(r io.Reader, rules game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		var last *notation.Game
		var between []notation.Problem
		var letters notation.Decoder
		for line, err := range notation.Lines(r) {
			if err != nil {
				yield(nil, err)
				return
			}
			text, told := letters.Text(strings.TrimSpace(line.Text), line.Number)
			if told.Code != "" {
				between = append(between, told)
			}
			words, strays := parts(text, line.Number)
			if len(words) == 0 && !line.Long {
				if len(between) < mostTold {
					between = append(between, strays.problems(0, 0)...)
				}
				continue
			}
			g := &notation.Game{Number: 1, Line: line.Number, Rules: rules, Told: true, Start: game.Begin(rules), Problems: between}
			if between = nil; line.Long {
				g.Problems = append(g.Problems, notation.Problem{Code: notation.TooLong, Line: line.Number})
			} else {
				play(g, words, strays)
			}
			if last != nil {
				g.Number = last.Number + 1
				if !yield(last, nil) {
					return
				}
			}
			last = g
		}
		if last != nil {
			last.Problems = append(last.Problems, between...)
			yield(last, nil)
		}
	}
}

// mostTold is how many words between games are told.
const mostTold = 1000

// stray is words that follow each other and are no moves.
type stray struct {
	before int // how many moves stand before it on its line
	line   int
	text   string
}

type strays []stray

// problems tells those that have so many moves before them.
func (s strays) problems(least, most int) (list []notation.Problem) {
	for _, x := range s {
		if least <= x.before && x.before <= most {
			list = append(list, notation.Problem{Code: notation.StrayText, Line: x.line, Text: notation.Shorten(x.text)})
		}
	}
	return list
}

// parts cuts a line into moves and words that are none.
func parts(text string, line int) (moves []notation.Word, others strays) {
	for text != "" {
		word, rest := next(text)
		switch {
		case word.Text != "":
			word.Line = line
			moves = append(moves, word)
		case rest == text:
			var other string
			other, rest, _ = strings.Cut(text, " ")
			if n := len(others) - 1; n >= 0 && others[n].before == len(moves) {
				if len(others[n].text) < enoughWords {
					others[n].text += " " + other
				}
			} else {
				others = append(others, stray{len(moves), line, other})
			}
		}
		text = rest
	}
	return moves, others
}

// enoughWords is how many bytes are more than reports quote.
const enoughWords = 256

// play reads the moves of a game, and again as seen in a mirror if the first cannot be read otherwise.
func play(g *notation.Game, words []notation.Word, others strays) {
	start := *g
	start.Problems = nil
	read := start
	legal := read.Play(words)
	var differs []notation.Problem
	if legal == 0 {
		turned := start
		if n := turned.Play(mirrored(words, g.Rules.Board().Width)); n > 0 {
			read, legal = turned, n
			differs = []notation.Problem{{Code: notation.NumberingDiffers, Line: g.Line, Text: "top-left", Instead: "top-right"}}
		}
	}
	g.Moves, g.Plies = read.Moves, read.Plies
	g.Problems = slices.Concat(g.Problems, others.problems(0, 0), differs, others.problems(1, legal), read.Problems)
}

// mirrored are moves as seen in a mirror.
func mirrored(words []notation.Word, width int) []notation.Word {
	list := slices.Clone(words)
	for i, w := range list {
		if !w.Passes {
			list[i].Text = string(byte('a'+width-1)-(w.Text[0]-'a')) + w.Text[1:]
		}
	}
	return list
}

// next cuts the first move off a text, or what may stand between moves; else rest is the text.
func next(text string) (word notation.Word, rest string) {
	if n := len(pass(text)); n > 0 && !inWord(text[n:]) {
		return notation.Word{Text: text[:n], Passes: true}, text[n:]
	}
	c := text[0] | 0x20
	switch {
	case 'a' <= c && c <= 'z' && len(text) > 1 && digit(text[1]):
		n := 2
		for n < len(text) && n < 3 && digit(text[n]) && text[1:n+1] == "10" {
			n++
		}
		return notation.Word{Text: strings.ToLower(text[:n])}, text[n:]
	case text[0] == ' ', text[0] == '\t', text[0] == ',', text[0] == '.':
		return word, text[1:]
	case digit(text[0]): // of a move
		n := 1
		for n < len(text) && digit(text[n]) {
			n++
		}
		if n < len(text) && (text[n] == '.' || text[n] == ' ') {
			return word, text[n:]
		}
	}
	return word, text
}

// pass is the pass that begins a text, "" where none does.
func pass(text string) string {
	for _, p := range []string{"pass", "pa", "ps", "--"} {
		if len(text) >= len(p) && strings.EqualFold(text[:len(p)], p) {
			return p
		}
	}
	return ""
}

// inWord reports whether a text goes on with a letter that begins neither a move nor a pass.
func inWord(text string) bool {
	if text == "" || text[0]|0x20 < 'a' || text[0]|0x20 > 'z' {
		return false
	}
	return (len(text) < 2 || !digit(text[1])) && pass(text) == ""
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// Write writes the moves of a game on a line, without passes.
func Write(w io.Writer, g *notation.Game) error {
	var b strings.Builder
	for _, m := range g.Moves {
		if !m.Passes() {
			b.WriteString(m.Text)
		}
	}
	_, err := io.WriteString(w, b.String()+"\n")
	return err
}
