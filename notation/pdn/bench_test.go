package pdn_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/notation/pdn"
)

// sample writes games of random moves.
func sample(b *testing.B, rules string, games int) string {
	r, err := all.Find(rules)
	if err != nil {
		b.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, 2))
	var text strings.Builder
	for n := range games {
		fmt.Fprintf(&text, "[Event \"Sample %d\"]\n[Date \"2026.01.01\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n[Ruleset \"%s\"]\n\n", n, rules)
		p, _ := r.Start()
		for ply := range 80 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			if ply%2 == 0 {
				fmt.Fprintf(&text, "%d. ", ply/2+1)
			}
			m := moves[dice.IntN(len(moves))]
			text.WriteString(m.Short + " ")
			p = p.Play(m)
		}
		text.WriteString("*\n\n")
	}
	return text.String()
}

func BenchmarkRead(b *testing.B) {
	for _, rules := range []string{"brazilian", "international"} {
		text := sample(b, rules, 500)
		b.Run(rules, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				r := pdn.NewReader(strings.NewReader(text), pdn.Options{Rules: all.All(), Bare: true})
				n, bad := 0, 0
				for g, err := range r.Games() {
					if err != nil {
						b.Fatal(err)
					}
					n++
					bad += len(g.Problems)
				}
				if n != 500 || bad > 0 {
					b.Fatal(n, bad)
				}
			}
		})
	}
}

var _ game.Rules
