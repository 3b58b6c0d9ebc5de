package memory

import (
	"bytes"
	"context"
	"slices"
	"sync"

	"tabuleiro/store"
)

// Imports implements store.Imports. The zero Imports is ready.
type Imports struct {
	mu     sync.Mutex
	list   []imported // the oldest first
	closed bool
}

type imported struct {
	person string
	store.Import
	games []store.Imported
}

// use runs f while nobody else uses the list.
func (s *Imports) use(ctx context.Context, f func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return f()
}

// Add implements store.Imports.
func (s *Imports) Add(ctx context.Context, person string, i store.Import, games []store.Imported, most store.Room) error {
	i.Summary = bytes.Clone(i.Summary)
	games = slices.Clone(games)
	for n, g := range games {
		games[n].Head, games[n].Body = bytes.Clone(g.Head), bytes.Clone(g.Body)
	}
	return s.use(ctx, func() error {
		left := store.Room{Games: most.Games - i.Games, Bytes: most.Bytes - i.Bytes}
		full := false
		for n := len(s.list) - 1; n >= 0; n-- {
			if o := s.list[n]; o.person == person {
				left.Games -= o.Games
				left.Bytes -= o.Bytes
				if full = full || left.Games < 0 || left.Bytes < 0; full {
					s.list = slices.Delete(s.list, n, n+1)
				}
			}
		}
		s.list = append(s.list, imported{person, i, games})
		if most.All > 0 {
			s.leave(most.All)
		}
		return nil
	})
}

// leave lets the oldest imports go while all have more than so many bytes.
func (s *Imports) leave(most int) {
	all := 0
	for _, i := range s.list {
		all += i.Bytes
	}
	n := 0
	for games := 0; all > most && games < store.MostLeave && n < len(s.list)-1; n++ {
		all -= s.list[n].Bytes
		games += s.list[n].Games + 1
	}
	s.list = slices.Delete(s.list, 0, n)
}

// Of implements store.Imports.
func (s *Imports) Of(ctx context.Context, person string, skip, limit int) (list []store.Import, err error) {
	err = s.use(ctx, func() error {
		for _, i := range slices.Backward(s.list) {
			if i.person == person {
				list = append(list, i.Import)
			}
		}
		list = window(list, skip, limit)
		return nil
	})
	return list, err
}

func window[T any](list []T, skip, limit int) []T {
	list = list[min(skip, len(list)):]
	return list[:min(limit, len(list))]
}

// One implements store.Imports.
func (s *Imports) One(ctx context.Context, person, id string) (one store.Import, err error) {
	err = s.use(ctx, func() error {
		for _, i := range s.list {
			if i.person == person && i.ID == id {
				one = i.Import
				return nil
			}
		}
		return store.ErrNotFound
	})
	return one, err
}

// Heads implements store.Imports.
func (s *Imports) Heads(ctx context.Context, id string, skip, limit int) (list []store.Imported, err error) {
	err = s.use(ctx, func() error {
		for _, i := range s.list {
			if i.ID != id {
				continue
			}
			for _, g := range window(i.games, skip, limit) {
				list = append(list, store.Imported{ID: g.ID, Head: g.Head})
			}
		}
		return nil
	})
	return list, err
}

// Game implements store.Imports.
func (s *Imports) Game(ctx context.Context, id string) (one store.Imported, err error) {
	err = s.use(ctx, func() error {
		for _, i := range s.list {
			for _, g := range i.games {
				if g.ID == id {
					one = g
					return nil
				}
			}
		}
		return store.ErrNotFound
	})
	return one, err
}

// Drop implements store.Imports.
func (s *Imports) Drop(ctx context.Context, person, id string) error {
	return s.use(ctx, func() error {
		s.list = slices.DeleteFunc(s.list, func(i imported) bool { return i.person == person && i.ID == id })
		return nil
	})
}

// Close ends the use of the list.
func (s *Imports) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}
