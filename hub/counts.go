package hub

import (
	"maps"
	"sync"
	"sync/atomic"

	"tabuleiro/game"
	"tabuleiro/room"
)

// Counts is what a Hub holds, and has done since it was made.
type Counts struct {
	Rooms   int // in memory
	Waiting int // moves of the computer that wait for a place in the pool

	Moves   uint64                 // saved, of people and of the computer
	Ended   map[game.Reason]uint64 // games
	Resyncs uint64                 // whole states sent to browsers that had a version
	Panics  uint64
}

// Counts returns them as they are now.
func (h *Hub) Counts() Counts {
	h.mu.Lock()
	rooms := len(h.hosts)
	h.mu.Unlock()
	return Counts{
		Rooms:   rooms,
		Waiting: h.pool.waits(),
		Moves:   h.counted.moves.Load(),
		Ended:   h.counted.reasons(),
		Resyncs: h.counted.resyncs.Load(),
		Panics:  h.counted.panics.Load(),
	}
}

// counted is what goroutines of a hub add to.
type counted struct {
	moves, resyncs, panics atomic.Uint64

	mu    sync.Mutex
	ended map[game.Reason]uint64
}

// saved takes in what has been saved.
func (c *counted) saved(events []room.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case room.Played:
			c.moves.Add(1)
		case room.Ended:
			c.end(e.Outcome.Reason)
		}
	}
}

func (c *counted) end(why game.Reason) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ended == nil {
		c.ended = map[game.Reason]uint64{}
	}
	c.ended[why]++
}

func (c *counted) reasons() map[game.Reason]uint64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return maps.Clone(c.ended)
}
