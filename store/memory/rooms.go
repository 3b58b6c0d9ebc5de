package memory

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"tabuleiro/clock"
	"tabuleiro/store"
)

// Rooms implements store.Rooms. The zero Rooms is ready.
type Rooms struct {
	mu     sync.Mutex
	list   map[string]store.Standing
	seats  map[string][]string // persons, by room
	closed bool
}

// use runs f while nobody else uses the list.
func (r *Rooms) use(ctx context.Context, f func()) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	f()
	return nil
}

// Put implements store.Rooms.
func (r *Rooms) Put(ctx context.Context, roomID string, s store.Standing) error {
	return r.use(ctx, func() {
		if r.list == nil {
			r.list = map[string]store.Standing{}
		}
		if noted, ok := r.list[roomID]; ok {
			s.Owner = noted.Owner
		}
		r.list[roomID] = s
	})
}

// End implements store.Rooms.
func (r *Rooms) End(ctx context.Context, roomID string) error {
	return r.use(ctx, func() {
		delete(r.list, roomID)
		delete(r.seats, roomID)
	})
}

// Sit implements store.Rooms.
func (r *Rooms) Sit(ctx context.Context, roomID, person string) error {
	return r.use(ctx, func() {
		if r.seats == nil {
			r.seats = map[string][]string{}
		}
		if _, listed := r.list[roomID]; listed && !slices.Contains(r.seats[roomID], person) {
			r.seats[roomID] = append(r.seats[roomID], person)
		}
	})
}

// Due implements store.Rooms.
func (r *Rooms) Due(ctx context.Context, now clock.Instant, limit int) ([]string, error) {
	return r.some(ctx, limit, func(_ string, s store.Standing) bool { return s.Due <= now })
}

// Of implements store.Rooms.
func (r *Rooms) Of(ctx context.Context, person string, limit int) ([]string, error) {
	return r.some(ctx, limit, func(id string, s store.Standing) bool {
		return s.Owner == person || slices.Contains(r.seats[id], person)
	})
}

// some returns at most limit rooms that fit, the first due first.
func (r *Rooms) some(ctx context.Context, limit int, fits func(id string, s store.Standing) bool) (some []string, err error) {
	err = r.use(ctx, func() {
		for id, s := range r.list {
			if fits(id, s) {
				some = append(some, id)
			}
		}
		slices.SortFunc(some, func(a, b string) int {
			return cmp.Or(cmp.Compare(r.list[a].Due, r.list[b].Due), cmp.Compare(a, b))
		})
		some = some[:min(limit, len(some))]
	})
	return some, err
}

// Count implements store.Rooms.
func (r *Rooms) Count(ctx context.Context, owner string) (n int, err error) {
	err = r.use(ctx, func() {
		for _, s := range r.list {
			if s.Owner == owner {
				n++
			}
		}
	})
	return n, err
}

// Close ends the use of the list.
func (r *Rooms) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	return nil
}
