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
	return r.use(ctx, func() { delete(r.list, roomID) })
}

// Due implements store.Rooms.
func (r *Rooms) Due(ctx context.Context, now clock.Instant, limit int) (due []string, err error) {
	err = r.use(ctx, func() {
		for id, s := range r.list {
			if s.Due <= now {
				due = append(due, id)
			}
		}
		slices.SortFunc(due, func(a, b string) int {
			return cmp.Or(cmp.Compare(r.list[a].Due, r.list[b].Due), cmp.Compare(a, b))
		})
		due = due[:min(limit, len(due))]
	})
	return due, err
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
