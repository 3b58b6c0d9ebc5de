// Package gametest holds what every game.Rules must keep, whatever the game.
package gametest

import (
	"testing"

	"pgregory.net/rapid"

	"tabuleiro/game"
)

// longest is how many plies a random game may last: enough for endings to be reached.
const longest = 140

// Run tests the properties of r in random games from its start.
func Run(t *testing.T, r game.Rules) {
	RunFrom(t, func(*rapid.T) game.Line { return game.Begin(r) })
}

// RunFrom tests the properties of rules in random games from where begin has them begin.
func RunFrom(t *testing.T, begin func(*rapid.T) game.Line) {
	t.Run("positions", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			line := play(t, begin(t), longest)
			checkKeys(t, line)
			checkFEN(t, line)
			checkPlaced(t, line)
			checkDecided(t, line)
			checkMoves(t, line)
		})
	})
	t.Run("resumed games", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { checkResumed(t, play(t, begin(t), longest)) })
	})
}

// play goes on with a line by random moves, to the end of the game or to a random ply up to most.
func play(t *rapid.T, line game.Line, most int) game.Line {
	for range rapid.IntRange(0, most).Draw(t, "plies") {
		moves := line.Now().Moves()
		if len(moves) == 0 || line.Verdict().Outcome.Over() {
			break
		}
		i := rapid.IntRange(0, len(moves)-1).Draw(t, "move")
		line = line.Play(moves[i])
	}
	return line
}

// checkResumed: a game that goes on from its FEN is judged as the game itself, repetitions aside,
// of which a FEN knows only what is said of its own position.
func checkResumed(t *rapid.T, line game.Line) {
	if line.Verdict().Outcome.Over() {
		return
	}
	fen := line.FEN()
	resumed, err := game.BeginFEN(line.Rules, fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	for {
		want, got := line.Verdict(), resumed.Verdict()
		if want.Outcome.Reason == game.Repetition || got.Outcome.Reason == game.Repetition {
			return
		}
		if want.Outcome != got.Outcome {
			t.Fatalf("from %s after %v: %v, and the resumed game %v", fen, texts(resumed.Moves), want.Outcome, got.Outcome)
		}
		checkSameCounters(t, want.Counters, got.Counters)
		if want.Outcome.Over() || resumed.Ply() == longest {
			return
		}
		moves := line.Now().Moves()
		m := moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]
		line, resumed = line.Play(m), resumed.Play(m)
	}
}

func checkSameCounters(t *rapid.T, want, got []game.Counter) {
	if len(want) != len(got) {
		t.Fatalf("counters %v, and in the resumed game %v", want, got)
	}
	for i := range want {
		if want[i] != got[i] {
			t.Fatalf("counter %v, and in the resumed game %v", want[i], got[i])
		}
	}
}

func texts(moves []game.Move) (list []string) {
	for _, m := range moves {
		list = append(list, m.Text)
	}
	return list
}
