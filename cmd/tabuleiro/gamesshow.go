package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"tabuleiro/game"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
)

// gamesShowCmd shows one game.
type gamesShowCmd struct {
	gamesFlags
	File string `arg:"" help:"A file of games; - is the standard input."`
	Game int    `arg:"" name:"n" help:"Which, from 1."`
}

// Run prints the game, with its last position and its problems.
func (c gamesShowCmd) Run() error {
	o, err := c.options()
	if err != nil {
		return err
	}
	if c.Game < 1 {
		return fmt.Errorf("there is no game %d: they are numbered from 1", c.Game)
	}
	return readGames(c.File, o, func(f *files.File) error {
		games := 0
		for g, err := range f.Games() {
			if err != nil {
				return err
			}
			if games = g.Number; games == c.Game {
				return writeText(os.Stdout, g)
			}
		}
		return fmt.Errorf("%s: there is no game %d: it has %d", f.Summary().File, c.Game, games)
	})
}

// writeText writes a game for people: tags, moves, position, result and problems.
func writeText(w io.Writer, g *notation.Game) error {
	var b strings.Builder
	for _, t := range g.Tags {
		fmt.Fprintf(&b, "%s: %s\n", oneLine(t.Name), oneLine(t.Value))
	}
	if g.Known() {
		fmt.Fprintf(&b, "ruleset: %s\n", g.Rules.ID())
		if g.Start.Rules != nil {
			position(&b, g)
		}
	}
	if g.Result != game.InPlay {
		fmt.Fprintf(&b, "result: %s\n", g.Result)
	}
	for _, p := range g.Problems {
		fmt.Fprintln(&b, oneLine(problemText(p)))
	}
	b.WriteByte('\n')
	_, err := io.WriteString(w, b.String())
	return err
}

// position writes the moves and the board after them.
func position(b *strings.Builder, g *notation.Game) {
	first, _ := g.Rules.Start()
	late := 0
	if g.Start.Now().Turn() != first.Turn() {
		late = 1
		b.WriteString("\n1... ")
	} else {
		b.WriteByte('\n')
	}
	for i, m := range g.Moves {
		if (i+late)%2 == 0 {
			fmt.Fprintf(b, "%d. ", (i+late)/2+1)
		}
		b.WriteString(m.Short + " ")
		for _, c := range m.Comments {
			b.WriteString("{" + oneLine(c) + "} ")
		}
	}
	line := g.Played()
	fmt.Fprintf(b, "\n\n%s%s\n", letters.draw(line, game.White), line.FEN())
}
