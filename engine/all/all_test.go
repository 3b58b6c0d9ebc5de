package all

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/game/toy"
)

// Every listed ruleset has a program that thinks about it, and says so by its depth.
func TestEveryRulesetHasAProgram(t *testing.T) {
	for _, r := range all.All() {
		last, ok := engine.Last(t.Context(), Engine{}, game.Begin(r), engine.Limits{Depth: 2, Nodes: 2_000})
		if !ok || last.Depth == 0 {
			t.Errorf("%s: %+v, %v", r.ID(), last, ok)
		}
	}
}

// A game without one is played all the same, to its end.
func TestAGameWithoutAProgram(t *testing.T) {
	for seed := range uint64(20) {
		line := game.Begin(toy.Rules{})
		for !line.Verdict().Outcome.Over() {
			last, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Seed: seed})
			if !ok {
				t.Fatalf("%s: no move", line.FEN())
			}
			line = line.Play(last.Move)
		}
		if _, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{}); ok && len(line.Now().Moves()) == 0 {
			t.Errorf("%s: a move after the end", line.FEN())
		}
	}
}
