package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	guides "tabuleiro/guide/all"
	files "tabuleiro/notation/all"
	"tabuleiro/paper"
)

type printGameCmd struct {
	printFlags
	gamesFlags
	File  string `arg:"" help:"A file of games; - is the standard input."`
	Games []int  `arg:"" optional:"" name:"n" help:"Which, from 1. (all)"`
	Every int    `default:"10" help:"A board after so many moves of each side."`
}

// Run prints the games whose moves can all be read, and tells of the others.
func (c printGameCmd) Run() error {
	o, err := c.options()
	if err != nil {
		return err
	}
	return readGames(c.File, o, func(f *files.File) error {
		l := paper.Games{Paper: c.paper(), Every: c.Every, Title: f.Summary().File}
		for g, err := range f.Games() {
			if err != nil {
				return err
			}
			if len(c.Games) > 0 && !slices.Contains(c.Games, g.Number) {
				continue
			}
			if g.Start.Rules == nil || !g.Legal() {
				fmt.Fprintf(os.Stderr, "tabuleiro: game %d is left out: its moves cannot be read to their end\n", g.Number)
				continue
			}
			l.List = append(l.List, paper.FromFile(g))
		}
		if len(l.List) == 1 {
			l.Title = "" // that of the game
		}
		return c.write(l)
	})
}

type printCardsCmd struct {
	printFlags
	rulesetFlag
	File string `arg:"" optional:"" help:"Positions, one a line: its FEN, a semicolon, and the moves that solve it. - is the standard input. (those of the guide)"`
}

// mostCardBytes is what a file of cards may have.
const mostCardBytes = 1 << 20

// Run prints the cards.
func (c printCardsCmd) Run() error {
	r, err := c.rules()
	if err != nil {
		return err
	}
	l := paper.Cards{Rules: r, Paper: c.paper()}
	if c.File == "" {
		if g, _ := guides.Find(r.ID()); g != nil {
			l.List = paper.Exercises(g)
		}
	} else if l.List, err = readCards(c.File); err != nil {
		return err
	}
	return c.write(l)
}

// readCards reads positions and their solutions.
func readCards(name string) ([]paper.Card, error) {
	in := os.Stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, mostCardBytes+1))
	if err != nil {
		return nil, err
	}
	if len(text) > mostCardBytes {
		return nil, fmt.Errorf("%s: more than %d bytes", name, mostCardBytes)
	}
	var cards []paper.Card
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		position, solution, _ := strings.Cut(line, ";")
		cards = append(cards, paper.Card{Position: strings.TrimSpace(position), Solution: strings.Fields(solution)})
	}
	return cards, nil
}
