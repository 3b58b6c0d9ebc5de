package hub

import (
	"context"
	"errors"
	"hash/maphash"

	"tabuleiro/room"
	"tabuleiro/store"
)

// ErrTooManyRooms is the answer to who has Config.RoomsPerUser rooms in play and wants another.
const ErrTooManyRooms = room.ErrTooManyRooms

// Open opens a new room and returns its id.
func (h *Hub) Open(ctx context.Context, by room.User, o room.Open) (id string, err error) {
	for range tries {
		if id, err = newID(h.Rand); err != nil {
			return "", err
		}
		if err = h.begin(ctx, id, by, o); !errors.Is(err, store.ErrConflict) {
			break // it is open, or something else is wrong than the id
		}
	}
	if err != nil {
		return "", err
	}
	return id, nil
}

var openers = maphash.MakeSeed()

// begin opens the room with that id, if the opener may have another.
func (h *Hub) begin(ctx context.Context, id string, by room.User, o room.Open) error {
	events, err := room.New(h.Rules).Decide(h.now(), by, o)
	if err != nil {
		return err
	}
	s, err := room.Replay(h.Rules, events)
	if err != nil {
		return err
	}
	lock := &h.opening[maphash.String(openers, by.ID())%uint64(len(h.opening))]
	lock.Lock()
	defer lock.Unlock()
	if err := h.mayOpen(ctx, by); err != nil {
		return err
	}
	return h.note(ctx, id, by, s, func() error { return h.Log.Append(ctx, id, 0, events) })
}

func (h *Hub) mayOpen(ctx context.Context, by room.User) error {
	if h.RoomsPerUser == 0 || by.ID() == "" {
		return nil
	}
	n, err := h.Rooms.Count(ctx, by.ID())
	if err != nil || n < h.RoomsPerUser {
		return err
	}
	if err := h.strikeEnded(ctx, by); err != nil {
		return err
	}
	n, err = h.Rooms.Count(ctx, by.ID())
	if err == nil && n >= h.RoomsPerUser {
		return ErrTooManyRooms
	}
	return err
}

// strikeEnded strikes off what is not in play, though somebody's list says so: the process was killed
// after the end, or before the opening, was saved. It is called while no room of theirs is opened.
func (h *Hub) strikeEnded(ctx context.Context, by room.User) error {
	ids, err := h.Mine(ctx, by, 2*h.RoomsPerUser) // those that others have opened too
	for _, id := range ids {
		s, err := h.State(ctx, id)
		if s.Over() || errors.Is(err, store.ErrNotFound) {
			h.strike(id)
		}
	}
	return err
}

// note puts a room on the list before it is saved, so that none is in play and not on the list. If
// saving fails, the list is made to agree with the log, whatever that says.
func (h *Hub) note(ctx context.Context, id string, by room.User, s room.State, save func() error) error {
	due, inPlay := s.Deadline()
	if !inPlay {
		return save()
	}
	if err := h.Rooms.Put(ctx, id, store.Standing{Owner: by.ID(), Due: due}); err != nil {
		return err
	}
	err := save()
	if err == nil {
		h.noteSeats(id, by, s)
		return nil
	}
	if _, missing := h.Log.Load(h.ctx, id, 0); errors.Is(missing, store.ErrNotFound) {
		h.strike(id)
	} else {
		h.put(id, h.now()) // it is another's, or was saved after all: the sweep will look
	}
	return err
}
