package hub

import "tabuleiro/room"

// withNext gives a command that may lead to another game the id of a room for it.
func (r *host) withNext(cmd room.Command) (room.Command, error) {
	var err error
	switch c := cmd.(type) {
	case room.OfferRematch:
		c.Next, err = newID(r.hub.Rand)
		return c, err
	case room.Answer:
		c.Next, err = newID(r.hub.Rand)
		return c, err
	}
	return cmd, nil
}

// openNext opens the next game if events tell of one, where s is the room after them. It is open
// before anybody hears of it; when they are not saved, nobody ever does, and it is struck off.
func (r *host) openNext(by room.User, events []room.Event, s room.State) (id string, err error) {
	for _, e := range events {
		if c, ok := e.(room.Continued); ok {
			next := s.Next()
			next.Prev = r.id
			return c.Room, r.hub.begin(r.hub.ctx, c.Room, by, next)
		}
	}
	return "", nil
}

// dropNext strikes off a game that was opened for nothing.
func (r *host) dropNext(id string) {
	if id != "" && r.state.NextRoom != id {
		r.hub.strike(id)
	}
}
