package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
)

// lapses are engine.Lapses ready for use: whether a position is one of those is read from its key.
type lapses struct {
	any             bool
	long            int
	overlook, hasty uint64 // of 1,024 positions
	noise           engine.Score
	seed            uint64
}

func newLapses(lim engine.Limits) lapses {
	return lapses{
		any:      lim.Lapses != engine.Lapses{},
		long:     lim.Long,
		overlook: uint64(lim.Overlook) * 1024 / 100,
		hasty:    uint64(lim.Hasty) * 1024 / 100,
		noise:    lim.Noise,
		seed:     search.Mix(lim.Seed + 1),
	}
}

// overlooks reports whether long captures are not seen in a position.
func (l *lapses) overlooks(key uint64) bool {
	return l.long > 0 && search.Mix(key^l.seed)&1023 < l.overlook
}

// hastes reports whether a line is weighed where it stands, although a capture is to come.
func (l *lapses) hastes(key uint64) bool {
	return search.Mix(key^l.seed)>>20&1023 < l.hasty
}

// error is how far a position is misjudged.
func (l *lapses) error(key uint64) engine.Score {
	width := uint64(2*l.noise + 1)
	return engine.Score(search.Mix(key^l.seed)>>40%width) - l.noise
}
