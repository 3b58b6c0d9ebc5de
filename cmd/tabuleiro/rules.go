package main

import (
	"fmt"
	"os"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

// rulesCmd lists the rulesets.
type rulesCmd struct {
	JSON bool `name:"json" help:"Every field of every ruleset, draw rules included."`
}

// Help shows how it is used.
func (rulesCmd) Help() string {
	return `Examples:
  tabuleiro rules
  tabuleiro rules --json`
}

// Run lists them in the order of the start page.
func (c rulesCmd) Run() error {
	if c.JSON {
		return writeJSON(os.Stdout, all.All())
	}
	for _, r := range all.All() {
		b := r.Board()
		start, _ := r.Start()
		_, err := fmt.Printf("%-22s %2dx%-2d  %2d pieces each, %s first\n",
			r.ID(), b.Width, b.Height, piecesOf(start, game.White), start.Turn())
		if err != nil {
			return err
		}
	}
	return nil
}

// piecesOf counts those in hand, too.
func piecesOf(p game.Position, c game.Color) (n int) {
	for _, piece := range p.Pieces() {
		if piece.Color == c {
			n++
		}
	}
	if h, ok := p.(game.Hander); ok {
		n += h.Hand()[c]
	}
	return n
}
