package hub

import (
	"context"

	"tabuleiro/game"
	"tabuleiro/room"
)

// Mine returns the ids of at most limit rooms in play that a person plays in, the first due first.
// A room may have ended, or another have taken the seat, since it was noted.
func (h *Hub) Mine(ctx context.Context, who room.User, limit int) ([]string, error) {
	if who.ID() == "" {
		return nil, nil
	}
	return h.Rooms.Of(ctx, who.ID(), limit)
}

// noteSeats notes who plays in a room that is on the list, beside its owner.
func (h *Hub) noteSeats(id string, owner room.User, s room.State) {
	for _, c := range []game.Color{game.White, game.Black} {
		seat := s.Seats[c]
		for _, u := range append(seat.Also[:], seat.User) {
			if u.ID() != "" && u != owner {
				h.noteSeat(id, u)
			}
		}
	}
}

// noteSeated notes who sits down.
func (h *Hub) noteSeated(id string, events []room.Event) {
	for _, e := range events {
		if seated, ok := e.(room.Seated); ok {
			h.noteSeat(id, seated.User)
		}
	}
}

// noteSeat may fail: then a player does not find the room in a list, and has its address still.
func (h *Hub) noteSeat(id string, u room.User) {
	if err := h.Rooms.Sit(h.ctx, id, u.ID()); err != nil {
		h.warn(id, err)
	}
}
