package draughts

import (
	"slices"

	"tabuleiro/game"
)

// Find implements game.Position. It makes only the move it is asked for: the fast generator says
// what may be captured, and only the routes of a capture of several pieces are walked.
func (p Position) Find(text string) (game.Move, error) {
	q, err := p.rules.request(text)
	if err != nil {
		return game.Move{}, err
	}
	ways, owed := p.ways(q.from(), q.to())
	if !q.capture && len(q.stops) == 2 {
		if m, ok := p.findQuiet(q, owed); ok {
			return m, nil
		}
	}
	fit := p.findCapture(q, ways)
	switch len(fit) {
	case 0:
		return game.Move{}, p.why(q)
	case 1:
		return fit[0], nil
	default:
		return game.Move{}, ambiguous(fit)
	}
}

func ambiguous(candidates []game.Move) *game.Refusal {
	r := &game.Refusal{Code: game.Ambiguous}
	for _, m := range candidates {
		r.Texts = append(r.Texts, m.Text)
	}
	return r
}

// findQuiet returns the quiet move of a request, if it is legal.
func (p Position) findQuiet(q request, owed bool) (game.Move, bool) {
	from, to := q.from(), q.to()
	if owed && p.rules.Capture == Must || !p.own().has(from) || p.tired(from) || !p.canGo(from, to) {
		return game.Move{}, false
	}
	if _, over := p.decided(); over {
		return game.Move{}, false
	}
	id := p.identity(from, to, set{}, p.kind(from) == game.Man && p.rules.sq.crown[p.turn].has(to))
	return p.move(id, q.route(), owed, false), true
}

// canGo reports whether the piece on from would reach to without taking, were nothing owed.
func (p Position) canGo(from, to int) bool {
	k := p.kind(from)
	d, n := p.rules.sq.towards(from, to, p.rules.dirs.quiet(p.turn, k))
	if n == 0 || n > 1 && !(p.rules.FlyingKing && k == game.King) {
		return false
	}
	occupied := p.occupied()
	for sq := from; sq != to; {
		sq = p.rules.sq.step(sq, d.dx, d.dy)
		if occupied.has(sq) {
			return false
		}
	}
	return true
}

// findCapture returns the captures that a request may mean among the legal ones between its ends:
// the one whose route it is, else all whose routes it abridges, else all whose routes it abridges with stops further on
// in a line, as other programs write them.
func (p Position) findCapture(q request, ways []identity) []game.Move {
	if len(q.stops) == 2 {
		for _, id := range ways {
			if id.taken.count() == 1 {
				return []game.Move{p.move(id, q.route(), true, false)}
			}
		}
	}
	var fit []game.Move
	moves := p.captureMoves(ways)
	for _, m := range moves {
		for _, route := range m.Routes {
			if slices.Equal(q.stops, route) {
				return []game.Move{m}
			}
		}
		if slices.ContainsFunc(m.Routes, q.abridges) {
			fit = append(fit, m)
		}
	}
	if len(fit) == 0 {
		fit = slices.DeleteFunc(moves, func(m game.Move) bool {
			return !slices.ContainsFunc(m.Routes, func(route []game.Square) bool { return p.halts(q, route, m.Taken) })
		})
	}
	return fit
}

// halts reports whether q abridges a route but for stops of a king that goes on in a line: a route names the one right
// behind the victim, and q may name any before the next.
func (p Position) halts(q request, route, taken []game.Square) bool {
	between := q.stops[1 : len(q.stops)-1]
	for i := 1; i+1 < len(route) && len(between) > 0; i++ {
		if between[0] == route[i] || p.behind(between[0], route[i-1:i+2], taken) {
			between = between[1:]
		}
	}
	return len(between) == 0
}

// behind reports whether a square lies between the second of three stops in a line and the victim before the third.
func (p Position) behind(sq game.Square, stops, taken []game.Square) bool {
	lines := p.rules.dirs.capture(p.turn, game.King)
	in, _ := p.rules.sq.towards(int(stops[0]), int(stops[1]), lines)
	out, n := p.rules.sq.towards(int(stops[1]), int(stops[2]), lines)
	if n == 0 || in != out {
		return false
	}
	for at := int(stops[1]); at != int(stops[2]); {
		at = p.rules.sq.step(at, out.dx, out.dy)
		switch {
		case slices.Contains(taken, game.Square(at)):
			return false
		case at == int(sq):
			return true
		}
	}
	return false
}

// captureMoves walks the routes of legal captures that begin and end on the same squares.
func (p Position) captureMoves(ways []identity) []game.Move {
	if len(ways) == 0 {
		return nil
	}
	w := newWalker(p)
	w.foremost = true // of the routes that take the same, those alone that take it in the order that the rules ask for
	w.within = set{}
	for _, id := range ways {
		w.within = w.within.or(id.taken)
	}
	w.capturesFrom(int(ways[0].from))
	moves := make([]game.Move, len(ways))
	for i, id := range ways {
		var routes [][]game.Square
		for _, m := range w.paths {
			if m.identity() == id {
				routes = append(routes, m.stops)
			}
		}
		slices.SortFunc(routes, slices.Compare)
		moves[i] = p.move(id, routes, true, len(ways) > 1)
	}
	return moves
}

// abridges reports whether q names the ends of a route and some of the stops between, in order.
func (q request) abridges(route []game.Square) bool {
	if q.stops[0] != route[0] || q.stops[len(q.stops)-1] != route[len(route)-1] {
		return false
	}
	between := q.stops[1 : len(q.stops)-1]
	for _, sq := range route[1 : len(route)-1] {
		if len(between) > 0 && between[0] == sq {
			between = between[1:]
		}
	}
	return len(between) == 0
}
