package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"tabuleiro/engine/ballot"
	"tabuleiro/engine/draughts"
	"tabuleiro/game/all"
)

// openingsCmd makes the opening ballots of a ruleset.
type openingsCmd struct {
	Ruleset string `arg:"" name:"rules" help:"The ruleset, with men on a board of 8x8."`
}

// Help shows how it is used.
func (openingsCmd) Help() string {
	return `A ballot is a line of three plies from the start, in which the sides move by turns, whoever begins.
Of lines that end in one position the first is taken; lines that end with a capture waiting or with
more pieces on one side are left out. The position after each is searched for a fixed number of
nodes, and ballots are those in which neither side is clearly ahead. It takes a minute, and the result is the
same whenever it is made. What the server draws from stands in opening/lines; make openings writes
all of it anew.

Examples:
  tabuleiro openings brazilian
  tabuleiro openings turkish > opening/lines/turkish.txt`
}

// Run makes them and writes them as a file of package opening.
func (c openingsCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return c.write(ctx, os.Stdout, ballot.Usual)
}

func (c openingsCmd) write(ctx context.Context, out io.Writer, recipe ballot.Recipe) error {
	r, err := all.Find(c.Ruleset)
	if err != nil {
		return err
	}
	switch b := r.Board(); {
	case b.Width != 8 || b.Height != 8:
		return fmt.Errorf("%s is played on %dx%d, and ballots are for 8x8", c.Ruleset, b.Width, b.Height)
	case b.Turns:
		return fmt.Errorf("in %s every move takes something, and ballots end with no capture waiting", c.Ruleset)
	}
	ballots, err := recipe.Make(ctx, draughts.Engine{}, r)
	if err != nil {
		return err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "# Opening ballots of %s, and what each is worth to White in men.\n", r.ID())
	fmt.Fprintf(&text, "# Made by tabuleiro openings %s; not edited by hand.\n", r.ID())
	fmt.Fprintf(&text, "# %d lines of %d plies from the start end in different positions with no capture waiting and\n",
		len(recipe.Lines(r)), recipe.Plies)
	fmt.Fprintf(&text, "# as many pieces on both sides. After a search of %d nodes each, these %d leave\n",
		recipe.Nodes, len(ballots))
	fmt.Fprintf(&text, "# neither side more than %.2f ahead.\n", float64(recipe.Bound)/100)
	for _, b := range ballots {
		fmt.Fprintln(&text, b)
	}
	_, err = io.WriteString(out, text.String())
	return err
}
