package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Here is who is connected to a room, as its host sees it now. It is no part of the State: a line that
// breaks is not an event of the game.
type Here struct {
	Seats    [2]bool // by game.Color; the computer always is
	Watchers int
	Gone     bool          // the side on move has left, and may not stay away for ever
	Color    game.Color    // of who is gone
	At       clock.Instant // from when on the game may be claimed
}
