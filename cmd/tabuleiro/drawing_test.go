package main

import (
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
)

func TestBoardsOfDiscsAndOfPointsInText(t *testing.T) {
	for _, c := range []struct {
		rules, fen, move string
		bottom           game.Color
		legend, want     string
	}{
		{"reversi-6x6", "--------------XO----OX-------------- X", "d2", game.White, "w white disc  b black disc  [ ] the last move", `
 1  .  .  .  .  .  .
 2  .  .  . [b] .  .
 3  .  .  b  b  .  .
 4  .  .  w  b  .  .
 5  .  .  .  .  .  .
 6  .  .  .  .  .  .
    a  b  c  d  e  f
`},
		{"morris6", "W:Wa1,c1:Bb2:H4,5", "e1xb2", game.Black, "w white man  b black man  [ ] the last move", `
 1 [w]    w     w
 2     .  .  .
 3  .  .     .  .
 4     .  .  .
 5  .     .     .
    e  d  c  b  a
`},
	} {
		r, err := all.Find(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		line, err := game.BeginFEN(r, c.fen)
		if err != nil {
			t.Fatal(err)
		}
		m, err := line.Now().Find(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := "\n" + letters.draw(line.Play(m), c.bottom); got != c.want {
			t.Errorf("%s after %s:%s\nwant%s", c.rules, c.move, got, c.want)
		}
		if got := letters.legend(r.Board()); got != c.legend {
			t.Errorf("%s: %s", c.rules, got)
		}
	}
}
