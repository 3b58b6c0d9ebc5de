package search

import "tabuleiro/engine"

// Lapses are engine.Lapses ready for use: whether a position is one of those is read from its key.
type Lapses struct {
	Any             bool   // there are some
	overlook, hasty uint64 // of 1,024 positions
	noise           engine.Score
	seed            uint64
}

// NewLapses makes those of limits ready.
func NewLapses(lim engine.Limits) Lapses {
	return Lapses{
		Any:      lim.Lapses != engine.Lapses{},
		overlook: uint64(lim.Overlook) * 1024 / 100,
		hasty:    uint64(lim.Hasty) * 1024 / 100,
		noise:    lim.Noise,
		seed:     Mix(lim.Seed + 1),
	}
}

// Overlooks reports whether what can be overlooked is not seen in a position.
func (l *Lapses) Overlooks(key uint64) bool { return Mix(key^l.seed)&1023 < l.overlook }

// Hastes reports whether the answer to a line that ends in a position is not looked at.
func (l *Lapses) Hastes(key uint64) bool { return Mix(key^l.seed)>>20&1023 < l.hasty }

// Error is how far a position is misjudged.
func (l *Lapses) Error(key uint64) engine.Score {
	width := uint64(2*l.noise + 1)
	return engine.Score(Mix(key^l.seed)>>40%width) - l.noise
}
