package server

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/toy"
)

// A house whose only game has men in hand, men that are named to be taken, passes and a rule that looks at the
// move before: whole games of it are played over the socket like any other, and all of these come up.
func TestAHouseWithAnotherGame(t *testing.T) {
	s := start(t, func(c *Config) {
		c.Offers = []game.Family{{Name: "draughts", Groups: toy.Groups()}}
		c.Hub.Rules = func(string) (game.Rules, error) { return toy.Rules{}, nil }
		c.Opens, c.Sockets = c.Commands, c.Commands
	})
	passed, named, moved := 0, 0, 0
	for n := range 40 {
		dice := rand.New(rand.NewPCG(7, uint64(n)))
		p := open(t, patience(t), s, fmt.Sprintf("rules=toy&opponent=computer&colour=%v&level=1", game.Color(n%2)))
		playAnything(t, p, dice)
		checkWholeGame(t, p, toy.Rules{})
		for _, m := range p.Line {
			switch {
			case len(m.Routes) == 0:
				passed++
			case m.Picks > 0:
				named++
			case len(m.Routes[0]) > 1:
				moved++
			}
		}
		if p.Hand == nil || *p.Hand != [2]int{} && p.Outcome.Reason != game.NoPieces {
			t.Errorf("at the end there are %v in hand: %s", p.Hand, p.FEN)
		}
	}
	if passed == 0 || named == 0 || moved == 0 {
		t.Errorf("%d passes, %d men named, %d moved: nothing of one kind was tried", passed, named, moved)
	}

}
