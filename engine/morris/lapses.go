package morris

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	rules "tabuleiro/game/morris"
)

// millCounts is as how many pieces a man that a mill takes counts, when long captures are overlooked:
// here nothing takes more, and up to level 6 people miss a mill as they miss a long capture of draughts.
const millCounts = 4

// misjudged is how much further a position is misjudged than one of draughts: what decides a game here
// are the mills to come, which are worth less than the men that they take.
const misjudged = 6

func newLapses(lim engine.Limits) search.Lapses {
	if lim.Long == 0 || lim.Long > millCounts {
		lim.Overlook = 0
	}
	lim.Noise *= misjudged
	return search.NewLapses(lim)
}

// overlook takes the moves that close a mill away from the node at ply where they are not seen and
// there are others.
func (s *searcher) overlook(ply int) {
	n := &s.nodes[ply]
	if !s.lapses.Any || !s.lapses.Overlooks(n.key) {
		return
	}
	kept := make(rules.List, 0, len(n.moves))
	for _, m := range n.moves {
		if m.Take == 0 {
			kept = append(kept, m)
		}
	}
	if len(kept) > 0 {
		n.moves = kept
	}
}
