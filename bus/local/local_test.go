package local

import (
	"context"
	"testing"

	"go.uber.org/goleak"

	"tabuleiro/bus"
	"tabuleiro/bus/bustest"
)

func TestBus(t *testing.T) {
	defer goleak.VerifyNone(t)
	bustest.Run(t, func(*testing.T) bus.Bus { return &Bus{} })
}

// TestForgetsTopics: a topic that nobody hears any more takes no memory.
func TestForgetsTopics(t *testing.T) {
	var b Bus
	ctx, end := context.WithCancel(t.Context())
	first, _ := b.Subscribe(ctx, "a")
	second, _ := b.Subscribe(ctx, "b")
	end()
	for range first {
	}
	for range second {
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if n := len(b.topics); n != 0 {
		t.Errorf("%d topics are left", n)
	}
}
