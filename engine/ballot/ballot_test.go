package ballot_test

import (
	"context"
	"errors"
	"iter"
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/ballot"
	"tabuleiro/game"
	"tabuleiro/game/all"
)

// judge is an engine that finds every position worth so much to the side on move.
type judge engine.Score

func (j judge) Search(context.Context, game.Line, engine.Limits) iter.Seq[engine.Info] {
	return func(yield func(engine.Info) bool) { yield(engine.Info{Score: engine.Score(j)}) }
}

func rules(t *testing.T, id string) game.Rules {
	t.Helper()
	r, err := all.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLines: transpositions are merged, and no line ends with a capture to come or a piece gone.
func TestLines(t *testing.T) {
	r := rules(t, "brazilian")
	lines := ballot.Usual.Lines(r)
	seen := map[game.Key]bool{}
	for _, line := range lines {
		now := line.Now()
		if line.Ply() != 3 || seen[now.Key()] || len(now.Pieces()) != 24 {
			t.Errorf("%v ends in %s", line.Moves, line.FEN())
		}
		for _, m := range now.Moves() {
			if len(m.Taken) > 0 {
				t.Errorf("after %s a capture waits", line.FEN())
			}
		}
		seen[now.Key()] = true
	}
	if len(lines) != 118 {
		t.Errorf("%d lines", len(lines))
	}
}

// Fails when the score is left as the side on move sees it.
func TestTheBoundHoldsForBothSides(t *testing.T) {
	r := rules(t, "english") // Black, White, Black: White is on move
	for score, want := range map[engine.Score]int{0: 1, 20: 1, -20: 1, 21: 0, -21: 0, engine.LostIn(9): 0} {
		made, err := ballot.Usual.Make(t.Context(), judge(score), r)
		if err != nil || len(made) > 0 != (want > 0) {
			t.Errorf("at %v %d ballots are made, %v", score, len(made), err)
		}
		for _, b := range made {
			if b.Score != score {
				t.Errorf("%s is worth %v to White", b, score)
			}
		}
	}
	made, err := ballot.Usual.Make(t.Context(), judge(7), rules(t, "brazilian")) // Black is on move
	if err != nil || !strings.HasSuffix(made[0].String(), " -0.07") {
		t.Errorf("%v, %v", made, err)
	}
}

func TestARecipeCutShortMakesNothing(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if made, err := ballot.Usual.Make(ctx, judge(0), rules(t, "brazilian")); made != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%d ballots, %v", len(made), err)
	}
}
