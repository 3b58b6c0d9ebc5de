package hub

import (
	"errors"

	"tabuleiro/room"
	"tabuleiro/store"
)

// resume lets the clocks of a room that was just loaded stand still for the time in which the server
// was down. Who was told so before is not told again: the log knows until when.
func (r *host) resume() {
	for _, outage := range r.hub.Outages {
		if err := r.guard(func() error { return r.do(room.User{}, room.Resume(outage)) }); err != nil {
			r.hub.Logger.Error("a room was not resumed", "room", r.id, "err", err)
		}
	}
}

// notSaved notes since when nobody can play here, unless another process was merely faster.
func (r *host) notSaved(err error) {
	if r.stuck == 0 && !errors.Is(err, store.ErrConflict) {
		r.stuck = r.hub.now()
	}
}

// unstick lets the clocks stand still for the time in which nothing could be saved: a full disk costs nobody
// the game. It fails while that lasts.
func (r *host) unstick() error {
	if r.stuck == 0 {
		return nil
	}
	if err := r.attempt(room.User{}, room.Resume{Down: r.stuck, Up: r.hub.now()}); err != nil {
		return err
	}
	r.stuck = 0
	return nil
}
