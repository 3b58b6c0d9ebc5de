package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"tabuleiro/game"
)

// movesCmd lists legal moves.
type movesCmd struct {
	Ruleset string  `arg:"" name:"rules" help:"The ruleset."`
	FEN     *string `arg:"" optional:"" name:"fen" help:"The position; - reads one a line. Without it: the start."`
	JSON    bool    `name:"json" help:"Answer in JSON, with squares in letters (a1 is White's left corner)."`
}

// Help shows how it is used.
func (movesCmd) Help() string {
	return `A move a line. With - a FEN a line is read, and each is answered on one line, the moves with a
blank between them; a bad FEN is answered with its error, and the rest goes on. A position that is
decided has no moves.

Examples:
  tabuleiro moves brazilian
  tabuleiro moves international 'W:WK4:B13,32,37,20'
  tabuleiro moves turkish W:Wd6:Bd7,c8 --json
  tabuleiro moves russian - --json < positions.txt`
}

// Run answers one position or many.
func (c movesCmd) Run() error {
	if c.FEN != nil && *c.FEN == "-" {
		return c.answerAll(os.Stdin, os.Stdout)
	}
	line, err := begin(c.Ruleset, c.FEN)
	if err != nil {
		return err
	}
	if c.JSON {
		return writeJSON(os.Stdout, movesOf(line))
	}
	for _, m := range line.Now().Moves() {
		if _, err := fmt.Println(m.Text); err != nil {
			return err
		}
	}
	return nil
}

// answerAll answers every line of in with one line.
func (c movesCmd) answerAll(in io.Reader, out io.Writer) error {
	start, err := begin(c.Ruleset, nil)
	if err != nil {
		return err
	}
	lines, answers := bufio.NewReader(in), bufio.NewWriter(out)
	defer answers.Flush()
	for {
		fen, err := readLine(lines)
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := c.answer(answers, start.Rules, fen); err != nil {
			return err
		}
		if lines.Buffered() == 0 { // whoever asks may wait for the answer before the next question
			if err := answers.Flush(); err != nil {
				return err
			}
		}
	}
}

func (c movesCmd) answer(w io.Writer, r game.Rules, fen string) error {
	line, err := game.BeginFEN(r, fen)
	switch {
	case err != nil && c.JSON:
		return writeJSON(w, map[string]string{"error": err.Error()})
	case err != nil:
		_, err = fmt.Fprintln(w, "error:", badFEN(err))
	case c.JSON:
		err = writeJSON(w, movesOf(line))
	default:
		var texts []string
		for _, m := range line.Now().Moves() {
			texts = append(texts, m.Text)
		}
		_, err = fmt.Fprintln(w, strings.Join(texts, " "))
	}
	return err
}

// longestLine is how much of a line is kept: more than any FEN, so that a longer line is refused
// for its length whatever follows.
const longestLine = 1 << 16

// readLine reads one line without its end and forgets what is beyond longestLine.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, more, err := r.ReadLine()
		if err != nil {
			return "", err
		}
		line = append(line, part[:min(len(part), longestLine-len(line))]...)
		if !more {
			return string(line), nil
		}
	}
}

// moveList is a position and its legal moves.
type moveList struct {
	FEN   string `json:"fen"`
	Moves []move `json:"moves"`
}

func movesOf(line game.Line) moveList {
	list := moveList{FEN: line.FEN(), Moves: []move{}}
	board := line.Rules.Board()
	for _, m := range line.Now().Moves() {
		list.Moves = append(list.Moves, moveOf(board, m))
	}
	return list
}
