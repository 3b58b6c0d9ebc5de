package describe

import (
	"slices"

	"tabuleiro/diagram"
	"tabuleiro/game"
)

// Scene says what a drawing shows: which part of the board, what stands on it, and what its marks point at. Whose turn
// it is no drawing shows.
func (s Speaker) Scene(d diagram.Scene) string {
	said := []string{s.part(d), s.Pieces(within(d))}
	for _, r := range d.Routes {
		if all(d, r.Squares) {
			said = append(said, s.route(r))
		}
	}
	return sentences(append(said, s.marks(d)...)...)
}

// part says which part of the board is seen, "" where all of it is.
func (s Speaker) part(d diagram.Scene) string {
	if d.Window == (diagram.Window{}) {
		return ""
	}
	var seen []game.Square
	for sq, at := range d.Board.Points {
		if d.Window.Has(at[0], at[1]) {
			seen = append(seen, game.Square(sq))
		}
	}
	if len(seen) == 0 || len(seen) == len(d.Board.Points) {
		return ""
	}
	seen = s.sorted(seen)
	return s.text("describe.part", "from", s.Square(seen[0]), "to", s.Square(seen[len(seen)-1]))
}

func within(d diagram.Scene) []game.Piece {
	var pieces []game.Piece
	for _, p := range d.Pieces {
		if all(d, []game.Square{p.Square}) {
			pieces = append(pieces, p)
		}
	}
	return pieces
}

// all reports whether all of these squares are seen.
func all(d diagram.Scene, squares []game.Square) bool {
	for _, sq := range squares {
		at := d.Board.Points[sq]
		if d.Window != (diagram.Window{}) && !d.Window.Has(at[0], at[1]) {
			return false
		}
	}
	return true
}

func (s Speaker) route(r diagram.Route) string {
	last := len(r.Squares) - 1
	key := "describe.route"
	if r.Refused {
		key = "describe.route.refused"
	}
	from, to := s.Square(r.Squares[0]), s.Square(r.Squares[last])
	if last < 2 {
		return s.text(key, "from", from, "to", to)
	}
	return s.text(key+".by", "from", from, "to", to, "by", s.Squares(r.Squares[1:last]))
}

// sayings are the kinds of marks in the order in which they are said, with their keys below "describe.mark.".
var sayings = []struct {
	kind    diagram.MarkKind
	key     string
	counted bool // one is said in other words than many
}{
	{diagram.From, "from", false}, {diagram.Stop, "stop", false}, {diagram.End, "end", false}, {diagram.Taken, "taken", true},
	{diagram.Must, "must", false}, {diagram.Asked, "asked", false}, {diagram.Via, "via", false}, {diagram.Legal, "legal", false},
	{diagram.Flips, "flips", true}, {diagram.Removable, "removable", true}, {diagram.Protected, "protected", true},
	{diagram.Forbidden, "forbidden", false},
}

// marks says a sentence for every kind of mark there is, and where letters stand.
func (s Speaker) marks(d diagram.Scene) []string {
	var said []string
	for _, saying := range sayings {
		squares := marked(d, saying.kind)
		key := "describe.mark." + saying.key
		if saying.kind == diagram.Legal && d.Board.Turns {
			key = "describe.mark.free"
		}
		switch {
		case squares == nil:
		case saying.counted:
			said = append(said, s.count(key, len(squares), "squares", s.Squares(squares)))
		default:
			said = append(said, s.text(key, "squares", s.Squares(squares)))
		}
	}
	for letter := byte('A'); letter <= 'Z'; letter++ {
		if squares := marked(d, diagram.Letter(letter)); squares != nil {
			said = append(said, s.text("describe.letter", "letter", string(letter), "squares", s.Squares(squares)))
		}
	}
	return said
}

// marked is the squares with a mark of that kind, without those that an arrow has told already.
func marked(d diagram.Scene, kind diagram.MarkKind) []game.Square {
	var squares []game.Square
	for _, m := range d.Marks {
		if m.Kind == kind && !slices.Contains(squares, m.Square) && all(d, []game.Square{m.Square}) && !told(d, m) {
			squares = append(squares, m.Square)
		}
	}
	return squares
}

// told reports whether an arrow passes or ends where the mark says so.
func told(d diagram.Scene, m diagram.Mark) bool {
	for _, r := range d.Routes {
		if r.Refused || !all(d, r.Squares) {
			continue
		}
		last := len(r.Squares) - 1
		switch m.Kind {
		case diagram.Via:
			if slices.Contains(r.Squares[1:last], m.Square) {
				return true
			}
		case diagram.Legal:
			if r.Squares[last] == m.Square {
				return true
			}
		}
	}
	return false
}
