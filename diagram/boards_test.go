package diagram

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// felted is a board of discs: a1 stands on top, as in the game's books.
func felted(n int) game.Board {
	b := game.Board{Width: n, Height: n, Turns: true}
	for i := range n * n {
		b.Points = append(b.Points, [2]int{i % n, n - 1 - i/n})
		b.Names = append(b.Names, fmt.Sprintf("%c%d", 'a'+i%n, 1+i/n))
	}
	return b
}

// The lines of some boards, point by point.
const (
	threeRings = "a1 d1 g1 g4 g7 d7 a7 a4 a1, b2 d2 f2 f4 f6 d6 b6 b4 b2, c3 d3 e3 e4 e5 d5 c5 c4 c3, d1 d2 d3, g4 f4 e4, d7 d6 d5, a4 b4 c4"
	twoRings   = "a1 c1 e1 e3 e5 c5 a5 a3 a1, b2 c2 d2 d3 d4 c4 b4 b3 b2, c1 c2, e3 d3, c5 c4, a3 b3"
	cross3     = "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3, a1 b2 c3, a3 b2 c1"
)

func lined(n int, lines string) game.Board {
	b := game.Board{Width: n, Height: n}
	for i := range n * n {
		if name := fmt.Sprintf("%c%d", 'a'+i%n, 1+i/n); strings.Contains(lines, name) {
			b.Points = append(b.Points, [2]int{i % n, i / n})
			b.Names = append(b.Names, name)
		}
	}
	for line := range strings.SplitSeq(lines, ",") {
		names := strings.Fields(line)
		for i := range names[1:] {
			b.Lines = append(b.Lines, [2]game.Square{square(b, names[i]), square(b, names[i+1])})
		}
	}
	return b
}

func square(b game.Board, name string) game.Square { return game.Square(slices.Index(b.Names, name)) }

// men are White's and Black's in turn, on a board of 5 x 5 or 3 x 3 points.
func men(names ...string) []game.Piece {
	b := lined(5, twoRings)
	if names[1] == "b2" {
		b = lined(3, cross3)
	}
	var pieces []game.Piece
	for i, name := range names {
		pieces = append(pieces, game.Piece{Square: square(b, name), Color: game.Color(i % 2), Kind: game.Man})
	}
	return pieces
}

// flip is a board after the disc on d3 has turned the one on d4.
func flip() Scene {
	s := Scene{Board: felted(8), Named: true}
	for name, c := range map[string]game.Color{"d3": game.Black, "d4": game.Black, "d5": game.Black, "e4": game.Black, "e5": game.White} {
		s.Pieces = append(s.Pieces, game.Piece{Square: square(s.Board, name), Color: c, Kind: game.Disc})
	}
	slices.SortFunc(s.Pieces, func(a, b game.Piece) int { return int(a.Square) - int(b.Square) })
	d3 := square(s.Board, "d3")
	s.Marks = LastMove(game.Move{Text: "d3", Routes: [][]game.Square{{d3}}, Taken: []game.Square{square(s.Board, "d4")}})
	return s
}

// mill is a board after a man has moved from d5 to d6 and has taken the one on b4.
func mill() Scene {
	s := Scene{Board: lined(7, threeRings), Named: true}
	for _, name := range []string{"a1", "b6", "d6", "f6"} {
		s.Pieces = append(s.Pieces, game.Piece{Square: square(s.Board, name), Color: game.White})
	}
	s.Pieces[0].Color = game.Black
	from, to, taken := square(s.Board, "d5"), square(s.Board, "d6"), square(s.Board, "b4")
	s.Marks = LastMove(game.Move{Routes: [][]game.Square{{from, to, taken}}, Taken: []game.Square{taken}, Picks: 1})
	return s
}

func TestMarksOfMovesFromOutsideTheBoard(t *testing.T) {
	for _, c := range []struct {
		what string
		move game.Move
		want []Mark
	}{
		{"a placing", game.Move{Routes: [][]game.Square{{7}}}, []Mark{{7, End}}},
		{"a placing that closes a mill", game.Move{Routes: [][]game.Square{{7, 3}}, Taken: []game.Square{3}, Picks: 1}, []Mark{{7, End}, {3, Taken}}},
		{"a slide that closes a mill", game.Move{Routes: [][]game.Square{{4, 7, 3}}, Taken: []game.Square{3}, Picks: 1}, []Mark{{4, From}, {7, End}, {3, Taken}}},
		{"a pass", game.Move{Text: "pass", Forced: true}, nil},
	} {
		if got := LastMove(c.move); !equal(got, c.want) {
			t.Errorf("%s is marked %v, want %v", c.what, got, c.want)
		}
	}
}

// What turned stands there still: it is no taken piece.
func TestATurnedDiscHasNoCross(t *testing.T) {
	svg := string(flip().Drawing("").SVG())
	if strings.Contains(svg, "d-taken") || !strings.Contains(svg, "d-end") {
		t.Errorf("a turned disc is crossed out, or the new one is not marked: %s", svg)
	}
}

func TestGroundsOfTheOtherBoards(t *testing.T) {
	for _, c := range []struct {
		what  string
		scene Scene
		x, y  int // squares of 100 pixels, a frame of 20
		want  color.NRGBA
	}{
		{"felt", flip(), 40, 660, felt},
		{"a white disc's lower edge, in the colour of its back", flip(), 470, 506, woods[game.Black].face},
		{"a black disc's", flip(), 370, 506, woods[game.White].face},
		{"wood", mill(), 40, 570, plank},
		{"a line", mill(), 170, 70, inlay},
		{"a point", mill(), 670, 60, inlay},
		{"a point in the middle of nothing", mill(), 370, 370, plank},
		{"a diagonal", Scene{Board: lined(3, cross3)}, 130, 210, inlay},
	} {
		picture := decoded(t, c.scene.Drawing("").PNG(1))
		if got := color.NRGBAModel.Convert(picture.At(c.x, c.y)); got != c.want {
			t.Errorf("%s, at %d, %d, is %v, want %v", c.what, c.x, c.y, got, c.want)
		}
	}
}
