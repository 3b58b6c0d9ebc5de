package reversi

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Gen,NewGen,searcher,newSearcher,node,placing,hash,shape,newShape,quarter,less searcher.go search.go evaluate.go root.go shape.go solve.go last.go

// searcher looks for the best move in one position. It is used once.
type searcher struct {
	search.Budget
	*shape
	weights *weights
	sign    engine.Score // -1 where fewer discs win
	lapses  search.Lapses
	table   *search.Table
	g       *rules.Gen
	nodes   [deepestPly + 2]node // by ply: the line that is being looked at
	roots   []placing
	lasts   uint64 // positions with few squares left: no nodes of the budget
}

// node is a position in the tree.
type node struct {
	pos   rules.Pos
	moves []placing
}

// placing is a move with what it flips.
type placing struct {
	flips rules.Word
	mark  int32 // the higher, the sooner it is looked at
	sq    uint8
}

// newSearcher makes a searcher of a line.
func newSearcher(r *rules.Rules, b search.Budget, t *search.Table, lim engine.Limits) *searcher {
	g := rules.NewGen(r)
	s := &searcher{Budget: b, shape: newShape(r, g), weights: &usual, sign: 1, lapses: newLapses(lim), table: t, g: g}
	if r.Misere {
		s.weights, s.sign = &reverse, -1
	}
	return s
}

// begin makes the last position of line the root.
func (s *searcher) begin(line game.Line) { s.nodes[0].pos = s.g.Read(line.Now().(rules.Position)) }

func (s *searcher) key(p rules.Pos) uint64 { return hash(p.Own) + 3*hash(p.Opp) }

// list lists the moves of the node at ply, without a pass.
func (s *searcher) list(ply int) {
	n := &s.nodes[ply]
	n.moves = n.moves[:0]
	for w := s.g.Places(n.pos); w.Any(); w = w.Rest() {
		sq := w.Index()
		n.moves = append(n.moves, placing{flips: s.g.Flips(n.pos, sq), sq: sq})
	}
}

// play makes the node at ply+1 what m leads to.
func (s *searcher) play(ply int, m placing) {
	s.nodes[ply+1].pos = s.nodes[ply].pos.After(m.sq, m.flips)
}

// final is the score of a finished game for the side to move, in units.
func (s *searcher) final(p rules.Pos) engine.Score { return engine.Score(s.difference(p)) * unit }

// difference is that in discs: the empty squares go to who has more.
func (s *searcher) difference(p rules.Pos) int {
	own, opp := p.Own.Count(), p.Opp.Count()
	d := own - opp
	switch {
	case d > 0:
		d += s.area - own - opp
	case d < 0:
		d -= s.area - own - opp
	}
	return d * int(s.sign)
}
