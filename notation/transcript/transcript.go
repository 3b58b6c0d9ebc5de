// Package transcript reads and writes games of Reversi that are nothing but moves, each two signs, a game on a line:
// "f5d6c3". Passes may be left out.
package transcript

import (
	"io"
	"iter"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Games reads games of rules, one a line. A game that is legal on the mirrored start alone is turned.
func Games(r io.Reader, rules game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		n := 0
		for line, err := range notation.Lines(r) {
			if err != nil {
				yield(nil, err)
				return
			}
			text := strings.TrimSpace(line.Text)
			if text == "" {
				continue
			}
			n++
			g := &notation.Game{Number: n, Line: line.Number, Rules: rules, Told: true, Start: game.Begin(rules)}
			if line.Long {
				g.Problems = append(g.Problems, notation.Problem{Code: notation.TooLong, Line: line.Number})
			} else {
				g.Play(words(g, text))
				turn(g, text)
			}
			if !yield(g, nil) {
				return
			}
		}
	}
}

// words cuts a line into moves. What is none is told, and passed over.
func words(g *notation.Game, text string) (list []notation.Word) {
	for text != "" {
		word, rest := next(text)
		switch {
		case word.Text != "":
			word.Line = g.Line
			list = append(list, word)
		case rest == text:
			stray, after, _ := strings.Cut(text, " ")
			g.Problems = append(g.Problems, notation.Problem{Code: notation.StrayText, Line: g.Line, Text: notation.Shorten(stray)})
			rest = after
		}
		text = rest
	}
	return list
}

// next cuts the first move off a text, or what may stand between moves; else rest is the text.
func next(text string) (word notation.Word, rest string) {
	for _, pass := range []string{"pass", "pa", "ps", "--"} {
		if len(text) >= len(pass) && strings.EqualFold(text[:len(pass)], pass) {
			return notation.Word{Text: text[:len(pass)], Passes: true}, text[len(pass):]
		}
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

func digit(c byte) bool { return '0' <= c && c <= '9' }

// turn reads a game again as seen in a mirror, if it cannot be read otherwise.
func turn(g *notation.Game, text string) {
	if len(g.Problems) == 0 || g.Problems[0].Ply != 1 {
		return
	}
	mirrored := &notation.Game{Number: g.Number, Line: g.Line, Rules: g.Rules, Told: true, Start: g.Start}
	list := words(mirrored, text)
	width := g.Rules.Board().Width
	for i, w := range list {
		if !w.Passes {
			list[i].Text = string(byte('a'+width-1)-(w.Text[0]-'a')) + w.Text[1:]
		}
	}
	mirrored.Play(list)
	if mirrored.Plies == 0 {
		return
	}
	mirrored.Problems = append([]notation.Problem{{Code: notation.NumberingDiffers, Line: g.Line, Text: "top-left", Instead: "top-right"}}, mirrored.Problems...)
	*g = *mirrored
}

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
