package main

import (
	"fmt"
	"io"

	"tabuleiro/engine/match"
	"tabuleiro/game"
	"tabuleiro/notation"
	files "tabuleiro/notation/all"
	"tabuleiro/notation/pdn"
)

// saved plays a match and writes its games to the file, if there is to be one, in their order: equal matches make
// equal files.
func (c matchCmd) saved(play func(save func(match.Game) error) error) error {
	if c.Save == "" {
		return play(func(match.Game) error { return nil })
	}
	return written(c.Save, func(w io.Writer) error {
		early, next := map[int]match.Game{}, 0 // games that ended before one with a lower number
		return play(func(g match.Game) error {
			early[g.Number] = g
			for {
				g, ok := early[next]
				if !ok {
					return nil
				}
				delete(early, next)
				next++
				n := c.noted(g)
				if err := files.Write(w, n, files.Usual(n), pdn.Style{}); err != nil {
					return err
				}
			}
		})
	})
}

// noted is a game of a match as a file has it. It has no date: it could be played on any day.
func (c matchCmd) noted(g match.Game) *notation.Game {
	names := [2]string{}
	names[g.A] = fmt.Sprintf("Tabuleiro, level %d", c.A)
	names[g.A.Other()] = fmt.Sprintf("Tabuleiro, level %d", c.B)
	n := &notation.Game{
		Number: g.Number + 1, Rules: g.Line.Rules, Told: true, Start: game.BeginAt(g.Line.Rules, g.Line.Start, g.Line.Back(0).Tally),
		Result: g.Outcome.Result, Tags: []notation.Tag{
			{Name: "Event", Value: fmt.Sprintf("Match of the computer, seed %d", c.Seed)},
			{Name: "Round", Value: fmt.Sprint(g.Number + 1)},
			{Name: "White", Value: names[game.White]},
			{Name: "Black", Value: names[game.Black]},
		},
	}
	for _, m := range g.Line.Moves {
		n.Moves = append(n.Moves, notation.Move{Move: m})
	}
	return n
}
