package soak

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"tabuleiro/internal/child"
)

// outage is a time without a server, from the kill until it listens again.
type outage struct{ from, to time.Time }

// host is the server, which is killed from time to time.
type host struct {
	*child.Server
	mu      sync.Mutex
	outages []outage
	up      chan struct{} // closed while it listens
}

func newHost(s *child.Server) *host {
	up := make(chan struct{})
	close(up)
	return &host{Server: s, up: up}
}

// longestDown is how long a killed server stays away at most.
const longestDown = 3 * time.Second

// haunt kills the server so often within a span, at moments that are spread over it by chance.
func (h *host) haunt(ctx context.Context, span time.Duration, kills int, dice *rand.Rand) error {
	begun := time.Now()
	moments := make([]time.Duration, kills)
	for i := range moments {
		moments[i] = time.Duration(dice.Float64() * float64(span-longestDown))
	}
	slices.Sort(moments)
	for _, moment := range moments {
		if !sleep(ctx, moment-time.Since(begun)) {
			return nil
		}
		if err := h.strike(ctx, time.Duration(dice.Float64()*float64(min(longestDown, span/10)))); err != nil {
			return err
		}
	}
	return nil
}

// strike kills the server, and starts it again after a while, whatever ctx says.
func (h *host) strike(ctx context.Context, down time.Duration) error {
	h.mu.Lock()
	h.up = make(chan struct{})
	h.mu.Unlock()
	from := time.Now()
	if err := h.Kill(); err != nil {
		return err
	}
	sleep(ctx, down)
	if err := h.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.outages = append(h.outages, outage{from, time.Now()})
	close(h.up)
	return nil
}

// wait returns when the server listens; false when ctx ends before.
func (h *host) wait(ctx context.Context) bool {
	h.mu.Lock()
	up := h.up
	h.mu.Unlock()
	select {
	case <-up:
		return ctx.Err() == nil
	case <-ctx.Done():
		return false
	}
}

// kills returns how often it was killed.
func (h *host) kills() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.outages)
}

// sleep waits; false when ctx ends before.
func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-ctx.Done():
		return false
	}
}
