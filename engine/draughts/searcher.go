package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

//go:generate go run tabuleiro/internal/wordgen/cmd -rename Word,Pos,Move,List,Gen,NewGen,searcher,newSearcher,node,sign searcher.go search.go quiesce.go order.go evaluate.go repeat.go root.go

// searcher looks for the best move in one position. It is used once.
type searcher struct {
	search.Budget
	*values
	draws    *draws
	lapses   lapses
	table    *search.Table
	history  *search.History
	g        *rules.Gen
	sideways bool // a man may step sideways, and back
	free     bool // quiet moves may be played beside captures, and need not lose
	plain    bool // nothing is left out, reduced or looked at twice: for the tests
	asked    engine.Depth
	nodes    [deepestPly + 2]node // by ply: the line that is being looked at
	keys     []uint64             // of the line's positions since the last that cannot come again, then of nodes
	past     int                  // how many of keys come before the root
	stood    int                  // how often the position of startKey had stood before the line
	start    uint64

	roots []rules.Move
}

// node is a position in the tree and what the search keeps about it.
type node struct {
	pos      rules.Pos
	side     uint
	runs     rules.Runs
	key      uint64
	worth    engine.Score // of the pieces, for the side to move
	rev      int          // plies since a move that cannot be taken back
	quiet    int          // the same as the quiet rule counts it
	counters counters

	moves   rules.List
	marks   []int32   // by move: the higher, the sooner it is looked at
	killers [2]uint16 // quiet moves that were too good beside this node
}

// newSearcher makes a searcher of a line.
func newSearcher(r *rules.Rules, b search.Budget, t *search.Table, lim engine.Limits) *searcher {
	g := rules.NewGen(r)
	return &searcher{
		Budget:   b,
		values:   newValues(r, g.Bit),
		draws:    newDraws(r),
		lapses:   newLapses(lim),
		table:    t,
		history:  new(search.History),
		g:        g,
		free:     r.Capture == rules.May,
		sideways: r.Ruleset.Board == rules.Orthogonal,
	}
}

// begin makes the last position of line the root.
func (s *searcher) begin(line game.Line) {
	tally := line.Tally.(rules.Tally)
	p := line.Now().(rules.Position)
	root := &s.nodes[0]
	root.pos, root.side, root.runs = s.g.Read(p)
	root.key, root.worth = s.appraised(root)
	s.recall(line, root)
	quiet, counts := tally.Running()
	root.quiet, root.rev = quiet, s.past
	root.counters = counters{left: unlimited}
	for slot, n := range counts {
		root.counters.n |= uint64(min(n, 255)) << (8 * slot)
	}
}

// appraised returns the key and the worth of a node, piece by piece.
func (s *searcher) appraised(n *node) (key uint64, worth engine.Score) {
	us, them := n.side&1, n.side&1^1
	for _, part := range []struct {
		side, kind uint
		pieces     rules.Word
		sign       engine.Score
	}{
		{us, aMan, n.pos.Own.Less(n.pos.Kings), 1},
		{us, aKing, n.pos.Own.And(n.pos.Kings), 1},
		{them, aMan, n.pos.Opp.Less(n.pos.Kings), -1},
		{them, aKing, n.pos.Opp.And(n.pos.Kings), -1},
	} {
		for w := part.pieces; w.Any(); w = w.Rest() {
			e := &s.pieces[part.side][part.kind][w.Index()&127]
			key ^= e.key
			worth += part.sign * e.worth
		}
	}
	if us != 0 {
		key ^= s.onMove
	}
	return key ^ s.runKey(n.runs), worth
}

// runKey is what the runs add to a key.
func (s *searcher) runKey(runs rules.Runs) (key uint64) {
	for c, run := range runs {
		key ^= uint64(run.N) * s.runs[c&1][run.At&127]
	}
	return key
}

// play makes the node at ply+1 what m leads to.
func (s *searcher) play(ply int, m rules.Move) {
	n, next := &s.nodes[ply], &s.nodes[ply+1]
	us, them := n.side&1, n.side&1^1
	kind := aMan
	if n.pos.Kings.Has(m.From) {
		kind = aKing
	}
	from := &s.pieces[us][kind][m.From&127]
	arrives := kind
	if m.Crowned {
		arrives = aKing
	}
	to := &s.pieces[us][arrives][m.To&127]
	key := n.key ^ s.onMove ^ from.key ^ to.key
	worth := n.worth - from.worth + to.worth
	for w := m.Caps; w.Any(); w = w.Rest() {
		v := w.Index()
		taken := aMan
		if n.pos.Kings.Has(v) {
			taken = aKing
		}
		e := &s.pieces[them][taken][v&127]
		key ^= e.key
		worth += e.worth
	}
	next.pos = n.pos.After(m)
	next.side = them
	if n.pos.Kings.Any() {
		if next.runs = s.g.Run(n.pos, m, us, n.runs); next.runs != n.runs {
			key ^= s.runKey(n.runs) ^ s.runKey(next.runs)
		}
	} else {
		next.runs = n.runs
	}
	next.key, next.worth = key, -worth
	s.keys[s.past+ply+1] = key
	next.rev, next.quiet = n.rev+1, n.quiet+1
	if kind == aMan || m.Caps.Any() {
		next.quiet = 0
		if !s.sideways || m.Caps.Any() || m.To-m.From != 1 && m.From-m.To != 1 {
			next.rev = 0
		}
	}
	s.count(n, next, m)
}

// count makes the draw counters of next, which m leads to.
func (s *searcher) count(n, next *node, m rules.Move) {
	d := s.draws
	c := counters{n: n.counters.n & d.never, left: unlimited}
	if d.any && (d.withMen || next.pos.Kings.Or(n.pos.Kings).Any()) && d.concern(next.pos.Own.Count(), next.pos.Opp.Count()) {
		before, after := s.standing(n), s.standing(next)
		c = d.next(n.counters.n, &before, &after, int(n.side&1), m.Caps.Any(), m.Crowned)
		if d.quieted(&after) {
			next.quiet = 0
		}
	} else if c.n != 0 {
		c.mix = search.Mix(c.n)
	}
	if d.quiet > 0 {
		if left := d.quiet - next.quiet; left <= near {
			c.left = min(c.left, left)
			c.dead = c.dead || left <= 0
			c.mix ^= search.Mix(uint64(next.quiet) << 32)
		}
	}
	next.counters = c
}

// standing is what the draw rules see of a node.
func (s *searcher) standing(n *node) (st standing) {
	us, them := n.side&1, n.side&1^1
	p := n.pos
	st.kings[us], st.kings[them] = p.Own.And(p.Kings).Count(), p.Opp.And(p.Kings).Count()
	st.men[us], st.men[them] = p.Own.Less(p.Kings).Count(), p.Opp.Less(p.Kings).Count()
	road := s.g.Road().And(p.Kings)
	st.road[us], st.road[them] = p.Own.And(road).Any(), p.Opp.And(road).Any()
	return st
}
