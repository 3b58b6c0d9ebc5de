package reversi

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// rules returns a listed ruleset.
func rules(t testing.TB, id string) *Rules {
	t.Helper()
	r, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// parse reads a FEN of a listed ruleset.
func parse(t testing.TB, id, fen string) Position {
	t.Helper()
	p, err := rules(t, id).parse(fen)
	if err != nil {
		t.Fatalf("%s %s: %v", id, fen, err)
	}
	return p
}

// draw reads a board as it is printed, the first rank on top: "X" black, "O" white, "." empty.
func draw(t testing.TB, id string, turn game.Color, diagram string) Position {
	t.Helper()
	return parse(t, id, strings.Join(strings.Fields(diagram), "")+" "+string(signOf(turn)))
}

// want fails if these are not the moves of p, by text and in any order.
func want(t testing.TB, p Position, texts ...string) {
	t.Helper()
	var got []string
	for _, m := range p.Moves() {
		got = append(got, m.Text)
	}
	slices.Sort(got)
	slices.Sort(texts)
	if !slices.Equal(got, texts) {
		t.Errorf("%s %s: moves %v, want %v", p.rules.ID(), p.fen(), got, texts)
	}
}

// play reads a transcript from the start of a listed ruleset.
func play(t testing.TB, id, transcript string) game.Line {
	t.Helper()
	line, err := ReadTranscript(game.Begin(rules(t, id)), transcript)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// wantEnd fails if a game has not ended so.
func wantEnd(t testing.TB, line game.Line, result game.Result, reason game.Reason, black, white int) {
	t.Helper()
	v := line.Verdict()
	if v.Outcome != (game.Outcome{Result: result, Reason: reason}) || v.Score != [2]int{white, black} {
		t.Errorf("%s: %v, score %v, want %s %s, %d to %d", line.FEN(), v.Outcome, v.Score, result, reason, black, white)
	}
}
