package reversi

import (
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

// shape is what an evaluation asks of a board's geometry.
type shape struct {
	area    int
	corners rules.Word
	edges   rules.Word    // without corners
	by      [4]quarter    // corner by corner
	open    [4]rules.Word // by line: squares with a neighbour missing in it
	lines   [128][4]rules.Word
	near    [128]rules.Word
	quarter [128]uint8 // by bit: 1, 2, 4 or 8
}

// quarter is a corner with what lies around it.
type quarter struct {
	corner, x rules.Word // x is the square diagonally before it
	sides     rules.Word // the two squares beside it on the edge
	walks     [2][]uint8 // the edges from it on, without corners
}

func newShape(r *rules.Rules, g *rules.Gen) *shape {
	s := &shape{area: r.Files * r.Ranks}
	for y := range r.Ranks {
		for x := range r.Files {
			s.place(r, g, x, y)
		}
	}
	for n := range s.by {
		s.by[n] = s.newQuarter(r, g, n&1 != 0, n&2 != 0)
	}
	return s
}

// place looks around a square.
func (s *shape) place(r *rules.Rules, g *rules.Gen, x, y int) {
	at := func(x, y int) rules.Word { return g.Set(game.Square(y*r.Files + x)) }
	inside := func(x, y int) bool { return x >= 0 && y >= 0 && x < r.Files && y < r.Ranks }
	i := at(x, y).Index() & 127
	for line, d := range [4][2]int{{1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		if !inside(x+d[0], y+d[1]) || !inside(x-d[0], y-d[1]) {
			s.open[line] = s.open[line].Or(at(x, y))
		}
		for n := -10; n <= 10; n++ {
			if inside(x+n*d[0], y+n*d[1]) {
				s.lines[i][line] = s.lines[i][line].Or(at(x+n*d[0], y+n*d[1]))
			}
		}
	}
	s.near[i] = at(x, y).Near()
	s.quarter[i] = 1
	if x >= r.Files/2 {
		s.quarter[i] = 2
	}
	if y >= r.Ranks/2 {
		s.quarter[i] *= 4
	}
}

// newQuarter looks around the corner of the first file and rank, or of the last ones, and adds it and its
// edges to those of the board.
func (s *shape) newQuarter(r *rules.Rules, g *rules.Gen, lastFile, lastRank bool) (q quarter) {
	at := func(x, y int) rules.Word {
		if lastFile {
			x = r.Files - 1 - x
		}
		if lastRank {
			y = r.Ranks - 1 - y
		}
		return g.Set(game.Square(y*r.Files + x))
	}
	q.corner, q.x, q.sides = at(0, 0), at(1, 1), at(1, 0).Or(at(0, 1))
	s.corners = s.corners.Or(q.corner)
	for x := 1; x < r.Files-1; x++ {
		q.walks[0] = append(q.walks[0], at(x, 0).Index())
		s.edges = s.edges.Or(at(x, 0))
	}
	for y := 1; y < r.Ranks-1; y++ {
		q.walks[1] = append(q.walks[1], at(0, y).Index())
		s.edges = s.edges.Or(at(0, y))
	}
	return q
}

// anchored counts the discs of own that stand on the edges in a row from a corner of their own. A full
// edge between two corners counts twice.
func (s *shape) anchored(own rules.Word) (n int) {
	if own.And(s.corners).Empty() {
		return 0
	}
	for i := range s.by {
		if own.And(s.by[i].corner).Empty() {
			continue
		}
		for _, walk := range s.by[i].walks {
			for _, sq := range walk {
				if !own.Has(sq) {
					break
				}
				n++
			}
		}
	}
	return n
}

// stable counts discs of own that nobody can ever turn: in each of the four lines through them they are
// guarded by the edge, by a stable disc of their own, or by a line without a free square.
func (s *shape) stable(own, empty rules.Word) int {
	guard := s.open
	var loose [4]rules.Word // squares of lines that are not full
	for w := empty; w.Any(); w = w.Rest() {
		lines := &s.lines[w.Index()&127]
		for line := range loose {
			loose[line] = loose[line].Or(lines[line])
		}
	}
	firm := own
	for line := range guard {
		guard[line] = guard[line].Or(own.Less(loose[line]))
		firm = firm.And(guard[line])
	}
	if firm.Empty() {
		return 0
	}
	for n := firm.Count(); ; {
		next := own
		for line := range guard {
			next = next.And(guard[line].Or(firm.Along(line)))
		}
		firm = firm.Or(next)
		now := firm.Count()
		if now == n {
			return n
		}
		n = now
	}
}
