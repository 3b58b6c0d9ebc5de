// Package obf reads and writes positions of Reversi, one a line: 64 squares, who is on move, and moves with their
// scores, as collections of problems have them.
package obf

import (
	"io"
	"iter"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
)

// Games reads positions, each a game of no moves with a comment on each move that the file scores. The last error is
// one of the stream.
func Games(r io.Reader, rules game.Rules) iter.Seq2[*notation.Game, error] {
	return func(yield func(*notation.Game, error) bool) {
		n := 0
		var letters notation.Decoder
		var told []notation.Problem
		for line, err := range notation.Lines(r) {
			if err != nil {
				yield(nil, err)
				return
			}
			whole, problem := letters.Text(line.Text, line.Number)
			if problem.Code != "" {
				told = append(told, problem)
			}
			text, remark, _ := strings.Cut(whole, "%")
			if strings.TrimSpace(text) == "" {
				continue
			}
			n++
			g := &notation.Game{Number: n, Line: line.Number, Rules: rules, Told: true, Problems: told}
			told = nil
			if line.Long {
				fail(g, notation.Problem{Code: notation.TooLong})
			} else {
				position(g, text)
				if remark = strings.TrimSpace(remark); remark != "" {
					g.After = append(g.After, remark)
				}
			}
			if !yield(g, nil) {
				return
			}
		}
	}
}

// position reads a line.
func position(g *notation.Game, text string) {
	fields := strings.Split(text, ";")
	squares := strings.Join(strings.Fields(fields[0]), "")
	want := len(g.Rules.Board().Points)
	if len(squares) != want+1 {
		bad(g, text)
		return
	}
	line, err := game.BeginFEN(g.Rules, signs.Replace(squares[:want])+" "+signs.Replace(squares[want:]))
	if err != nil {
		bad(g, text)
		return
	}
	g.Start = line
	for _, f := range fields[1:] {
		if f = strings.TrimSpace(f); f != "" {
			g.After = append(g.After, f)
		}
	}
}

// signs are those of files for those of a FEN.
var signs = strings.NewReplacer("*", "X", "x", "X", "o", "O", "0", "O", ".", "-")

// bad tells that a line is no position.
func bad(g *notation.Game, text string) {
	fail(g, notation.Problem{Code: notation.BadBoard, Text: notation.Shorten(strings.TrimSpace(text))})
}

func fail(g *notation.Game, p notation.Problem) {
	p.Line = g.Line
	g.Problems = append(g.Problems, p)
	g.Start = game.Begin(g.Rules)
}

// Write writes the last position of a game.
func Write(w io.Writer, g *notation.Game) error {
	_, err := io.WriteString(w, g.Played().FEN()+";\n")
	return err
}
