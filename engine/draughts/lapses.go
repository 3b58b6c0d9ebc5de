package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
)

// lapses tell what is overlooked: captures of so many pieces or more, if long is not 0.
type lapses struct {
	search.Lapses
	long int
}

func newLapses(lim engine.Limits) lapses {
	if lim.Long == 0 {
		lim.Overlook = 0
	}
	return lapses{search.NewLapses(lim), lim.Long}
}
