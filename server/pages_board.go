package server

import (
	"fmt"
	"slices"
	"strings"

	"tabuleiro/game"
	"tabuleiro/wire"
)

// shapeOf is the class of a page by the shape of its board: "points", "felt", "ort" where all squares are played
// on, or "" for a checkered one.
func shapeOf(b wire.Board) string {
	switch {
	case len(b.Lines) > 0:
		return "points"
	case b.Turns:
		return "felt"
	case len(b.Points) == b.Width*b.Height:
		return "ort"
	}
	return ""
}

// Foot is the side at whose end the board is seen. A board whose pieces change sides lies the same way for both, as
// its books have it.
func (t table) Foot() string {
	if t.State.Board.Turns {
		return "white"
	}
	return t.Below
}

// Label is what the board is called, with which side of it is below.
func (t table) Label() string {
	if b := t.State.Board; b.Turns {
		corner := slices.Index(b.Points, [2]int{0, b.Height - 1})
		return t.T("game.board.corner", "name", t.Name, "square", t.name(corner))
	}
	return t.T("game.board.below", "name", t.Name, "side", t.T("side."+t.Below+".low"))
}

// emblem is the kind of piece that stands for a side.
func emblem(b wire.Board) string {
	if b.Turns {
		return game.Disc.String()
	}
	return game.Man.String()
}

// lines is what joins the points of a board, as a drawing with ten units for each of its squares and White below.
type lines struct {
	Width, Height int
	Lines, Studs  string // paths
}

// String is the lines alone: two boards of one size may have other ones.
func (l *lines) String() string {
	if l == nil {
		return ""
	}
	return l.Lines
}

// linesOf is nil for a board of squares.
func linesOf(b wire.Board) *lines {
	if len(b.Lines) == 0 {
		return nil
	}
	middle := func(sq int) (x, y int) { return 10*b.Points[sq][0] + 5, 10*(b.Height-1-b.Points[sq][1]) + 5 }
	var path, studs strings.Builder
	for _, line := range b.Lines {
		x0, y0 := middle(line[0])
		x1, y1 := middle(line[1])
		fmt.Fprintf(&path, "M%d %dL%d %d", x0, y0, x1, y1)
	}
	for sq := range b.Points {
		x, y := middle(sq)
		fmt.Fprintf(&studs, "M%d %dh0", x, y)
	}
	return &lines{10 * b.Width, 10 * b.Height, path.String(), studs.String()}
}

// hand is what a side has still to place. The page's script writes the same: web/src/page/hands.ts.
type hand struct {
	N     int
	Words string // after the number
	Label string
	Each  []struct{} // one for each piece
}

func (t table) hand(side string) *hand {
	if t.State.Hand == nil {
		return nil
	}
	n := t.State.Hand[0]
	if side == "black" {
		n = t.State.Hand[1]
	}
	return &hand{n, t.T("seat.hand"), t.Count("seat.inhand", n), make([]struct{}, n)}
}

// share is how the board is divided where what is taken changes sides. The page's script writes the same:
// web/src/page/hands.ts.
type share struct {
	N       int
	Label   string
	Balance string // of both sides, in words
	Black   int    // of a hundred
	Free    string // squares
}

func (t table) share(side string) *share {
	if !t.State.Board.Turns {
		return nil
	}
	w, b := t.count("white"), t.count("black")
	s := &share{
		N:       t.count(side),
		Balance: t.T("seat.balance", "side", t.T("side.black"), "n", b, "other", t.T("side.white.low"), "m", w),
		Black:   50,
		Free:    t.Count("seat.free", len(t.State.Board.Points)-w-b),
	}
	s.Label = t.Count("seat.discs", s.N)
	if w+b > 0 {
		s.Black = (100*b + (w+b)/2) / (w + b)
	}
	return s
}

// legendRow is what a mark of the board means: a mark below the piece, the piece, a mark over it.
type legendRow struct{ Ground, Piece, Over, Key string }

// Legend is the marks that the board of the room has.
func (t table) Legend() []legendRow {
	white, black := symbol("white", emblem(t.State.Board)), symbol("black", emblem(t.State.Board))
	end := legendRow{"m-end", black, "", "end"}
	var rows []legendRow
	switch t.Shape {
	case "points":
		rows = []legendRow{end, {"m-sel", white, "", "sel"}, {"m-goal", "", "", "goal"}, {"", black, "m-take", "take"}, {"", black, "m-safe", "safe"}, {"", "", "m-taken", "took"}}
	case "felt":
		rows = []legendRow{end, {"m-dot", "", "", "dot"}, {"m-frame", black, "", "frame"}, {"", white, "m-flip", "flip"}}
	default:
		rows = []legendRow{end, {"m-must", white, "", "must"}, {"m-sel", white, "", "sel"}, {"m-goal", "", "", "goal"},
			{"", "", "m-taken", "taken"}, {"m-via", "", "", "via"}}
	}
	if t.State.Touch != nil {
		rows = append(rows, legendRow{"", white, "m-touched", "touched"})
	}
	return rows
}

// count is how many pieces of a side stand on the board.
func (t table) count(side string) int {
	n := 0
	for _, piece := range t.State.Pieces {
		if piece.Color == side {
			n++
		}
	}
	return n
}
