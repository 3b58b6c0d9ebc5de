// Package memory keeps logs in the process: for tests and for servers that may forget.
package memory

import (
	"context"
	"sync"

	"tabuleiro/room"
	"tabuleiro/store"
)

// Log implements store.Log. It keeps events in their stored form, so what a disk would not give
// back is not given back here either. The zero Log is ready.
type Log struct {
	mu     sync.Mutex
	rooms  map[string][][]byte
	closed bool
}

// Append implements store.Log.
func (l *Log) Append(ctx context.Context, roomID string, version int, events []room.Event) error {
	stored := make([][]byte, len(events))
	for i, e := range events {
		var err error
		if stored[i], err = room.Encode(e); err != nil {
			return err
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.closed:
		return store.ErrClosed
	case ctx.Err() != nil:
		return ctx.Err()
	case len(l.rooms[roomID]) != version:
		return store.ErrConflict
	case len(stored) == 0:
		return nil
	}
	if l.rooms == nil {
		l.rooms = map[string][][]byte{}
	}
	l.rooms[roomID] = append(l.rooms[roomID], stored...)
	return nil
}

// Load implements store.Log.
func (l *Log) Load(ctx context.Context, roomID string, after int) ([]room.Event, error) {
	stored, err := l.after(ctx, roomID, after)
	if err != nil {
		return nil, err
	}
	events := make([]room.Event, len(stored))
	for i, s := range stored {
		if events[i], err = room.Decode(s); err != nil {
			return nil, err
		}
	}
	return events, nil
}

func (l *Log) after(ctx context.Context, roomID string, after int) ([][]byte, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch all := l.rooms[roomID]; {
	case l.closed:
		return nil, store.ErrClosed
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case len(all) == 0:
		return nil, store.ErrNotFound
	default:
		return all[min(after, len(all)):], nil
	}
}

// Close ends the use of the log.
func (l *Log) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	return nil
}
