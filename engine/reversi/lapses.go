package reversi

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
)

// lapses are engine.Lapses ready for use: whether a position is one of those is read from its key. What
// a beginner of Reversi overlooks is that discs turn: in such a position they are merely counted.
type lapses struct {
	any      bool
	overlook uint64 // of 1,024 positions
	noise    engine.Score
	seed     uint64
}

func newLapses(lim engine.Limits) lapses {
	return lapses{
		any:      lim.Lapses != engine.Lapses{},
		overlook: uint64(lim.Overlook+lim.Hasty) * 1024 / 100,
		noise:    lim.Noise * noisy,
		seed:     search.Mix(lim.Seed + 1),
	}
}

// noisy makes of noise in hundredths of a man what weighs as much in units of a disc: positions differ
// by ten discs where those of draughts differ by a man.
const noisy = 2

// counts reports whether a position is judged by its discs alone.
func (l *lapses) counts(key uint64) bool { return search.Mix(key^l.seed)&1023 < l.overlook }

// error is how far a position is misjudged.
func (l *lapses) error(key uint64) engine.Score {
	width := uint64(2*l.noise + 1)
	return engine.Score(search.Mix(key^l.seed)>>40%width) - l.noise
}
