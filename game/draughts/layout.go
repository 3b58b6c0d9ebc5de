package draughts

import (
	"fmt"

	"tabuleiro/game"
)

// layout is how the fast generator puts the squares into bits. On a diagonal board a rank takes
// stride[0] bits and the next one is shifted by half a square, so that every diagonal step is a
// shift by stride[0] or stride[1] = stride[0]+1, and a step off the board ends on a bit without a
// square: a ghost. An orthogonal board has no room for ghosts; there steps along a rank are masked.
//
// A direction is an axis and which way along it: 2*axis upwards (bits shift left), 2*axis+1
// downwards. Axes 0 and 1 are those pieces move along, axes 2 and 3 the ranks and files along
// which some capture too.
type layout struct {
	stride [4]uint8  // by axis
	shift  [8]uint8  // by direction: what is added to a bit, modulo 256
	bitOf  []uint8   // by square
	square [128]int8 // by bit; none for a ghost
	bits   int       // how many bits are used
	step   [4]vector // what a shift left by stride does on the board
}

// vector is a step in files and ranks.
type vector struct{ dx, dy int }

// A set of directions has one bit for each.
const (
	bothWays  uint8 = 1 | 2
	mainAxes  uint8 = bothWays | bothWays<<2
	crossAxes uint8 = mainAxes << 4
	upwards   uint8 = 1 | 1<<2 | 1<<4 | 1<<6
	downwards uint8 = upwards << 1
)

// newLayout finds the tightest layout that serves the ruleset's directions.
func newLayout(rs Ruleset, sq *squares) (*layout, error) {
	if rs.Board == Orthogonal {
		return orthogonalLayout(rs, sq)
	}
	for stride := (rs.Files + 1) / 2; stride <= rs.Files; stride++ {
		l := diagonalLayout(rs, sq, stride)
		if l.bits > len(l.square) {
			break
		}
		if l.faithful(rs, sq) {
			return l, nil
		}
	}
	return nil, fmt.Errorf("ruleset %q: a board of %dx%d does not fit in 128 bits", rs.ID, rs.Files, rs.Ranks)
}

func orthogonalLayout(rs Ruleset, sq *squares) (*layout, error) {
	if rs.CapturesOrthogonally {
		return nil, fmt.Errorf("ruleset %q: CapturesOrthogonally is for diagonal boards", rs.ID)
	}
	l := &layout{
		stride: [4]uint8{0: 1, 1: uint8(rs.Files)},
		step:   [4]vector{0: {1, 0}, 1: {0, 1}},
	}
	l.place(sq, func(x, y int) int { return rs.Files*y + x })
	return l, nil
}

// diagonalLayout lays the board out with that many bits to a rank. Where the left corner of an
// even board is dark it is mirrored: that saves a bit.
func diagonalLayout(rs Ruleset, sq *squares, stride int) *layout {
	s := uint8(stride)
	l := &layout{
		stride: [4]uint8{s, s + 1, 1, 2*s + 1},
		step:   [4]vector{{-1, 1}, {1, 1}, {2, 0}, {0, 2}},
	}
	last, odd := 0, 0
	if rs.Files%2 == 0 && !rs.LightCorner {
		last = rs.Files - 1
		for a := range l.step {
			l.step[a].dx = -l.step[a].dx
		}
	}
	if rs.LightCorner || last > 0 {
		odd = 1
	}
	l.place(sq, func(x, y int) int {
		if last > 0 {
			x = last - x
		}
		return stride*y + (x+y-odd)/2
	})
	return l
}

// place gives every square its bit.
func (l *layout) place(sq *squares, at func(x, y int) int) {
	for a, s := range l.stride {
		l.shift[2*a], l.shift[2*a+1] = s, -s
	}
	for i := range l.square {
		l.square[i] = none
	}
	for s := range sq.count() {
		b := at(int(sq.file[s]), int(sq.rank[s]))
		l.bitOf = append(l.bitOf, uint8(b))
		l.bits = max(l.bits, b+1)
		if b < len(l.square) {
			l.square[b] = int8(s)
		}
	}
}

// faithful reports whether every step on the board is the shift it should be, and every step off
// the board ends on a ghost.
func (l *layout) faithful(rs Ruleset, sq *squares) bool {
	for s := range sq.count() {
		for d := range l.directions(rs) {
			if l.shifted(s, d) != sq.step(s, l.toward(d).dx, l.toward(d).dy) {
				return false
			}
		}
	}
	return true
}

// directions yields the directions in which anything moves or captures.
func (l *layout) directions(rs Ruleset) func(func(uint8) bool) {
	n := uint8(4)
	if rs.CapturesOrthogonally {
		n = 8
	}
	return func(yield func(uint8) bool) {
		for d := range n {
			if !yield(d) {
				return
			}
		}
	}
}

// shifted returns the square whose bit is one shift away from that of s, or none.
func (l *layout) shifted(s int, d uint8) int {
	b := int(l.bitOf[s])
	if d&1 == 0 {
		b += int(l.stride[d>>1])
	} else {
		b -= int(l.stride[d>>1])
	}
	if b < 0 || b >= len(l.square) {
		return none
	}
	return int(l.square[b])
}

// toward returns direction d as a step on the board.
func (l *layout) toward(d uint8) vector {
	v := l.step[d>>1]
	if d&1 != 0 {
		return vector{-v.dx, -v.dy}
	}
	return v
}

// all returns the set of all directions.
func (l *layout) all(rs Ruleset) (set uint8) {
	for d := range l.directions(rs) {
		set |= 1 << d
	}
	return set
}

// forward returns the directions of all that do not lead back for a man of colour c.
func (l *layout) forward(all uint8, c game.Color) (set uint8) {
	for d := range uint8(8) {
		ahead := l.toward(d).dy
		if c == game.Black {
			ahead = -ahead
		}
		if ahead >= 0 {
			set |= 1 << d
		}
	}
	return set & all
}
