package hub

import (
	"math"
	"time"

	"tabuleiro/room"
)

// tickPause is how long a host waits after something could not be saved.
const tickPause = time.Second

// tick tells the room that time has passed, and the list of rooms in play when it is due next.
func (r *host) tick() error {
	if err := r.do(room.User{}, room.Tick{}); err != nil {
		return err
	}
	due, inPlay := r.state.Deadline()
	if !inPlay {
		r.hub.strike(r.id)
		return nil
	}
	r.hub.put(r.id, due)
	r.noted = due
	return nil
}

// untilDue is how long the host may sleep before it must tick.
func (r *host) untilDue() time.Duration {
	if r.stuck != 0 {
		return tickPause
	}
	due, ok := r.state.Deadline()
	if !ok {
		return math.MaxInt64
	}
	return max(0, due.Since(r.hub.now()).Duration())
}

// wake ticks when the deadline has come, and returns how long to sleep then. The host's clock may
// have been set back: then it is not due yet.
func (r *host) wake() time.Duration {
	if r.guard(r.unstick) != nil {
		return tickPause // what was not saved was told when that began
	}
	if err := r.guard(r.tick); err != nil {
		r.hub.Logger.Error("a room that is due was not ticked", "room", r.id, "err", err)
		return tickPause
	}
	return r.untilDue()
}

// foresee notes a deadline that comes earlier than the one noted, before what brings it is saved:
// whatever happens then, the sweep comes in time.
func (r *host) foresee(s room.State) {
	if due, ok := s.Deadline(); ok && due < r.noted {
		r.hub.put(r.id, due)
		r.noted = due
	}
}

// awaited reports whether the room stays in memory though nobody uses it: a live clock runs, or it is due
// before a sweep would surely bring it back.
func (r *host) awaited() bool {
	_, _, runs := r.state.Running()
	return runs && r.state.Clock.Live() || r.untilDue() < 2*sweepEvery
}
