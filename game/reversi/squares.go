package reversi

import "strconv"

// none is no square.
const none = -1

// squares is the geometry of a board: what its squares are called, and which of them lie in a line.
// They are numbered from a1 along the rank to the last file, then from a2.
type squares struct {
	files, ranks int
	names        []string
	lines        [][8][]int // by square and direction: the squares from the next one to the edge
	middle       [4]int     // the squares in the middle: the lower rank first, left before right
}

func newSquares(files, ranks int) *squares {
	s := &squares{files: files, ranks: ranks}
	for rank := range ranks {
		for file := range files {
			s.names = append(s.names, string(rune('a'+file))+strconv.Itoa(rank+1))
			s.lines = append(s.lines, s.linesFrom(file, rank))
		}
	}
	x, y := files/2-1, ranks/2-1
	s.middle = [4]int{s.square(x, y), s.square(x+1, y), s.square(x, y+1), s.square(x+1, y+1)}
	return s
}

func (s *squares) linesFrom(file, rank int) (lines [8][]int) {
	for d, step := range [8][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}} {
		for n := 1; ; n++ {
			sq := s.square(file+n*step[0], rank+n*step[1])
			if sq == none {
				break
			}
			lines[d] = append(lines[d], sq)
		}
	}
	return lines
}

// square returns the square at a file and rank, or none off the board.
func (s *squares) square(file, rank int) int {
	if file < 0 || rank < 0 || file >= s.files || rank >= s.ranks {
		return none
	}
	return rank*s.files + file
}

// count returns how many squares there are.
func (s *squares) count() int { return len(s.names) }

// read returns the square of a name in lower case. ok tells whether it is written as one, be there
// such a square or not.
func (s *squares) read(name string) (sq int, ok bool) {
	if len(name) < 2 || len(name) > 3 || name[0] < 'a' || name[0] > 'z' {
		return none, false
	}
	rank := 0
	for _, digit := range []byte(name[1:]) {
		if digit < '0' || digit > '9' {
			return none, false
		}
		rank = 10*rank + int(digit-'0')
	}
	return s.square(int(name[0]-'a'), rank-1), true
}
