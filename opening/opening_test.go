package opening_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tabuleiro/engine/ballot"
	"tabuleiro/engine/draughts"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/opening"
)

// small reports whether there should be ballots: on 8x8, where men move.
func small(r game.Rules) bool {
	b := r.Board()
	return b.Width == 8 && b.Height == 8 && !b.Turns
}

// TestEveryBallotIsALine: every ruleset of 8x8 with men has ballots and no other has, and every one of them is
// a legal line of the recipe's length to a position of its own, worth no more than the bound.
func TestEveryBallotIsALine(t *testing.T) {
	for _, r := range all.All() {
		lines := opening.Lines(r.ID())
		if small(r) != (len(lines) >= 8) || !small(r) && lines != nil {
			t.Errorf("%s has %d ballots", r.ID(), len(lines))
		}
		seen := map[game.Key]bool{}
		for _, l := range lines {
			line, err := l.Play(r)
			switch {
			case err != nil:
				t.Error(err)
				continue
			case line.Ply() != ballot.Usual.Plies, line.Verdict().Outcome.Over(), seen[line.Now().Key()]:
				t.Errorf("%s: %s is too short, the end, or comes twice", r.ID(), l)
			case l.Score > int(ballot.Usual.Bound), l.Score < -int(ballot.Usual.Bound):
				t.Errorf("%s: %s is worth %d to White", r.ID(), l, l.Score)
			}
			if again, err := game.BeginFEN(r, line.FEN()); err != nil || again.FEN() != line.FEN() {
				t.Errorf("%s: after %s no game begins: %v", r.ID(), l, err)
			}
			seen[line.Now().Key()] = true
		}
	}
}

// TestTheRecipeMakesThemAgain makes a sample of what is kept anew, and of what is not: the recipe, with
// today's rules and engine, keeps the same lines at the same worth. After a change of the engine that
// moves a score, `make openings` writes the files anew.
func TestTheRecipeMakesThemAgain(t *testing.T) {
	rules := all.All()
	for range 2 {
		r := rules[rand.IntN(len(rules))]
		for !small(r) {
			r = rules[rand.IntN(len(rules))]
		}
		lines := ballot.Usual.Lines(r)
		for range 3 {
			line := lines[rand.IntN(len(lines))]
			made, fair := ballot.Usual.Judge(t.Context(), draughts.Engine{}, line)
			i := slices.IndexFunc(opening.Lines(r.ID()), func(l opening.Line) bool { return slices.Equal(l.Moves, made.Moves) })
			if fair != (i >= 0) {
				t.Errorf("%s: %s is fair: %v, and is kept: %v", r.ID(), made, fair, i >= 0)
			} else if fair && opening.Lines(r.ID())[i].Score != int(made.Score) {
				t.Errorf("%s: %s is kept at %d", r.ID(), made, opening.Lines(r.ID())[i].Score)
			}
		}
	}
}

func TestChancePicks(t *testing.T) {
	lines := opening.Lines("russian")
	n := uint64(len(lines))
	for chance, want := range map[uint64]int{0: 0, n - 1: int(n) - 1, n: 0, 7*n + 3: 3} {
		if l, ok := opening.Pick("russian", chance); !ok || l.String() != lines[want].String() {
			t.Errorf("%d picks %s, %v; want %s", chance, l, ok, lines[want])
		}
	}
	if l, ok := opening.Pick("international", 0); ok {
		t.Errorf("a board of 10x10 has the ballot %s", l)
	}
}

func TestFilesThatAreNone(t *testing.T) {
	for _, text := range []string{"c3-d4 d6-c5 b2-c3", "+0.04", "c3-d4 d6-c5 b2-c3 +0.04\nc3-d4 x\n"} {
		if lines, err := opening.Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, lines)
		}
	}
}

func ExampleLine_Play() {
	rules, _ := all.Find("brazilian")
	line, err := opening.Line{Moves: []string{"c3-d4", "d6-c5", "b2-c3"}}.Play(rules)
	fmt.Println(line.FEN(), err)
	// Output: B:Wa1,c1,e1,g1,d2,f2,h2,a3,c3,e3,g3,d4:Bc5,b6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8 <nil>
}
