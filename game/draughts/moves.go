package draughts

import (
	"slices"
	"strings"

	"tabuleiro/game"
)

// legal returns every path of every legal move, and whether there is a capture among them.
func (p Position) legal() (paths []path, capture bool) {
	if _, over := p.decided(); over {
		return nil, false
	}
	captures := p.rules.preferred(p.captures())
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
	moves := make([]game.Move, 0, len(paths))
	at := map[identity]int{}
	shorts := map[string]int{}
	for _, m := range paths {
		id := m.identity()
		if i, seen := at[id]; seen {
			moves[i].Routes = append(moves[i].Routes, m.stops)
			continue
		}
		at[id] = len(moves)
		moves = append(moves, p.move(m, capture))
		shorts[moves[len(moves)-1].Short]++
	}
	for i := range moves {
		m := &moves[i]
		slices.SortFunc(m.Routes, slices.Compare)
		m.Text = p.rules.text(m.Routes[0], len(m.Taken) > 0)
		if shorts[m.Short] > 1 {
			m.Short = m.Text
		}
	}
	return moves
}

// move is the move of one path, with that route only.
func (p Position) move(m path, capture bool) game.Move {
	mv := game.Move{Routes: [][]game.Square{m.stops}}
	for sq := range m.taken().each() {
		mv.Taken = append(mv.Taken, game.Square(sq))
	}
	if m.left != m.moved {
		mv.Gives |= game.Crowns
	}
	if capture && !m.captures() && p.rules.Capture == Loses {
		mv.Gives |= game.Loses
	}
	mv.Text = p.rules.text(m.stops, m.captures())
	mv.Short = p.rules.text([]game.Square{m.from(), m.to()}, m.captures())
	return mv
}

// text writes a route in the ruleset's own notation.
func (r *Rules) text(route []game.Square, capture bool) string {
	var b strings.Builder
	for i, sq := range route {
		switch {
		case i == 0:
		case capture:
			b.WriteByte('x')
		default:
			b.WriteByte('-')
		}
		b.WriteString(r.sq.own[sq])
	}
	return b.String()
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
