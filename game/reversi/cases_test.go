package reversi

import (
	"errors"
	"testing"

	"tabuleiro/game"
)

// The cases are faults found in public programs. Each says which one-line change would bring its fault
// back here; every one was tried.

// Case 37, a program that stops with no moves where it should pass. Red when Moves leaves out the line
// "return []game.Move{pass}".
func TestAPassIsNotMissed(t *testing.T) {
	line := game.Begin(rules(t, "reversi"))
	for _, text := range []string{"e6", "f6", "c4", "c5", "c6", "d6", "g7", "f4", "g4", "g6", "e7", "h8", "h6", "g5", "g8", "f8"} {
		m, err := line.Now().Find(text)
		if err != nil {
			t.Fatalf("ply %d, %s: %v", line.Ply(), text, err)
		}
		line = line.Play(m)
	}
	want(t, line.Now().(Position), "pass")
	moves := line.Now().Moves()
	if !moves[0].Forced || !moves[0].Passes() || line.Verdict().Outcome.Over() {
		t.Errorf("%+v, %v", moves, line.Verdict())
	}
	line = line.Play(moves[0])
	want(t, line.Now().(Position), "b4", "c3", "g3")
	if now := line.Now().(Position); now.discs[game.Black].count() != 17 || now.discs[game.White].count() != 3 {
		t.Errorf("the score is not 17 to 3: %s", now.fen())
	}
}

// mirrored is the start with d4 and e5 black, as some programs have it.
const mirrored = "---------------------------XO------OX--------------------------- X"

// Case 39, a pass that is offered although there are moves. Red when findPass returns pass in every case,
// and its second half when the start has its colours exchanged.
func TestAPassIsNotAChoice(t *testing.T) {
	const transcript = "e3f5e6d7c6d3f4d6c5b5b7b6c7a8f6e7a7b8f7c8c3a6a5a4 pass d8 pass b4a3a2 pass b3 pass c4 pass" +
		"c2b2f3b1a1g3c1 pass d2d1e1 pass e2 pass"
	start, err := game.BeginFEN(rules(t, "reversi"), mirrored)
	if err != nil {
		t.Fatal(err)
	}
	line, err := ReadTranscript(start, transcript)
	if err != nil {
		t.Fatal(err)
	}
	want(t, line.Now().(Position), "f2", "g2", "h2", "h3", "g4", "g5", "g6", "g7", "e8", "f8", "g8")
	_, err = line.Now().Find("pass")
	var refusal *game.Refusal
	if !errors.As(err, &refusal) || refusal.Code != game.MayNotPass || len(refusal.Squares) != 11 {
		t.Errorf("a pass: %v", err)
	}

	var bad *TranscriptError
	_, err = ReadTranscript(game.Begin(rules(t, "reversi")), transcript)
	if !errors.As(err, &bad) || bad.Ply != 0 || bad.Token != "e3" || bad.Refusal.Code != game.FlanksNothing {
		t.Errorf("e3 from the usual start: %v", err)
	}
}

// Case 41, a transcript without marks of passes that is refused. Red when ReadTranscript plays no pass.
func TestATranscriptLeavesPassesOut(t *testing.T) {
	const transcript = "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6" +
		"G1A2C2C7B8D8C8G8G6H6G5H5G4H4H3G7H8F8H7A8A7B7A1B2G3G2H2H1C1B1"
	line := play(t, "reversi", transcript)
	if line.Ply() != 61 || line.Moves[58].Text != "pass" || line.Back(58).Now().Turn() != game.Black || line.Moves[59].Text != "c1" {
		t.Errorf("%d plies, the 59th %s", line.Ply(), line.Moves[58].Text)
	}
	wantEnd(t, line, game.Drawn, game.EqualDiscs, 32, 32)
}
