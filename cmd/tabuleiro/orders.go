package main

import (
	"fmt"
	"maps"
	"slices"

	"tabuleiro/game"
)

// order is what a person can type in a game beside a move.
type order struct {
	help string
	does func(s *session, rest string) (goesOn bool)
}

// orders are those, by name. They are filled in at the start, since help reads them.
var orders map[string]order

func init() {
	orders = map[string]order{
		"help":   {"this list", orderHelp},
		"moves":  {"the legal moves", orderMoves},
		"why":    {"why MOVE: whether it is legal, and if not, why", orderWhy},
		"board":  {"the board once more", orderBoard},
		"flip":   {"the board from the other side", orderFlip},
		"undo":   {"take your last move back, and the answer to it", orderUndo},
		"fen":    {"the position as text", orderFEN},
		"claim":  {"claim a draw, where the rules allow it", orderClaim},
		"resign": {"give the game up", orderResign},
		"quit":   {"leave the game", orderQuit},
	}
}

func orderHelp(s *session, _ string) bool {
	example := s.now().Now().Moves()[0]
	fmt.Fprintf(s.out, "Type a move, as in %s, or one of these:\n", example.Text)
	for _, name := range slices.Sorted(maps.Keys(orders)) {
		fmt.Fprintf(s.out, "  %-7s %s\n", name, orders[name].help)
	}
	return true
}

func orderMoves(s *session, _ string) bool {
	for _, m := range s.now().Now().Moves() {
		fmt.Fprintln(s.out, withItsPrice(m))
	}
	return true
}

// withItsPrice is a move, and a word when it loses by being played.
func withItsPrice(m game.Move) string {
	if m.Gives.Has(game.Loses) {
		return m.Text + " (and loses: there is a capture)"
	}
	return m.Text
}

func orderWhy(s *session, text string) bool {
	if text == "" {
		fmt.Fprintln(s.out, "say which move, as in: why", s.now().Now().Moves()[0].Text)
		return true
	}
	if m, err := s.now().Now().Find(text); err != nil {
		fmt.Fprintln(s.out, s.whyNot(err))
	} else {
		fmt.Fprintln(s.out, "legal:", withItsPrice(m))
	}
	return true
}

func orderBoard(s *session, _ string) bool {
	s.show()
	return true
}

func orderFlip(s *session, _ string) bool {
	s.bottom = s.bottom.Other()
	s.show()
	return true
}

func orderUndo(s *session, _ string) bool {
	if s.takeBack() {
		s.show()
	} else {
		fmt.Fprintln(s.out, "there is no move of yours to take back")
	}
	return true
}

func orderFEN(s *session, _ string) bool {
	fmt.Fprintln(s.out, s.now().FEN())
	return true
}

func orderClaim(s *session, _ string) bool { return !s.claim() }

func orderResign(s *session, _ string) bool {
	s.resign()
	return false
}

func orderQuit(s *session, _ string) bool {
	s.leave()
	return false
}
