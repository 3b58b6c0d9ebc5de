package morris

import "tabuleiro/game"

// What a search asks of the rules and of a board, beside Moves and After.

// Stands reports whether there is a legal move: whether the board has not decided the game.
func (r *Rules) Stands(p Pos) bool {
	return !r.over(p) && (r.mobile(p) || r.passes && r.mobile(p.Turned()))
}

// Outcome is how a board on which nothing stands has ended, if White is on move.
func (r *Rules) Outcome(p Pos) game.Outcome { return Position{rules: r, Pos: p}.outcome() }

// FewLeft reports whether so few men are left that the draw rule of few men counts.
func (r *Rules) FewLeft(p Pos) bool { return Position{rules: r, Pos: p}.fewLeft() }

// Mills returns the lines of three, as sets of points. They may not be written to.
func (r *Rules) Mills() []uint32 { return r.mills }

// Near returns the points next to one.
func (r *Rules) Near(point uint8) uint32 { return r.near[point&maxPoints] }

// Named is a legal move in words and clicks.
func (p Position) Named(m Move) game.Move { return p.move(m) }
