package main

import (
	"bufio"
	"io"
	"math/rand/v2"
	"os"
	"time"

	"tabuleiro/engine"
	engines "tabuleiro/engine/all"
	"tabuleiro/engine/match"
	"tabuleiro/game"
)

// playCmd plays a game in the terminal.
type playCmd struct {
	Ruleset string        `arg:"" name:"rules" help:"The ruleset."`
	Level   level         `default:"3" placeholder:"LEVEL" help:"How well the computer plays, from 1. (${default})"`
	Colour  string        `enum:"white,black,lot" default:"white" placeholder:"white|black|lot" help:"Which side is yours. (${default})"`
	FEN     *string       `name:"fen" help:"Where the game begins, if not at the start."`
	Seed    *uint64       `placeholder:"N" help:"Chooses among equal moves; the same seed, the same game."`
	Time    time.Duration `default:"5s" placeholder:"T" help:"The computer thinks at most so long a move. (${default})"`
	ASCII   bool          `name:"ascii" help:"Draw the board with letters, whatever the terminal can show."`
}

// Help shows how it is used.
func (playCmd) Help() string {
	return `Type a move in letters or numbers, in full or in short, or "help" for what else there is. The end of
the input leaves the game.

Examples:
  tabuleiro play brazilian
  tabuleiro play international --level 5 --colour black
  tabuleiro play turkish --fen W:WKd4:Bd6,h7 --ascii`
}

// Run plays until the game or the input is at an end.
func (c playCmd) Run() error {
	line, err := begin(c.Ruleset, c.FEN)
	if err != nil {
		return err
	}
	seed := rand.Uint64()
	if c.Seed != nil {
		seed = *c.Seed
	}
	signs := circles
	if c.ASCII || !inUTF8(os.Getenv) {
		signs = letters
	}
	return c.session(line, seed, signs, os.Stdin, os.Stdout).play()
}

func (c playCmd) session(line game.Line, seed uint64, signs signs, in io.Reader, out io.Writer) *session {
	person := colourOf(c.Colour, seed)
	return &session{
		in:       bufio.NewReader(in),
		out:      bufio.NewWriter(out),
		history:  []game.Line{line},
		person:   person,
		bottom:   person,
		signs:    signs,
		computer: match.Engine(engines.Engine{}, engine.Level(int(c.Level)), c.Time),
		level:    c.Level,
		seed:     seed,
	}
}

// colourOf is the side that was asked for; by lot, the seed decides.
func colourOf(name string, seed uint64) game.Color {
	switch name {
	case "white":
		return game.White
	case "black":
		return game.Black
	default:
		return game.Color(rand.New(rand.NewPCG(seed, 0)).IntN(2))
	}
}
