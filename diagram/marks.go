package diagram

import "tabuleiro/game"

// Mark says something of a square. Every kind has a shape of its own, which holds in grey too.
type Mark struct {
	Square game.Square
	Kind   MarkKind
}

// MarkKind is the shape of a Mark.
type MarkKind uint8

// The kinds of marks: what the last move did, and what an explanation points at.
const (
	From      MarkKind = iota // a ring where the piece stood
	Stop                      // a diamond where it turned
	End                       // corners where it stands
	Taken                     // a cross where a piece was taken, or is and stands there still
	Must                      // a ring with wedges around a piece that has to capture
	Asked                     // a frame of dashes around a piece that the text speaks of
	Legal                     // a target where a piece may go; a dot where one may be put on a board of discs
	Via                       // a small ring where a move passes
	Flips                     // arrows that turn, on a disc that will
	Removable                 // a ring and a small cross at a man that may be taken off
	Protected                 // a shield at a man that may not
	Forbidden                 // a barred ring where a move may not end
	letterA                   // A, and all after it the letters that follow
)

// Letter is the kind of mark that names a square for a text: 'A' to 'Z'.
func Letter(letter byte) MarkKind { return letterA + MarkKind(letter-'A') }

// tints reports whether a mark's square is tinted: it belongs to the last move.
func (k MarkKind) tints() bool { return k <= End }

// over reports whether a mark lies over the piece of its square.
func (k MarkKind) over() bool {
	switch k {
	case From, Stop, End, Must, Legal, Via:
		return false
	}
	return true
}

// LastMove marks a move's canonical route and what it took. A pass marks nothing.
func LastMove(m game.Move) []Mark {
	if m.Passes() {
		return nil
	}
	var marks []Mark
	route := routeOf(m)
	for i, sq := range route {
		kind := Stop
		switch i {
		case len(route) - 1: // also of a piece that comes from outside of the board
			kind = End
		case 0:
			kind = From
		}
		marks = append(marks, Mark{sq, kind})
	}
	for _, sq := range m.Taken {
		marks = append(marks, Mark{sq, Taken})
	}
	return marks
}

// Show adds how m is played from the scene's own position: its way and its stops, where it ends, the discs that it
// turns, the man that its mill takes. Pieces that it captures lie under its way. A pass shows nothing.
func (s *Scene) Show(m game.Move) {
	if m.Passes() {
		return
	}
	route := routeOf(m)
	if len(route) > 1 {
		s.Routes = append(s.Routes, Route{Squares: route})
		for _, sq := range route[1 : len(route)-1] {
			s.Marks = append(s.Marks, Mark{sq, Via})
		}
	}
	s.Marks = append(s.Marks, Mark{m.To(), Legal})
	if m.Picks > 0 || s.Board.Turns {
		kind := Removable
		if s.Board.Turns {
			kind = Flips
		}
		for _, sq := range m.Taken {
			s.Marks = append(s.Marks, Mark{sq, kind})
		}
	}
}

// routeOf is a move's canonical route without the clicks that name what it takes.
func routeOf(m game.Move) []game.Square { return m.Routes[0][:len(m.Routes[0])-m.Picks] }
