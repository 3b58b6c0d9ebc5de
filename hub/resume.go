package hub

import "tabuleiro/room"

// resume lets the clocks of a room that was just loaded stand still for the time in which the server
// was down. Who was told so before is not told again: the log knows until when.
func (r *host) resume() {
	for _, outage := range r.hub.Outages {
		if err := r.guard(func() error { return r.do(room.User{}, room.Resume(outage)) }); err != nil {
			r.hub.Logger.Error("a room was not resumed", "room", r.id, "err", err)
		}
	}
}
