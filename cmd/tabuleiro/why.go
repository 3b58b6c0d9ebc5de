package main

import (
	"errors"
	"fmt"
	"os"

	"tabuleiro/game"
)

// whyCmd says whether a move is legal.
type whyCmd struct {
	Ruleset string `arg:"" name:"rules" help:"The ruleset."`
	FEN     string `arg:"" name:"fen" help:"The position."`
	Move    string `arg:"" name:"move" help:"The move, in letters or numbers, in full or in short."`
	JSON    bool   `name:"json" help:"Answer in JSON."`
}

// Help shows how it is used.
func (whyCmd) Help() string {
	return `The answer is ok with the move, ok-but-loses where missing a capture loses the game, or the code of
the refusal with its squares and, on a line of its own, what that means. A refusal exits with 1, and
so does what cannot be read as a move.

Examples:
  tabuleiro why brazilian W:Wc3,e3:Bd4,d6 e3-f4
  tabuleiro why italian-traditional W:We4:BKd5,f3 e4-f5
  tabuleiro why international 'W:WK4:B13,32,37,20' 4x15 --json`
}

// The codes of what is not refused.
const (
	legal         game.Code = "ok"
	legalButLoses game.Code = "ok-but-loses"
)

// allowed is the answer for a legal move.
type allowed struct {
	Code game.Code `json:"code"`
	Move move      `json:"move"`
}

// Run answers on the standard output, whether the move is legal or not.
func (c whyCmd) Run() error {
	line, err := begin(c.Ruleset, &c.FEN)
	if err != nil {
		return err
	}
	board := line.Rules.Board()
	m, err := line.Now().Find(c.Move)
	if refused := (*game.Refusal)(nil); errors.As(err, &refused) {
		return c.refuse(board, refused)
	} else if err != nil {
		return err
	}
	answer := allowed{Code: legal, Move: moveOf(board, m)}
	if answer.Move.Loses {
		answer.Code = legalButLoses
	}
	if c.JSON {
		return writeJSON(os.Stdout, answer)
	}
	_, err = fmt.Println(answer.Code, answer.Move.Text)
	return err
}

func (c whyCmd) refuse(board game.Board, r *game.Refusal) error {
	if c.JSON {
		if err := writeJSON(os.Stdout, refusalOf(board, r)); err != nil {
			return err
		}
	} else if _, err := fmt.Printf("%s\n%s\n", inCodes(board, r), inSentence(board, r)); err != nil {
		return err
	}
	return &refusedError{}
}
