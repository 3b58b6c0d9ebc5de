package hub

import (
	"encoding/binary"
	"io"

	"tabuleiro/opening"
	"tabuleiro/room"
)

// withFacts gives a command what only the host knows: the id of a room for another game, and since
// when nobody is at a seat.
func (r *host) withFacts(cmd room.Command) (room.Command, error) {
	var err error
	switch c := cmd.(type) {
	case room.OfferRematch:
		c.Next, err = newID(r.hub.Rand)
		return c, err
	case room.Answer:
		c.Next, err = newID(r.hub.Rand)
		return c, err
	case room.ClaimGone:
		c.Gone = r.present.gone(r.state.Turn())
		return c, nil
	}
	return cmd, nil
}

// openNext opens the next game if events tell of one, where s is the room after them. It is open
// before anybody hears of it.
func (r *host) openNext(by room.User, events []room.Event, s room.State) error {
	for _, e := range events {
		c, ok := e.(room.Continued)
		if !ok {
			continue
		}
		next := s.Next()
		next.Prev = r.id
		if s.RedrawsNext() {
			var err error
			if next, err = r.hub.redrawn(next); err != nil {
				return err
			}
		}
		if err := r.hub.begin(r.hub.ctx, c.Room, by, next); err != nil {
			return err
		}
		r.next = c.Room
	}
	return nil
}

// redrawn is the game with another opening.
func (h *Hub) redrawn(o room.Open) (room.Open, error) {
	rules, err := h.Rules(o.Rules)
	if err != nil {
		return o, err
	}
	var chance [8]byte
	if _, err := io.ReadFull(h.Rand, chance[:]); err != nil {
		return o, err
	}
	if drawn, line, ok := opening.Draw(rules, binary.NativeEndian.Uint64(chance[:])); ok {
		o.Ballot, o.Start = drawn.String(), line.FEN()
	}
	return o, nil
}

// dropNext strikes off a game that was opened for nothing: the log, which s is, leads to none or to
// another, and nobody will ever hear of this one.
func (r *host) dropNext(s room.State) {
	if r.next != "" && r.next != s.NextRoom {
		r.hub.strike(r.next)
	}
	r.next = ""
}
