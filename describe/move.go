package describe

import (
	"slices"
	"strings"

	"tabuleiro/game"
)

// Move says a move as the board does: "Pretas: c5 captura d4 e b2, termina em a1".
func (s Speaker) Move(by game.Color, m game.Move) string {
	side := s.sideName(by)
	if m.Passes() {
		return s.text("speak.pass", "side", side)
	}
	return s.spoken(side, m, false)
}

// Way says a move without its side and with its stops: "c3 captura d4 e f6, passa por e5, termina em g7".
func (s Speaker) Way(m game.Move) string { return s.short(m, true) }

// Moves says which of these moves a side may play.
func (s Speaker) Moves(by game.Color, moves []game.Move) string {
	switch {
	case len(moves) == 0:
		return s.text("describe.moves.none")
	case len(moves) == 1 && moves[0].Passes():
		return s.Move(by, moves[0]) + "."
	}
	var said []string
	for rest := moves; len(rest) > 0; {
		n := alike(rest)
		said = append(said, s.together(rest[:n]))
		rest = rest[n:]
	}
	return s.count("describe.moves", len(moves), "moves", strings.Join(said, s.text("describe.then")))
}

// alike is how many of the first moves do no more than go from one square, or than put a piece on the board.
func alike(moves []game.Move) int {
	n := 0
	for n < len(moves) && plain(moves[n]) && from(moves[n]) == from(moves[0]) {
		n++
	}
	return max(n, 1)
}

func plain(m game.Move) bool { return !m.Passes() && len(m.Taken) == 0 && m.Gives == 0 }

// from is where a move begins, -1 where it begins outside of the board.
func from(m game.Move) int {
	if way := wayOf(m); len(way) > 1 {
		return int(way[0])
	}
	return -1
}

// together says moves that are alike as one with several ends: "a1 vai para b2, c3 ou d4".
func (s Speaker) together(moves []game.Move) string {
	if len(moves) == 1 {
		return s.short(moves[0], false)
	}
	var ends []game.Square
	for _, m := range moves {
		ends = append(ends, m.To())
	}
	to := s.listed(s.sorted(ends), "or")
	if from(moves[0]) < 0 {
		return to
	}
	return strings.TrimPrefix(s.text("speak.quiet", "side", "", "from", s.Square(moves[0].From()), "to", to), ": ")
}

// short is a move without its side.
func (s Speaker) short(m game.Move, stops bool) string {
	if m.Passes() {
		return s.text("move.pass")
	}
	return strings.TrimPrefix(s.spoken("", m, stops), ": ")
}

func (s Speaker) spoken(side string, m game.Move, stops bool) string {
	way := wayOf(m)
	taken := s.Squares(s.takenAlong(m))
	captures := len(m.Taken) > 0 && !s.Board.Turns && m.Picks == 0
	key := "speak.quiet"
	switch {
	case captures:
		key = "speak.capture"
	case len(way) == 1:
		key = "speak.place"
	}
	ends := s.Square(m.To())
	if via := way[1:max(1, len(way)-1)]; stops && len(via) > 0 {
		taken += s.text("list.comma") + s.text("describe.via", "squares", s.Squares(via))
	}
	said := []string{s.text(key, "side", side, "from", s.Square(way[0]), "to", ends, "taken", taken)}
	if m.Gives.Has(game.Crowns) {
		said = append(said, s.text("speak.crowns"))
	}
	if m.Gives.Has(game.ClosesMill) {
		said = append(said, s.text("speak.mill"))
	}
	if len(m.Taken) > 0 && !captures {
		also := "speak.takes"
		if s.Board.Turns {
			also = "speak.turns"
		}
		said = append(said, s.text(also, "taken", taken))
	}
	return strings.Join(said, s.text("list.comma"))
}

// wayOf is the way of the piece alone.
func wayOf(m game.Move) []game.Square { return m.Routes[0][:len(m.Routes[0])-m.Picks] }

// takenAlong is everything a move takes in the order of its route; what lies on no way comes last.
func (s Speaker) takenAlong(m game.Move) []game.Square {
	passed := slices.Clone(m.Routes[0][len(wayOf(m)):])
	way := wayOf(m)
	for i := 1; i < len(way); i++ {
		for _, sq := range s.between(way[i-1], way[i]) {
			if slices.Contains(m.Taken, sq) && !slices.Contains(passed, sq) {
				passed = append(passed, sq)
			}
		}
	}
	for _, sq := range m.Taken {
		if !slices.Contains(passed, sq) {
			passed = append(passed, sq)
		}
	}
	return passed
}

// between is the squares on a straight way from one to another; none where there is no such way.
func (s Speaker) between(from, to game.Square) []game.Square {
	a, b := s.Board.Points[from], s.Board.Points[to]
	dx, dy := b[0]-a[0], b[1]-a[1]
	if dx != 0 && dy != 0 && dx != dy && dx != -dy {
		return nil
	}
	var squares []game.Square
	for i := 1; i < max(dx, -dx, dy, -dy); i++ {
		at := [2]int{a[0] + i*sign(dx), a[1] + i*sign(dy)}
		if sq := slices.Index(s.Board.Points, at); sq >= 0 {
			squares = append(squares, game.Square(sq))
		}
	}
	return squares
}

func sign(n int) int { return min(1, max(-1, n)) }
