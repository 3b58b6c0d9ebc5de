package wire

import (
	"slices"

	"tabuleiro/game"
	"tabuleiro/room"
)

// Lists made here are never nil: in JSON they are [] and never null.

// positionOf is the end of a room's line. A decided game has no moves, whatever the position would
// allow.
func positionOf(s room.State) Position {
	now := s.Line.Now()
	return Position{
		Ply:       s.Line.Ply(),
		FEN:       s.Line.FEN(),
		Turn:      now.Turn().String(),
		Pieces:    list(now.Pieces(), pieceOf),
		Hand:      handOf(now),
		Moves:     list(s.Legal(), moveOf),
		Counters:  list(s.Verdict.Counters, func(c game.Counter) Counter { return Counter(c) }),
		Claims:    claimsOf(s),
		Abortable: s.Abortable(),
	}
}

// claimsOf is what may be claimed, at a table where that is for the players to do.
func claimsOf(s room.State) []Evidence {
	evidence := []Evidence{}
	for _, c := range s.Verdict.Claims {
		if slices.Contains(s.Claimable(), c.Reason) {
			evidence = append(evidence, Evidence{Reason: c.Reason, Times: c.Times, Plies: s.Repeated()})
		}
	}
	return evidence
}

// handOf is how many pieces are still to be placed; nil where all stand on the board from the beginning.
func handOf(p game.Position) *[2]int {
	if h, ok := p.(game.Hander); ok {
		hand := h.Hand()
		return &hand
	}
	return nil
}

func pieceOf(p game.Piece) Piece {
	return Piece{Square: int(p.Square), Color: p.Color.String(), Kind: p.Kind.String()}
}

func moveOf(m game.Move) Move {
	return Move{
		Text:   m.Text,
		Short:  m.Short,
		Routes: list(m.Routes, squares),
		Taken:  squares(m.Taken),
		Picks:  m.Picks,
		Crowns: m.Gives.Has(game.Crowns),
		Mill:   m.Gives.Has(game.ClosesMill),
		Loses:  m.Gives.Has(game.Loses),
	}
}

func boardOf(b game.Board) Board {
	return Board{
		Width:       b.Width,
		Height:      b.Height,
		Points:      b.Points,
		Names:       b.Names,
		Numbers:     b.Numbers,
		Numeric:     b.Numeric,
		Lines:       list(b.Lines, func(l [2]game.Square) [2]int { return [2]int{int(l[0]), int(l[1])} }),
		TakesAtOnce: b.TakesAtOnce,
		Turns:       b.Turns,
	}
}

func squares(from []game.Square) []int {
	return list(from, func(sq game.Square) int { return int(sq) })
}

func list[A, B any](from []A, f func(A) B) []B {
	to := make([]B, len(from))
	for i, a := range from {
		to[i] = f(a)
	}
	return to
}
