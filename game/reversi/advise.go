package reversi

import (
	"slices"

	"tabuleiro/game"
)

// fewMoves is how few replies are worth a word, where the move has halved them.
const fewMoves = 3

// Remarks implements game.Adviser.
func (r *Rules) Remarks(before game.Position, m game.Move, after game.Position) (list []game.Remark) {
	if m.Passes() {
		return nil
	}
	p, q, to := before.(Position), after.(Position), m.To()
	if slices.Contains(r.sq.corners(), int(to)) {
		list = append(list, game.Remark{Key: game.TakesCorner, Squares: []game.Square{to}})
	}
	given := q.openCorners()
	if len(given) > 0 {
		list = append(list, game.Remark{Key: game.GivesCorner, N: len(given), Squares: given})
	}
	if corner := r.sq.cornerBeside(int(to)); corner != none && !q.taken(corner) && !slices.Contains(given, game.Square(corner)) {
		list = append(list, game.Remark{Key: game.BesideCorner, Squares: []game.Square{game.Square(corner)}})
	}
	if firm := q.firm(p.turn).squares(p.firm(p.turn)); len(firm) > 0 {
		list = append(list, game.Remark{Key: game.NeverTurns, N: len(firm), Squares: firm})
	}
	if n := len(q.placings()); n > 1 && n <= fewMoves && 2*n <= len(p.passed().placings()) {
		list = append(list, game.Remark{Key: game.FewMoves, N: n})
	}
	return list
}

// corners are the four corners.
func (s *squares) corners() []int {
	return []int{s.square(0, 0), s.square(s.files-1, 0), s.square(0, s.ranks-1), s.square(s.files-1, s.ranks-1)}
}

// cornerBeside returns the corner next to a square, or none.
func (s *squares) cornerBeside(sq int) int {
	for _, corner := range s.corners() {
		for _, line := range s.lines[corner] {
			if len(line) > 0 && line[0] == sq {
				return corner
			}
		}
	}
	return none
}

// openCorners are the corners that the side to move may take.
func (p Position) openCorners() (open []game.Square) {
	if p.free() != nil {
		return nil
	}
	for _, corner := range p.rules.sq.corners() {
		if !p.taken(corner) && p.flips(corner) != nil {
			open = append(open, game.Square(corner))
		}
	}
	return open
}

// firm returns discs of a side that can never be turned: along each of the four lines through them nothing is
// free, or the next square on one side is off the board or a firm disc of the same side. There may be others.
func (p Position) firm(c game.Color) (firm set) {
	for grown := true; grown; {
		grown = false
		for sq := range p.rules.sq.count() {
			if p.discs[c].has(sq) && !firm.has(sq) && p.held(sq, firm) {
				firm.add(sq)
				grown = true
			}
		}
	}
	return firm
}

// held reports whether a disc cannot be turned along any line, where others are firm.
func (p Position) held(sq int, firm set) bool {
	leans := func(line []int) bool { return len(line) == 0 || firm.has(line[0]) }
	full := func(line []int) bool { return !slices.ContainsFunc(line, func(at int) bool { return !p.taken(at) }) }
	lines := &p.rules.sq.lines[sq]
	for axis := range 4 {
		a, b := lines[axis], lines[axis+4]
		if !leans(a) && !leans(b) && !(full(a) && full(b)) {
			return false
		}
	}
	return true
}

// squares lists what is in s and not in less, ascending.
func (s set) squares(less set) (list []game.Square) {
	for sq := range game.Square(128) {
		if s.has(int(sq)) && !less.has(int(sq)) {
			list = append(list, sq)
		}
	}
	return list
}
