package morris

import (
	"math/bits"

	"tabuleiro/game"
)

// Remarks implements game.Adviser.
func (r *Rules) Remarks(before game.Position, m game.Move, after game.Position) (list []game.Remark) {
	if m.Passes() {
		return nil
	}
	p, q, to := before.(Position), after.(Position), uint8(m.To())
	if theirs := r.pairs(p.Opp, to); theirs != 0 && r.closings(p.Turned())&bit(to) != 0 {
		list = append(list, game.Remark{Key: game.BlocksMill, Squares: squaresOf(theirs)})
	}
	if left := r.pairs(p.Own, uint8(m.From())); len(m.Routes[0])-m.Picks > 1 && left != 0 {
		key := game.OpensMill
		if m.Gives.Has(game.ClosesMill) {
			key = game.SwingsMill
		}
		list = append(list, game.Remark{Key: key, Squares: squaresOf(left | bit(m.From()))})
	}
	if more := r.closings(q.Turned()) &^ r.closings(p.Pos); more != 0 {
		list = append(list, game.Remark{Key: game.Threatens, N: bits.OnesCount32(more), Squares: squaresOf(more)})
	}
	return list
}

// pairs returns the men that make a mill with one on sq.
func (r *Rules) pairs(men uint32, sq uint8) (pairs uint32) {
	for _, two := range &r.through[sq&maxPoints] {
		if men&two == two {
			pairs |= two
		}
	}
	return pairs
}

// closings returns the points where the side to move can close a mill.
func (r *Rules) closings(p Pos) (points uint32) {
	var l List
	r.Moves(p, &l)
	for _, m := range l {
		if r.Closes(p, m) {
			points |= bit(m.To)
		}
	}
	return points
}
