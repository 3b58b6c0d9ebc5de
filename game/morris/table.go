package morris

import (
	"errors"
	"math/bits"

	"tabuleiro/game"
)

// maxPoints is how many points a board may have: the last bit of a word is never set.
const maxPoints = 31

// mostThrough is how many mills may go through a point.
const mostThrough = 4

// table is what the generator asks of a ruleset, as words with a bit for each point.
type table struct {
	all     uint32
	near    [32]uint32              // the next points along the lines
	mills   []uint32                // lines of three
	through [32][mostThrough]uint32 // the other two of each mill through a point, then nowhere
	count   [32]int                 // mills through it
	flyAt   int
	lasker  bool
	inMills bool // men in mills are taken like others
	perMill bool
	wins    bool // a mill wins
	passes  bool
}

// nowhere is a point that nobody stands on.
const nowhere = 1 << maxPoints

func bit[T game.Square | uint8 | int](sq T) uint32 { return 1 << (sq & maxPoints) }

// first returns the lowest point of a set that is not empty.
func first(set uint32) uint8 { return uint8(bits.TrailingZeros32(set)) & maxPoints }

// add puts a line into the table.
func (t *table) add(line []game.Square) error {
	if len(line) < 2 || len(line) > millSize {
		return errors.New("a line has two or three points")
	}
	for i := range line[1:] {
		a, b := line[i], line[i+1]
		t.near[a] |= bit(b)
		t.near[b] |= bit(a)
	}
	if len(line) < millSize {
		return nil
	}
	mill := bit(line[0]) | bit(line[1]) | bit(line[2])
	if bits.OnesCount32(mill) < millSize {
		return errors.New("a point comes twice")
	}
	t.mills = append(t.mills, mill)
	for _, sq := range line {
		if t.count[sq] == mostThrough {
			return errors.New("too many mills through one point")
		}
		t.through[sq][t.count[sq]] = mill &^ bit(sq)
		t.count[sq]++
	}
	return nil
}

func (t *table) finish(rs Ruleset, points int) {
	t.all = 1<<points - 1
	for sq := range t.through {
		for i := t.count[sq]; i < mostThrough; i++ {
			t.through[sq][i] = nowhere
		}
	}
	t.flyAt, t.lasker, t.passes = rs.FlyAt, rs.MovesWhilePlacing, rs.NoMove == Passes
	t.inMills, t.perMill, t.wins = rs.TakesFromMills, rs.TakesPerMill, rs.MillWins
}

// closed returns how many mills a man that comes to sq closes with the others.
func (t *table) closed(others uint32, sq uint8) (n int) {
	for _, two := range &t.through[sq&maxPoints] {
		if others&two == two {
			n++
		}
	}
	return n
}

// closers returns the points where a man more closes a mill.
func (t *table) closers(men uint32) (points uint32) {
	for _, mill := range t.mills {
		if open := mill &^ men; open&(open-1) == 0 {
			points |= open
		}
	}
	return points
}

// milled returns the men that stand in mills.
func (t *table) milled(men uint32) (in uint32) {
	for _, mill := range t.mills {
		if men&mill == mill {
			in |= mill
		}
	}
	return in
}

// takeable returns which of some men may be taken by a mill: those in no mill, else all.
func (t *table) takeable(men uint32) uint32 {
	if t.inMills {
		return men
	}
	if free := men &^ t.milled(men); free != 0 {
		return free
	}
	return men
}
