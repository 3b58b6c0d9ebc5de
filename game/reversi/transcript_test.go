package reversi

import (
	"errors"
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
)

// A game that is written is read again as the same, in every ruleset.
func TestTranscriptsAreReadAgain(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	passes := 0
	for _, r := range agreeRules(t) {
		for range 20 {
			line := game.Begin(r)
			for moves := line.Now().Moves(); len(moves) > 0; moves = line.Now().Moves() {
				m := moves[rnd.IntN(len(moves))]
				if m.Passes() {
					passes++
				}
				line = line.Play(m)
			}
			again, err := ReadTranscript(game.Begin(r), Transcript(line))
			if err != nil || again.FEN() != line.FEN() || again.Ply() != line.Ply() {
				t.Errorf("%s %s: %v, %s, want %s", r.ID(), Transcript(line), err, again.FEN(), line.FEN())
			}
		}
	}
	if passes == 0 {
		t.Error("no game had a pass")
	}
}

func TestTranscriptErrors(t *testing.T) {
	for _, c := range []struct {
		text string
		want TranscriptError
		code game.Code
	}{
		{"f5f5", TranscriptError{Ply: 1, At: 2, Token: "f5"}, game.Occupied},
		{"f5 d6 ?", TranscriptError{Ply: 2, At: 6, Token: "?"}, game.NotNotation},
		{"f5 PA d6", TranscriptError{Ply: 1, At: 3, Token: "PA"}, game.MayNotPass},
		{"1. f5", TranscriptError{Ply: 0, At: 0, Token: "1"}, game.NotNotation},
		{"f99", TranscriptError{Ply: 0, At: 0, Token: "f99"}, game.NoSuchSquare},
	} {
		line, err := ReadTranscript(game.Begin(rules(t, "reversi")), c.text)
		var got *TranscriptError
		if !errors.As(err, &got) {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		c.want.Refusal = got.Refusal
		if *got != c.want || got.Refusal.Code != c.code || line.Ply() != c.want.Ply {
			t.Errorf("%q: %v, want %v %s", c.text, got, &c.want, c.code)
		}
	}
}
