package morris

import (
	"math/bits"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// deepestPly bounds how far from the root a search goes.
const deepestPly = 120

// searcher looks for the best move in one position. It is used once.
type searcher struct {
	search.Budget
	r       *rules.Rules
	weights *weights
	keysOf  *keys
	lapses  search.Lapses
	table   *search.Table
	history *search.History
	plain   bool                 // nothing is reduced, and only the same depth is read from the table: for the tests
	nodes   [deepestPly + 2]node // by ply: the line that is being looked at
	keys    []uint64             // of the line's positions since the last that cannot come again, then of nodes
	past    int                  // how many of keys come before the root
	roots   rules.List
}

// node is a position in the tree and what the search keeps about it.
type node struct {
	pos   rules.Pos
	side  uint
	key   uint64
	rev   int // plies since a move that cannot be taken back
	few   int // plies that the rule of few men has counted
	quiet int // plies since a mill or a placing
	left  int // plies until the first of the two may end the game

	moves   rules.List
	marks   []int32   // by move: the higher, the sooner it is looked at
	killers [2]uint16 // quiet moves that were too good beside this node
}

// newSearcher makes a searcher of a line.
func newSearcher(r *rules.Rules, b search.Budget, t *search.Table, lim engine.Limits) *searcher {
	return &searcher{
		Budget:  b,
		r:       r,
		weights: newWeights(r),
		keysOf:  sharedKeys(),
		lapses:  newLapses(lim),
		table:   t,
		history: new(search.History),
	}
}

// begin makes the last position of line the root.
func (s *searcher) begin(line game.Line) {
	root := &s.nodes[0]
	s.read(root, line.Now().(rules.Position))
	root.few, root.quiet = line.Tally.(rules.Tally).Running()
	root.left = s.left(root)
	s.recall(line, root)
	root.rev = s.past
}

func (s *searcher) read(n *node, p rules.Position) {
	n.pos, n.side = p.Pos, uint(p.Turn())
	n.key = s.keysOf.of(n.pos, n.side)
}

// play makes the node at ply+1 what m leads to.
func (s *searcher) play(ply int, m rules.Move) {
	n, next := &s.nodes[ply], &s.nodes[ply+1]
	k, us, them := s.keysOf, n.side&1, n.side&1^1
	key := n.key ^ k.onMove
	placed := m.From == rules.InHand && m.To != rules.InHand
	switch {
	case placed:
		hand := n.pos.OwnHand
		key ^= k.men[us][m.To&31] ^ k.hand[us][hand&31] ^ k.hand[us][(hand-1)&31]
	case m.To != rules.InHand:
		key ^= k.men[us][m.From&31] ^ k.men[us][m.To&31]
	}
	for t := m.Take; t != 0; t &= t - 1 {
		key ^= k.men[them][bits.TrailingZeros32(t)&31]
	}
	next.pos, next.side, next.key = n.pos.After(m), them, key
	s.keys[s.past+ply+1] = key
	mill := m.Take != 0 || (n.pos.Opp == 0 || s.r.MillWins) && s.r.Closes(n.pos, m)
	next.rev, next.quiet, next.few = n.rev+1, n.quiet+1, 0
	if m.Take != 0 || placed {
		next.rev = 0
	}
	if mill || placed {
		next.quiet = 0
	}
	if few := s.r.Draws.Few.Plies > 0 && s.r.FewLeft(next.pos); few && !mill && s.r.FewLeft(n.pos) {
		next.few = n.few + 1
	}
	next.left = s.left(next)
}

// unlimited is more plies than a search is deep; near so few that what is known of a position
// without its counters is not good enough.
const (
	unlimited = 1 << 10
	near      = 24
)

// left returns in how many plies a counting rule may end the game.
func (s *searcher) left(n *node) int {
	d, left := s.r.Draws, unlimited
	if d.Plies > 0 {
		left = d.Plies - n.quiet
	}
	if d.Few.Plies > 0 && s.r.FewLeft(n.pos) {
		left = min(left, d.Few.Plies-n.few)
	}
	return left
}

// tableKey is the key of a node, with its counters where they are near their end.
func (n *node) tableKey() uint64 {
	if n.left > near {
		return n.key
	}
	return n.key ^ search.Mix(uint64(n.left)+1)
}
