package hub

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
)

// TestPoolIsFair: users take turns, whatever the order in which their games came.
func TestPoolIsFair(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPool(1)
		if err := p.enter(t.Context(), "first", unheard); err != nil {
			t.Fatal(err)
		}
		var order []string
		var all sync.WaitGroup
		for _, user := range []string{"a", "a", "a", "b", "b", "c"} {
			all.Go(func() {
				if err := p.enter(t.Context(), user, unheard); err != nil {
					t.Error(err)
				}
				order = append(order, user) // one at a time: that is what the pool is for
				p.leave()
			})
			synctest.Wait()
		}
		p.leave()
		all.Wait()
		if want := []string{"a", "b", "c", "a", "b", "a"}; !slices.Equal(order, want) {
			t.Errorf("turns went to %v; want %v", order, want)
		}
		wantEmpty(t, p, 1)
	})
}

// TestPoolShowsItsQueue: how many wait, and where each user stands.
func TestPoolShowsItsQueue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPool(1)
		if err := p.enter(t.Context(), "first", unheard); err != nil {
			t.Fatal(err)
		}
		want := func(waits, a, b, c int) {
			t.Helper()
			if got := [4]int{p.waits(), p.place("a"), p.place("b"), p.place("c")}; got != [4]int{waits, a, b, c} {
				t.Errorf("waiting, and places of a, b and c: %v; want %v", got, [4]int{waits, a, b, c})
			}
		}
		want(0, 0, 0, 0)
		ctx, cancel := context.WithCancel(t.Context())
		var all sync.WaitGroup
		for _, user := range []string{"a", "a", "b", "c"} {
			all.Go(func() {
				if p.enter(ctx, user, unheard) == nil {
					<-ctx.Done()
					p.leave()
				}
			})
			synctest.Wait()
		}
		want(4, 1, 2, 3)
		p.leave() // a thinks, and waits for more
		synctest.Wait()
		want(3, 3, 1, 2)
		cancel()
		all.Wait()
		want(0, 0, 0, 0)
	})
}

// TestPoolCancel: who gives up leaves no trace, at any place in the queue.
func TestPoolCancel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPool(1)
		if err := p.enter(t.Context(), "first", unheard); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		var all sync.WaitGroup
		for _, user := range []string{"a", "b", "a", "c"} {
			all.Go(func() {
				if err := p.enter(ctx, user, unheard); !errors.Is(err, context.Canceled) {
					t.Errorf("%v; want context.Canceled", err)
				}
			})
			synctest.Wait()
		}
		cancel()
		all.Wait()
		p.leave()
		wantEmpty(t, p, 1)
	})
}

// TestPoolCancelRace cancels turns in the moment in which they come.
func TestPoolCancelRace(t *testing.T) {
	p := newPool(2)
	for range 200 {
		ctx, cancel := context.WithCancel(t.Context())
		var all sync.WaitGroup
		for _, user := range []string{"a", "a", "b", "c", "c"} {
			all.Go(func() {
				if p.enter(ctx, user, unheard) == nil {
					p.leave()
				}
			})
		}
		cancel()
		all.Wait()
	}
	wantEmpty(t, p, 2)
}

func wantEmpty(t *testing.T, p *pool, free int) {
	t.Helper()
	if p.free != free || len(p.queue) != 0 || len(p.waiting) != 0 {
		t.Errorf("%d places are free, %v and %v wait; want %d, and nobody", p.free, p.queue, p.waiting, free)
	}
}

// unheard is for who does not ask for places.
func unheard(int) {}
