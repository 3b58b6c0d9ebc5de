package draughts

import (
	"iter"
	"slices"

	"tabuleiro/game"
)

// obstacle refuses a request that no rule of captures would allow: it says what is wrong with the
// first leg that the piece cannot go.
func (p Position) obstacle(q request) *game.Refusal {
	w := newWalker(p)
	from, k := q.from(), p.kind(q.from())
	w.board[from] = free
	next := 1
	if m, ok := p.jumped(q.stops); ok {
		w.lift(m)
		from, next, k = int(m.to()), len(m.stops), w.midway(m)
	}
	return w.obstacle(from, int(q.stops[next]), k)
}

// jumped returns the longest capture, be it finished or not, that goes the way of stops and leaves
// some of them over.
func (p Position) jumped(stops []game.Square) (longest path, ok bool) {
	for _, m := range p.jumpsFrom(int(stops[0]), 0) {
		n := len(m.stops)
		if n < len(stops) && n > len(longest.stops) && slices.Equal(m.stops, stops[:n]) {
			longest, ok = m, true
		}
	}
	return longest, ok
}

// lift does on the board what m does to its victims.
func (w *walker) lift(m path) {
	for _, v := range m.victims {
		w.board[v.sq] = w.taken()
	}
}

// midway is what the piece is after m, should it go on.
func (w *walker) midway(m path) game.Kind {
	if w.r.Crowning == Passing {
		return m.left
	}
	return m.moved
}

// obstacle says why a piece of kind k does not come from a to b.
func (w *walker) obstacle(a, b int, k game.Kind) *game.Refusal {
	ends := []game.Square{game.Square(a), game.Square(b)}
	if a == b || w.board[b] != free {
		return refuse(game.Occupied, ends[1])
	}
	d, steps := w.r.sq.towards(a, b, w.r.dirs.captureKing)
	if steps == 0 {
		return w.r.offTheLine(ends)
	}
	var inTheWay []game.Square
	own := false
	for sq := range w.r.sq.between(a, b, d) {
		switch w.board[sq] {
		case free:
		case jumped:
			return refuse(game.TakenAlready, game.Square(sq))
		default:
			inTheWay = append(inTheWay, game.Square(sq))
			own = own || w.board[sq] == ours
		}
	}
	_, along := w.r.sq.towards(a, b, w.r.dirs.quietKing)
	flies := k == game.King && w.r.FlyingKing
	oneStep := steps == 1 || steps == 2 && len(inTheWay) == 1 && !own
	switch {
	case len(inTheWay) == 0 && along == 0:
		return w.r.offTheLine(ends)
	case k == game.Man && oneStep && !d.forwards(w.p.turn):
		return refuse(game.ManNotBackwards, ends[0])
	case len(inTheWay) > 1 || len(inTheWay) == 1 && (flies || own):
		return refuse(game.BlockedWay, inTheWay...)
	case flies: // a jump over nothing
		return &game.Refusal{Code: game.NotNotation}
	default:
		return &game.Refusal{Code: game.TooFar, Squares: ends}
	}
}

// offTheLine refuses a move between squares that lie on no line of the board.
func (r *Rules) offTheLine(ends []game.Square) *game.Refusal {
	if r.Ruleset.Board == Orthogonal {
		return &game.Refusal{Code: game.NotOnALine, Squares: ends}
	}
	return &game.Refusal{Code: game.NotDiagonal, Squares: ends}
}

// between yields the squares strictly between a and b, which lies from it in direction d.
func (s *squares) between(a, b int, d direction) iter.Seq[int] {
	return func(yield func(int) bool) {
		for sq := s.step(a, d.dx, d.dy); sq != b && yield(sq); {
			sq = s.step(sq, d.dx, d.dy)
		}
	}
}
