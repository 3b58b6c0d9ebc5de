package reversi

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
)

// noisy makes of noise in hundredths of a man what weighs as much in units of a disc: positions differ
// by ten discs where those of draughts differ by a man.
const noisy = 2

// newLapses: what a beginner of Reversi overlooks is that discs turn. Where he does, or is hasty, they
// are merely counted.
func newLapses(lim engine.Limits) search.Lapses {
	lim.Overlook += lim.Hasty
	lim.Noise *= noisy
	return search.NewLapses(lim)
}
