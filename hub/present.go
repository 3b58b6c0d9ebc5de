package hub

import (
	"time"

	"tabuleiro/bus"
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// Changes are not told at once: a page that is loaded anew leaves and comes back, and a hundred who
// come to watch are one message.
const (
	leaveAfter = 3 * time.Second
	countAfter = time.Second
)

// present counts who is connected to a room. It belongs to the host's goroutine.
type present struct {
	seats    [2]int // by game.Color; one who holds both counts twice
	watchers int
	left     [2]clock.Instant // when the last one at a seat left; 0 while somebody is there
	told     room.Here
	later    *time.Timer   // until the host looks again
	waits    bool          // whether it is set
	until    clock.Instant // to when, if it is
}

func newPresent() present {
	later := time.NewTimer(time.Hour)
	later.Stop()
	return present{later: later}
}

// begin says that nobody has come yet.
func (p *present) begin(now clock.Instant) { p.left = [2]clock.Instant{now, now} }

// come counts a viewer in, go out.
func (p *present) come(as room.Audience) {
	for _, c := range held(as) {
		p.seats[c]++
		p.left[c] = 0
	}
	if as == room.Watchers {
		p.watchers++
	}
}

func (p *present) leave(as room.Audience, now clock.Instant) {
	for _, c := range held(as) {
		if p.seats[c]--; p.seats[c] == 0 {
			p.left[c] = now
		}
	}
	if as == room.Watchers {
		p.watchers--
	}
}

// gone is since when nobody is at a seat; 0 while somebody is.
func (p *present) gone(c game.Color) clock.Instant { return p.left[c] }

func held(as room.Audience) (seats []game.Color) {
	for _, c := range []game.Color{game.White, game.Black} {
		if as.Has(room.To(c)) {
			seats = append(seats, c)
		}
	}
	return seats
}

// toldHere is who is connected, and how that was told.
type toldHere struct {
	room.Here
	data []byte
}

// here is who is connected. Who has just left still is; again is then when to look again.
func (r *host) here(now clock.Instant) (h room.Here, again time.Duration) {
	h.Watchers = r.present.watchers
	for _, c := range []game.Color{game.White, game.Black} {
		h.Seats[c] = r.present.seats[c] > 0 || r.state.Seats[c].User == room.Computer
		if rest := r.present.left[c].Add(clock.SpanOf(leaveAfter)).Since(now); !h.Seats[c] && r.present.told.Seats[c] && rest > 0 {
			h.Seats[c], again = true, max(again, rest.Duration())
		}
	}
	turn := r.state.Turn()
	if at, ok := r.state.GoneAt(r.present.gone(turn)); ok && !h.Seats[turn] {
		h.Gone, h.Color, h.At = true, turn, at
	}
	return h, again
}

// look tells who is connected if that has changed; a change of the watchers alone a little later.
func (r *host) look() {
	if r.broken {
		return
	}
	at := r.hub.now()
	now, again := r.here(at)
	told := r.present.told
	told.Watchers = now.Watchers
	switch {
	case now != told:
		r.tellHere(now)
	case now != r.present.told:
		r.present.wait(at, countAfter)
	}
	if again > 0 {
		r.present.wait(at, again)
	}
}

// lookAgain is look when the wait is over.
func (r *host) lookAgain() {
	r.present.waits = false
	if now, _ := r.here(r.hub.now()); now != r.present.told {
		r.tellHere(now)
	}
	r.look()
}

// wait sets the time at which the host looks again, if it is not set to an earlier one.
func (p *present) wait(now clock.Instant, d time.Duration) {
	if until := now.Add(clock.SpanOf(d)); !p.waits || until < p.until {
		p.later.Reset(d)
		p.waits, p.until = true, until
	}
}

func (r *host) tellHere(h room.Here) {
	r.present.told = h
	m := bus.Message{Version: noVersion, Data: r.hub.Encoder.Here(h)}
	r.nowHere.Store(&toldHere{h, m.Data})
	if err := r.hub.Bus.Publish(r.hub.ctx, r.id, m); err != nil {
		r.hub.Logger.Warn("who is connected was not published", "room", r.id, "err", err)
	}
}
