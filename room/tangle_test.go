package room

import (
	"errors"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/draughts"
)

// From k1 a king of White has 208,553 ways to capture here: the rules read it, a room has it not.
const tangledFEN = "B:WK1:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,43,44,47"

// Fails without the look at the position in open (decide.go).
func TestNoRoomOpensOnATangledPosition(t *testing.T) {
	frisian, err := draughts.Find("frisian")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.BeginFEN(frisian, tangledFEN); err != nil {
		t.Fatalf("the rules: %v", err)
	}
	var fen *game.FENError
	_, err = New(findDraughts).Decide(0, ann, Open{Rules: "frisian", Start: tangledFEN, Seats: [2]Seat{{User: ann}, {User: ann}}})
	if !errors.As(err, &fen) || fen.Code != game.FENTangled {
		t.Errorf("Open: %v, want %s", err, game.FENTangled)
	}
}

// Fails without the look at the position in play (decide.go): the FEN is harmless, and two moves
// further everybody who looks at the room would keep the server busy for a second.
func TestNoMoveLeadsToATangledPosition(t *testing.T) {
	s := opened(t, "W:W6:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44")
	if _, err := s.Decide(1, ann, Play{Ply: 0, V: 1, Move: "6-1"}); !errors.Is(err, ErrTooManyCaptures) {
		t.Errorf("6-1, which crowns: %v, want %v", err, ErrTooManyCaptures)
	}
}

// A log from before there was this bound still folds.
func TestATangledRoomOfOldIsRead(t *testing.T) {
	events := []Event{Opened{Rules: "frisian", Start: tangledFEN, Seats: [2]Seat{{User: ann}, {User: ann}}}}
	if _, err := Replay(findDraughts, events); err != nil {
		t.Error(err)
	}
}

func opened(t *testing.T, fen string) State {
	t.Helper()
	events, err := New(findDraughts).Decide(0, ann, Open{Rules: "frisian", Start: fen, Seats: [2]Seat{{User: ann}, {User: ann}}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Replay(findDraughts, events)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
