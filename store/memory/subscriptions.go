package memory

import (
	"bytes"
	"context"
	"slices"
	"sync"

	"tabuleiro/store"
)

// Subscriptions implements store.Subscriptions. The zero Subscriptions is ready.
type Subscriptions struct {
	mu     sync.Mutex
	list   []subscribed // the oldest first
	closed bool
}

type subscribed struct {
	person string
	store.Subscription
}

// use runs f while nobody else uses the list.
func (s *Subscriptions) use(ctx context.Context, f func()) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	f()
	return nil
}

// Subscribe implements store.Subscriptions.
func (s *Subscriptions) Subscribe(ctx context.Context, person string, sub store.Subscription, most int) error {
	sub.Key, sub.Auth = bytes.Clone(sub.Key), bytes.Clone(sub.Auth)
	return s.use(ctx, func() {
		s.drop(func(o subscribed) bool { return o.Endpoint == sub.Endpoint })
		s.list = append(s.list, subscribed{person, sub})
		for mine := s.of(person); len(mine) > most; mine = mine[1:] {
			s.drop(func(o subscribed) bool { return o.Endpoint == mine[0].Endpoint })
		}
	})
}

// Unsubscribe implements store.Subscriptions.
func (s *Subscriptions) Unsubscribe(ctx context.Context, person, endpoint string) error {
	return s.use(ctx, func() {
		s.drop(func(o subscribed) bool { return o.person == person && o.Endpoint == endpoint })
	})
}

// Of implements store.Subscriptions.
func (s *Subscriptions) Of(ctx context.Context, person string) (list []store.Subscription, err error) {
	err = s.use(ctx, func() { list = s.of(person) })
	return list, err
}

func (s *Subscriptions) of(person string) (list []store.Subscription) {
	for _, o := range s.list {
		if o.person == person {
			list = append(list, o.Subscription)
		}
	}
	return list
}

func (s *Subscriptions) drop(which func(subscribed) bool) { s.list = slices.DeleteFunc(s.list, which) }

// Close ends the use of the list.
func (s *Subscriptions) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}
