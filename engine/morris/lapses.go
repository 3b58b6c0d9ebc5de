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

// lapses are engine.Lapses ready for use: whether a position is one of those is read from its key.
type lapses struct {
	overlook, hasty uint64 // of 1,024 positions
	noise           engine.Score
	seed            uint64
}

func newLapses(lim engine.Limits) lapses {
	l := lapses{
		hasty: uint64(lim.Hasty) * 1024 / 100,
		noise: lim.Noise * misjudged,
		seed:  search.Mix(lim.Seed + 1),
	}
	if 0 < lim.Long && lim.Long <= millCounts {
		l.overlook = uint64(lim.Overlook) * 1024 / 100
	}
	return l
}

// overlook takes the moves that close a mill away from the node at ply where they are not seen and
// there are others.
func (s *searcher) overlook(ply int) {
	n := &s.nodes[ply]
	if s.lapses.overlook == 0 || search.Mix(n.key^s.lapses.seed)&1023 >= s.lapses.overlook {
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

// hastes reports whether the answer to a line is not looked at.
func (l *lapses) hastes(key uint64) bool {
	return search.Mix(key^l.seed)>>20&1023 < l.hasty
}

// error is how far a position is misjudged.
func (l *lapses) error(key uint64) engine.Score {
	width := uint64(2*l.noise + 1)
	return engine.Score(search.Mix(key^l.seed)>>40%width) - l.noise
}
