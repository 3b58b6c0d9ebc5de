package main

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"time"

	"tabuleiro/game"
	"tabuleiro/internal/cputime"
)

// perftCmd counts trees of moves with the fast generator.
type perftCmd struct {
	Ruleset        string  `arg:"" name:"rules" help:"The ruleset."`
	Depth          int     `arg:"" name:"depth" help:"How many plies deep, 0 to 99."`
	FEN            *string `name:"fen" help:"Where the tree begins, if not at the start."`
	Divide         bool    `name:"divide" help:"Show the count under each move."`
	KeepDuplicates bool    `name:"keep-duplicates" help:"Count every path of a capture as a move of its own."`
}

// Help shows how it is used.
func (perftCmd) Help() string {
	return `Without --keep-duplicates, captures from and to the same squares that take the same pieces are one
move. Prints the leaves counted in a second of processor time, and last the number of leaves.
Ctrl-C stops it.

Examples:
  tabuleiro perft brazilian 9
  tabuleiro perft international 6 --divide
  tabuleiro perft russian 4 --fen W:Wc3,e3,h6:Bf6,g7,d8`
}

// Validate is called when the command line is read.
func (c perftCmd) Validate() error {
	if c.Depth < 0 || c.Depth > 99 {
		return fmt.Errorf("a depth of %d: it is 0 to 99", c.Depth)
	}
	return nil
}

// negativesLast puts numbers below 0 where they are not taken for flags, so that what is said of
// them is that they are too small.
func negativesLast(args []string) []string {
	if len(args) == 0 || args[0] != "perft" {
		return args
	}
	var others, negatives []string
	for _, arg := range args {
		if n, err := strconv.Atoi(arg); err == nil && n < 0 {
			negatives = append(negatives, arg)
		} else {
			others = append(others, arg)
		}
	}
	if negatives == nil {
		return args
	}
	return slices.Concat(others, []string{"--"}, negatives)
}

// Run counts under one move of the root after the other, so that it can tell how far it is.
func (c perftCmd) Run() error {
	line, err := begin(c.Ruleset, c.FEN)
	if err != nil {
		return err
	}
	r, ok := line.Rules.(game.Divider)
	if !ok {
		return fmt.Errorf("the moves of %s are not counted", c.Ruleset)
	}
	began := cputime.Process()
	nodes := uint64(1)
	if c.Depth > 0 {
		nodes = 0
		moves := len(line.Now().Moves())
		progress := newProgress(moves)
		for share := range r.Divide(line.Now(), c.Depth, c.KeepDuplicates) {
			nodes += share.Nodes
			progress.step(nodes)
			if c.Divide {
				if _, err := fmt.Println(share.Move.Text, share.Nodes); err != nil {
					return err
				}
			}
		}
		progress.clear()
	}
	spent := max(cputime.Process()-began, time.Microsecond)
	_, err = fmt.Printf("leaves/s %.0f\nnodes %d\n", float64(nodes)/spent.Seconds(), nodes)
	return err
}

// progress tells a terminal how far a long count is.
type progress struct {
	moves, done int
	began       time.Time
	shown       bool
}

func newProgress(moves int) *progress { return &progress{moves: moves, began: time.Now()} }

func (p *progress) step(nodes uint64) {
	p.done++
	if time.Since(p.began) > time.Second && onTerminal(os.Stderr) {
		fmt.Fprintf(os.Stderr, "\r%d of %d moves, %d leaves ", p.done, p.moves, nodes)
		p.shown = true
	}
}

func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
	}
}

func onTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
