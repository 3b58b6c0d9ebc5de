package draughts_test

import (
	"fmt"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// The legal moves of a position, and why another is not one.
func Example() {
	r, err := draughts.Find("brazilian")
	if err != nil {
		fmt.Println(err)
		return
	}
	line, err := game.BeginFEN(r, "W:Wc3,e3:Bd4,d6")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range line.Now().Moves() {
		fmt.Println(m.Text, m.Taken)
	}
	_, err = line.Now().Find("e3-f4")
	fmt.Println(err)
	m, err := line.Now().Find("c3xe5xc7")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(line.Play(m).Verdict().Outcome)
	// Output:
	// c3xe5xc7 [13 21]
	// e3xc5xe7 [13 21]
	// must-capture
	// {white no-pieces}
}
