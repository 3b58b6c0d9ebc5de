// Package store is what the program asks of a place that keeps things. The adapters lie below it;
// storetest holds all of them to the same words.
package store

import (
	"context"
	"errors"

	"tabuleiro/clock"
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

// Rooms lists the rooms in play, beside their logs: what is due, and how many somebody has. It may
// be made anew from the logs. Its writes are as durable as theirs.
type Rooms interface {
	// Put notes a room in play. For one that is noted it changes Due alone: the owner stays.
	Put(ctx context.Context, roomID string, s Standing) error
	// Sit notes that a person plays in a room that is on the list, who need not be its owner; twice
	// is once.
	Sit(ctx context.Context, roomID, person string) error
	// End strikes a room off the list; one that is not on it is no error.
	End(ctx context.Context, roomID string) error
	// Due returns at most limit rooms that are due at or before now, the longest due first.
	Due(ctx context.Context, now clock.Instant, limit int) ([]string, error)
	// Count returns how many rooms of an owner are in play.
	Count(ctx context.Context, owner string) (int, error)
	// Of returns at most limit rooms that a person owns or plays in, the first due first.
	Of(ctx context.Context, person string, limit int) ([]string, error)
}

// Standing is what is noted of a room in play.
type Standing struct {
	Owner string        // the id of the person who opened it; "" for nobody
	Due   clock.Instant // the room has no deadline before
}

// Subscriptions are where people want to be told of something while no page of theirs is open. Its writes
// are as durable as those of a Log.
type Subscriptions interface {
	// Subscribe keeps s for a person, who then has at most so many: the oldest leave. An endpoint that is
	// named again is as new, and belongs to the last who names it.
	Subscribe(ctx context.Context, person string, s Subscription, most int) error
	// Unsubscribe forgets an endpoint of a person; one that is not his is no error.
	Unsubscribe(ctx context.Context, person, endpoint string) error
	// Of returns those of a person, the oldest first.
	Of(ctx context.Context, person string) ([]Subscription, error)
}

// Subscription is a browser that takes messages by Web Push.
type Subscription struct {
	Endpoint string // at its push service; who knows it may send there
	Key      []byte // the browser's public key, p256dh in RFC 8291
	Auth     []byte // its secret, auth in RFC 8291
	Lang     string // in which it is told
	Site     string // the origin at which it asked for that
}

// Writes counts what an adapter has written since it was opened.
type Writes struct {
	Commits uint64 // transactions, each of which waited for the disk
	Rows    uint64 // in them
	Failed  uint64 // transactions that were given up
}

// Outage is a time in which the server was down: from when it was last known to be up until it was
// again.
type Outage struct{ Down, Up clock.Instant }

// The errors of every adapter, beside those of its disk and of ctx.
var (
	ErrConflict = errors.New("the log holds another number of events")
	ErrNotFound = errors.New("it is not kept")
	ErrClosed   = errors.New("the store is closed")
)
