package gametest

import (
	"errors"
	"testing"

	"tabuleiro/game"
)

// RefusedFEN tests that r does not read a FEN, and says why and where.
func RefusedFEN(t *testing.T, r game.Rules, fen string, want game.FENError) {
	t.Helper()
	_, _, err := r.Parse(fen)
	var got *game.FENError
	if !errors.As(err, &got) || *got != want {
		t.Errorf("%s %.80q: %v, want %v", r.ID(), fen, err, &want)
	}
}

// AnyFEN tests that what r reads of a text, if anything, is written canonically and read again as the same, and
// that anything else is refused at some place in it. It reports which.
func AnyFEN(t *testing.T, r game.Rules, fen string) (p game.Position, read bool) {
	t.Helper()
	p, tally, err := r.Parse(fen)
	if err != nil {
		var bad *game.FENError
		if !errors.As(err, &bad) || bad.At < 0 || bad.At > len(fen) {
			t.Fatalf("%s %q: %v", r.ID(), fen, err)
		}
		return nil, false
	}
	written := r.FEN(p, tally)
	again, tallyAgain, err := r.Parse(written)
	if err != nil || again != p || tallyAgain != tally || r.FEN(again, tallyAgain) != written {
		t.Fatalf("%s %q is written %q and read as %v %v: %v", r.ID(), fen, written, again, tallyAgain, err)
	}
	return p, true
}
