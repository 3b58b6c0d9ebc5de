package draughts

import (
	"fmt"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// turned is a position with the board turned and the colours changed: the same to who is on move.
func turned(t *testing.T, r *rules.Rules, p game.Position) game.Line {
	t.Helper()
	b := r.Board()
	at := map[[2]int]string{}
	for sq, point := range b.Points {
		at[point] = b.Names[sq]
	}
	var sides [2][]string
	for _, piece := range p.Pieces() {
		point := b.Points[piece.Square]
		name := at[[2]int{b.Width - 1 - point[0], b.Height - 1 - point[1]}]
		if piece.Kind == game.King {
			name = "K" + name
		}
		sides[piece.Color.Other()] = append(sides[piece.Color.Other()], name)
	}
	line, err := game.BeginFEN(r, fmt.Sprintf("%c:W%s:B%s", "BW"[p.Turn()], strings.Join(sides[0], ","), strings.Join(sides[1], ",")))
	if err != nil {
		t.Fatal(err)
	}
	return line
}

func TestColoursAreWeighedAlike(t *testing.T) {
	for _, r := range rules.All() {
		s := plain(t, r, engine.Limits{})
		for seed := range uint64(40) {
			p := enginetest.Unfinished(r, seed, int(seed*5)).Now()
			s.begin(game.BeginAt(r, p, rules.Tally{}))
			one := s.evaluate(0)
			s.begin(turned(t, r, p))
			if other := s.evaluate(0); one != other {
				t.Fatalf("%s %s: %v, with the board turned %v", r.ID(), p.Key(), one, other)
			}
		}
	}
}

// More is better than less: a man, a king, a king for a man; in misère the other way round.
func TestMaterialIsWorthSomething(t *testing.T) {
	for _, r := range rules.All() {
		b := r.Board()
		var mine, yours, more string // names of squares in the middle rows
		for sq, point := range b.Points {
			switch {
			case point == [2]int{2, 2} || point == [2]int{3, 2}:
				mine = b.Names[sq]
			case point[1] == 2 && point[0] > 5:
				more = b.Names[sq]
			case point[1] == b.Height-3 && point[0] < 3:
				yours = b.Names[sq]
			}
		}
		s := plain(t, r, engine.Limits{})
		weigh := func(white string) engine.Score {
			line, err := game.BeginFEN(r, "W:W"+white+":B"+yours)
			if err != nil {
				t.Fatal(err)
			}
			s.begin(line)
			if r.Misere {
				return -s.evaluate(0)
			}
			return s.evaluate(0)
		}
		one, two, king := weigh(mine), weigh(mine+","+more), weigh("K"+mine)
		if one >= two || one >= king || two < one+50 || king < one+20 {
			t.Errorf("%s: a man %v, two men %v, a king %v", r.ID(), one, two, king)
		}
	}
}
