// Package bustest is one suite for every adapter of package bus.
package bustest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"tabuleiro/bus"
)

// patience is how long a message may take that must come.
const patience = 10 * time.Second

// Run runs the suite. open makes a bus.
func Run(t *testing.T, open func(t *testing.T) bus.Bus) {
	t.Run("delivers in order", func(t *testing.T) { inOrder(t, open(t)) })
	t.Run("delivers to all of a topic and to no other", func(t *testing.T) { byTopic(t, open(t)) })
	t.Run("delivers nothing from before", func(t *testing.T) { nothingBefore(t, open(t)) })
	t.Run("closes the channel when the context ends", func(t *testing.T) { endsWithContext(t, open(t)) })
	t.Run("refuses a context that has ended", func(t *testing.T) { refusesEnded(t, open(t)) })
	t.Run("drops a slow receiver and no other", func(t *testing.T) { dropsSlow(t, open(t)) })
	t.Run("serves many at once", func(t *testing.T) { manyAtOnce(t, open(t)) })
}

func inOrder(t *testing.T, b bus.Bus) {
	messages := subscribe(t, b, "t")
	for v := 1; v <= 20; v++ {
		publish(t, b, "t", v)
	}
	for v := 1; v <= 20; v++ {
		want(t, messages, v)
	}
}

func byTopic(t *testing.T, b bus.Bus) {
	first, second, other := subscribe(t, b, "t"), subscribe(t, b, "t"), subscribe(t, b, "t2")
	publish(t, b, "t", 1)
	publish(t, b, "nobody", 2)
	publish(t, b, "t2", 3)
	want(t, first, 1)
	want(t, second, 1)
	want(t, other, 3)
}

func nothingBefore(t *testing.T, b bus.Bus) {
	publish(t, b, "t", 1)
	messages := subscribe(t, b, "t")
	publish(t, b, "t", 2)
	want(t, messages, 2)
}

func endsWithContext(t *testing.T, b bus.Bus) {
	ctx, end := context.WithCancel(t.Context())
	messages, err := b.Subscribe(ctx, "t")
	if err != nil {
		t.Fatal(err)
	}
	stays := subscribe(t, b, "t")
	end()
	wantClosed(t, messages)
	publish(t, b, "t", 1)
	want(t, stays, 1)
}

func refusesEnded(t *testing.T, b bus.Bus) {
	ctx, end := context.WithCancel(t.Context())
	end()
	if _, err := b.Subscribe(ctx, "t"); !errors.Is(err, context.Canceled) {
		t.Errorf("Subscribe: %v; want context.Canceled", err)
	}
}

// dropsSlow publishes more than any buffer holds to one who does not read and one who does.
func dropsSlow(t *testing.T, b bus.Bus) {
	const n = 100_000
	slow, quick := subscribe(t, b, "t"), subscribe(t, b, "t")
	for v := 1; v <= n; v++ {
		publish(t, b, "t", v)
		want(t, quick, v)
	}
	last := 0
	for m := range slow {
		if m.Version != last+1 {
			t.Fatalf("version %d came after %d", m.Version, last)
		}
		last = m.Version
	}
	if last == n {
		t.Error("the slow receiver was waited for")
	}
}

func manyAtOnce(t *testing.T, b bus.Bus) {
	const topics, receivers, messages = 8, 4, 20
	var all sync.WaitGroup
	for n := range topics {
		topic := fmt.Sprint("topic", n)
		for range receivers {
			channel := subscribe(t, b, topic)
			all.Go(func() {
				for v := 1; v <= messages; v++ {
					want(t, channel, v)
				}
			})
		}
		all.Go(func() {
			for v := 1; v <= messages; v++ {
				publish(t, b, topic, v)
			}
		})
	}
	all.Wait()
}

func subscribe(t *testing.T, b bus.Bus, topic string) <-chan bus.Message {
	t.Helper()
	messages, err := b.Subscribe(t.Context(), topic)
	if err != nil {
		t.Fatal(err)
	}
	return messages
}

func publish(t *testing.T, b bus.Bus, topic string, version int) {
	t.Helper()
	m := bus.Message{Version: version, Data: data(version)}
	if err := b.Publish(t.Context(), topic, m); err != nil {
		t.Errorf("Publish: %v", err)
	}
}

func data(version int) []byte { return fmt.Appendf(nil, "\x00message %d", version) }

func want(t *testing.T, messages <-chan bus.Message, version int) {
	t.Helper()
	select {
	case m, open := <-messages:
		if !open || m.Version != version || !bytes.Equal(m.Data, data(version)) {
			t.Errorf("received %d %q (open: %v); want version %d", m.Version, m.Data, open, version)
		}
	case <-time.After(patience):
		t.Errorf("version %d did not come", version)
	}
}

func wantClosed(t *testing.T, messages <-chan bus.Message) {
	t.Helper()
	select {
	case m, open := <-messages:
		if open {
			t.Errorf("received version %d; want a closed channel", m.Version)
		}
	case <-time.After(patience):
		t.Error("the channel was not closed")
	}
}
