package hub

import (
	"errors"
	"runtime/debug"
	"slices"
	"time"

	"tabuleiro/clock"
	"tabuleiro/store"
)

const (
	sweepEvery = time.Minute
	sweepMost  = 1000                                      // rooms in one sweep: the longest due are first
	sweepAgain = clock.Span(time.Hour / time.Millisecond)  // until a room that could not be ticked is tried again
	sweepAhead = clock.Span(sweepEvery / time.Millisecond) // a flag that falls before the next sweep is in memory by then
)

// sweepAlways brings rooms back whose deadline comes while nobody has them in memory: those that
// fell due while the process was down at once, the others within sweepEvery.
func (h *Hub) sweepAlways() {
	next := time.NewTicker(sweepEvery)
	defer next.Stop()
	for {
		h.sweep()
		select {
		case <-next.C:
		case <-h.ctx.Done():
			return
		}
	}
}

// sweep is one round. A panic of the list ends the round, not the process.
func (h *Hub) sweep() {
	defer func() {
		if p := recover(); p != nil {
			h.counted.panics.Add(1)
			h.Logger.Error("the sweep panicked", "panic", p, "stack", string(debug.Stack()))
		}
	}()
	due, err := h.Rooms.Due(h.ctx, h.now().Add(sweepAhead), sweepMost)
	if err != nil && h.ctx.Err() == nil {
		h.Logger.Error("rooms that are due were not found", "err", err)
	}
	for _, id := range due {
		err := h.tick(id)
		switch {
		case h.ctx.Err() != nil:
			return
		case errors.Is(err, store.ErrNotFound):
			h.strikeLost(id)
		case err != nil:
			h.Logger.Error("a room that is due was not ticked", "room", id, "err", err)
			h.put(id, h.now().Add(sweepAgain))
		}
	}
}

// strikeLost strikes off a room without a log: its opening was cut off. One that is not due yet may
// be about to be saved.
func (h *Hub) strikeLost(id string) {
	overdue, err := h.Rooms.Due(h.ctx, h.now(), sweepMost)
	if err != nil {
		h.warn(id, err)
	}
	if slices.Contains(overdue, id) {
		h.strike(id)
	}
}

// tick lets a room look at the time. Its host stays in memory for a while, and until its flag falls
// if a clock runs.
func (h *Hub) tick(id string) error {
	r, err := h.hold(h.ctx, id)
	if err != nil {
		return err
	}
	defer h.release(r)
	return r.run(h.ctx, r.tick)
}

// put and strike keep the list of rooms in play. When that fails a room is swept later than it
// might be, or for nothing; its log is the truth.

func (h *Hub) put(id string, due clock.Instant) {
	if err := h.Rooms.Put(h.ctx, id, store.Standing{Due: due}); err != nil {
		h.warn(id, err)
	}
}

func (h *Hub) strike(id string) {
	if err := h.Rooms.End(h.ctx, id); err != nil {
		h.warn(id, err)
	}
}

func (h *Hub) warn(id string, err error) {
	if h.ctx.Err() == nil {
		h.Logger.Warn("the list of rooms in play is behind", "room", id, "err", err)
	}
}
