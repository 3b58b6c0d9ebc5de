// Package bus carries messages from who changes a room to all who watch it, in one process or in
// several. The adapters lie below it; bustest holds all of them to the same words.
package bus

import "context"

// Message is one version of a topic and the bytes that tell it. Receivers share Data and must not
// write into it.
type Message struct {
	Version int
	To      uint8 // the groups it is for, as the two who speak over the topic number them; 0: everybody
	Data    []byte
}

// Bus delivers a message at most once to every subscriber of its topic, in the order of
// publishing.
type Bus interface {
	// Publish never waits for a receiver.
	Publish(ctx context.Context, topic string, m Message) error
	// Subscribe receives what is published from now on, until ctx ends; then the channel is
	// closed. It is closed too when its receiver is too slow: who needs every version compares
	// them, and asks the source for what is missing.
	Subscribe(ctx context.Context, topic string) (<-chan Message, error)
}
