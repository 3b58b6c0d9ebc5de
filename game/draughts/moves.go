package draughts

import (
	"slices"

	"tabuleiro/game"
)

// legal returns every path of every legal move, and whether there is a capture among them.
func (p Position) legal() (paths []path, capture bool) {
	if _, over := p.decided(); over {
		return nil, false
	}
	captures := p.foremost()
	if len(captures) > 0 && p.rules.Capture == Must {
		return captures, true
	}
	return append(captures, p.quiets()...), len(captures) > 0
}

// Moves implements game.Position: by the squares of the canonical route.
func (p Position) Moves() []game.Move {
	paths, capture := p.legal()
	moves := p.moves(paths, capture)
	slices.SortFunc(moves, func(a, b game.Move) int { return slices.Compare(a.Routes[0], b.Routes[0]) })
	return moves
}

// identity is what makes two paths one move: from, to, what is taken and what is left behind.
type identity struct {
	from, to game.Square
	left     game.Kind
	taken    set
}

func (m path) identity() identity {
	return identity{m.from(), m.to(), m.left, m.taken()}
}

func (m path) taken() (s set) {
	for _, v := range m.victims {
		s.add(int(v.sq))
	}
	return s
}

// moves gathers paths into moves. capture tells whether a capture is among what is legal, so
// that a quiet move may miss one.
func (p Position) moves(paths []path, capture bool) []game.Move {
	var ids []identity
	routes := map[identity][][]game.Square{}
	ends := map[string]int{} // how many moves have this short text
	for _, m := range paths {
		id := m.identity()
		if routes[id] == nil {
			ids = append(ids, id)
			ends[p.rules.short(id)]++
		}
		routes[id] = append(routes[id], m.stops)
	}
	moves := make([]game.Move, len(ids))
	for i, id := range ids {
		slices.SortFunc(routes[id], slices.Compare)
		moves[i] = p.move(id, routes[id], capture, ends[p.rules.short(id)] > 1)
	}
	return moves
}

// move is the move of an identity by its routes, the canonical one first. capture tells whether
// there is a legal capture, alike whether another move goes from and to the same squares.
func (p Position) move(id identity, routes [][]game.Square, capture, alike bool) game.Move {
	m := game.Move{Routes: routes}
	for sq := range id.taken.each() {
		m.Taken = append(m.Taken, game.Square(sq))
	}
	takes := len(m.Taken) > 0
	if id.left != p.kind(int(id.from)) {
		m.Gives |= game.Crowns
	}
	if capture && !takes && p.rules.Capture == Loses {
		m.Gives |= game.Loses
	}
	m.Text = p.rules.text(routes[0], takes)
	m.Short = m.Text
	if len(routes[0]) > 2 && !alike {
		m.Short = p.rules.short(id)
	}
	return m
}

func (r *Rules) short(id identity) string {
	return r.text([]game.Square{id.from, id.to}, !id.taken.empty())
}

// text writes a route in the ruleset's own notation.
func (r *Rules) text(route []game.Square, capture bool) string {
	sign := byte('-')
	if capture {
		sign = 'x'
	}
	b := make([]byte, 0, 64)
	for i, sq := range route {
		if i > 0 {
			b = append(b, sign)
		}
		b = append(b, r.sq.own[sq]...)
	}
	return string(b)
}

// Play implements game.Position.
func (p Position) Play(m game.Move) game.Position { return p.play(m) }

func (p Position) play(m game.Move) Position {
	from, to := int(m.From()), int(m.To())
	us, them := p.turn, p.turn.Other()
	king := p.kings[us].has(from)
	p.men[us].remove(from)
	p.kings[us].remove(from)
	if king || m.Gives.Has(game.Crowns) {
		p.kings[us].add(to)
	} else {
		p.men[us].add(to)
	}
	for _, sq := range m.Taken {
		p.men[them].remove(int(sq))
		p.kings[them].remove(int(sq))
	}
	if p.rules.KingMoveLimit > 0 {
		p.runs[us] = p.runs[us].after(from, to, king && len(m.Taken) == 0)
		p.dropRuns()
	}
	p.turn = them
	return p
}

// after is the run when its side has moved from from to to; counts tells whether that was a
// quiet move of a king.
func (r run) after(from, to int, counts bool) run {
	if !counts {
		return run{}
	}
	if r.n == 0 || int(r.at) != from {
		return run{at: int8(to), n: 1}
	}
	return run{at: int8(to), n: r.n + 1}
}

// dropRuns forgets the runs that cannot matter any more: the king was taken, or its side has no
// man left.
func (p *Position) dropRuns() {
	for c := range p.runs {
		if p.runs[c].n > 0 && (p.men[c].empty() || !p.kings[c].has(int(p.runs[c].at))) {
			p.runs[c] = run{}
		}
	}
}
