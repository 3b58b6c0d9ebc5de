package draughts

import (
	"strconv"

	"tabuleiro/game"
)

// none is no square.
const none = -1

// squares is the geometry of a ruleset's board: which points are played on, what they are called,
// and what is next to what. Both generators, text and FEN read it.
type squares struct {
	files, ranks int
	at           []int8   // by rank*files+file: the square, or none
	file, rank   []int8   // by square
	names        []string // algebraic, by square
	numbers      []int    // by square
	byNumber     []int8   // by number; none at 0
	own          []string // by square, in the ruleset's own notation: names or numbers
	road         set      // the main road: the long diagonal from White's left playable corner
	crown        [2]set   // by colour: where its men become kings
}

func newSquares(r Ruleset) *squares {
	s := &squares{files: r.Files, ranks: r.Ranks, at: make([]int8, r.Files*r.Ranks)}
	shade := 0
	if r.LightCorner {
		shade = 1
	}
	for y := range r.Ranks {
		for x := range r.Files {
			i := y*r.Files + x
			s.at[i] = none
			if r.Board == Diagonal && (x+y)%2 != shade {
				continue
			}
			sq := len(s.names)
			s.at[i] = int8(sq)
			s.file = append(s.file, int8(x))
			s.rank = append(s.rank, int8(y))
			s.names = append(s.names, string(rune('a'+x))+strconv.Itoa(y+1))
			if y == r.Ranks-1 {
				s.crown[game.White].add(sq)
			}
			if y == 0 {
				s.crown[game.Black].add(sq)
			}
		}
	}
	s.number(r.Numbering.From)
	s.own = s.names
	if r.Numbering.Numeric {
		s.own = make([]string, len(s.numbers))
		for sq, n := range s.numbers {
			s.own[sq] = strconv.Itoa(n)
		}
	}
	if r.Board == Diagonal {
		x, dx := 0, 1
		if r.LightCorner {
			x, dx = r.Files-1, -1
		}
		for y := 0; y < r.Ranks; y++ {
			if sq := s.square(x+dx*y, y); sq != none {
				s.road.add(sq)
			}
		}
	}
	return s
}

func (s *squares) number(from Corner) {
	n := len(s.names)
	s.numbers = make([]int, n)
	s.byNumber = make([]int8, n+1)
	s.byNumber[0] = none
	next := 1
	for i := range s.ranks {
		for j := range s.files {
			x, y := j, s.ranks-1-i
			if from == BottomRight {
				x, y = s.files-1-j, i
			}
			if sq := s.square(x, y); sq != none {
				s.numbers[sq] = next
				s.byNumber[next] = int8(sq)
				next++
			}
		}
	}
}

// square returns the square at a file and rank, or none off the board or off the played shade.
func (s *squares) square(x, y int) int {
	if x < 0 || y < 0 || x >= s.files || y >= s.ranks {
		return none
	}
	return int(s.at[y*s.files+x])
}

// step returns the playable square one step (dx, dy) from sq, or none.
func (s *squares) step(sq, dx, dy int) int {
	return s.square(int(s.file[sq])+dx, int(s.rank[sq])+dy)
}

// count returns how many playable squares there are.
func (s *squares) count() int { return len(s.names) }

// towards returns in which of the directions b lies seen from a, and how many steps away: 0 when
// it lies in none of them.
func (s *squares) towards(a, b int, all []direction) (d direction, steps int) {
	dx, dy := int(s.file[b])-int(s.file[a]), int(s.rank[b])-int(s.rank[a])
	for _, d := range all {
		n := max(dx*d.dx, dy*d.dy) / max(d.dx*d.dx, d.dy*d.dy)
		if n > 0 && n*d.dx == dx && n*d.dy == dy {
			return d, n
		}
	}
	return direction{}, 0
}
