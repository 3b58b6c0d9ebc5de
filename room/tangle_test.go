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
	s := opened(t, "W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44")
	if _, err := s.Decide(1, ann, Play{Ply: 0, V: 1, Move: "6-1"}); !errors.Is(err, ErrTooManyCaptures) {
		t.Errorf("6-1, which crowns: %v, want %v", err, ErrTooManyCaptures)
	}
}

// A side with no other move than such a one cannot go on, and nobody has won. Fails without stuck
// (tangle.go): the room would stand still until it is swept, its computer trying for ever.
func TestAGameWithoutAWayOutEndsWithoutAResult(t *testing.T) {
	s := opened(t, "W:W6:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44")
	events, err := s.Decide(1, ann, Play{Ply: 0, V: 1, Move: "6-1"})
	want := Ended{Outcome: game.Outcome{Result: game.NoResult, Reason: Tangled}, At: 1}
	if err != nil || len(events) != 1 || events[0] != want {
		t.Errorf("%+v, %v; want %+v", events, err, want)
	}
}

// Whether there is a way out is found once for a position: it may cost a second, and whoever asks
// again and again would keep the server busy. Fails without the memory of legal.
func TestAWayOutIsSoughtOnce(t *testing.T) {
	s := opened(t, "W:W6,50:B11,14,17,18,19,22,27,28,30,31,33,34,36,37,39,42,43,44")
	sought := 0
	for range 3 {
		s.legal.stuckIn(s.Line.Now(), func() bool { sought++; return false })
	}
	if s.legal.stuckIn(s.Line.Now().Play(s.Legal()[0]), func() bool { sought++; return true }); sought != 2 {
		t.Errorf("sought %d times in two positions", sought)
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
