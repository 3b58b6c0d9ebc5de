// Package local is a bus within one process, of Go channels.
package local

import (
	"context"
	"sync"

	"tabuleiro/bus"
)

// buffer is how many messages a receiver may be behind.
const buffer = 32

// Bus implements bus.Bus. The zero Bus is ready. It starts no goroutine.
type Bus struct {
	mu     sync.Mutex // held while sending too, which never waits
	topics map[string]map[chan bus.Message]struct{}
}

// Publish implements bus.Bus.
func (b *Bus) Publish(_ context.Context, topic string, m bus.Message) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	for receiver := range b.topics[topic] {
		select {
		case receiver <- m:
		default:
			b.drop(topic, receiver)
		}
	}
	return nil
}

// Subscribe implements bus.Bus.
func (b *Bus) Subscribe(ctx context.Context, topic string) (<-chan bus.Message, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	receiver := make(chan bus.Message, buffer)
	b.add(topic, receiver)
	context.AfterFunc(ctx, func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.drop(topic, receiver)
	})
	return receiver, nil
}

func (b *Bus) add(topic string, receiver chan bus.Message) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.topics == nil {
		b.topics = map[string]map[chan bus.Message]struct{}{}
	}
	if b.topics[topic] == nil {
		b.topics[topic] = map[chan bus.Message]struct{}{}
	}
	b.topics[topic][receiver] = struct{}{}
}

// drop closes a receiver, once.
func (b *Bus) drop(topic string, receiver chan bus.Message) {
	if _, there := b.topics[topic][receiver]; !there {
		return
	}
	delete(b.topics[topic], receiver)
	if len(b.topics[topic]) == 0 {
		delete(b.topics, topic)
	}
	close(receiver)
}
