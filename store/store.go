// Package store is what the program asks of a place that keeps things. The adapters lie below it;
// storetest holds all of them to the same words.
package store

import (
	"context"
	"errors"

	"tabuleiro/room"
)

// Log keeps the events of rooms for ever. It is the one arbiter between two who would write the
// same version.
type Log interface {
	// Append adds events to the room's log, which must hold exactly version events now; otherwise
	// ErrConflict. All or nothing: once it returns nil they survive any crash, and when ctx ends
	// before they are written none of them is. Without events it only compares the version.
	Append(ctx context.Context, roomID string, version int, events []room.Event) error
	// Load returns the events after the first after ones, in order; ErrNotFound when the room has
	// none at all.
	Load(ctx context.Context, roomID string, after int) ([]room.Event, error)
}

// The errors of every adapter, beside those of its disk and of ctx.
var (
	ErrConflict = errors.New("the log holds another number of events")
	ErrNotFound = errors.New("no such room")
	ErrClosed   = errors.New("the store is closed")
)
