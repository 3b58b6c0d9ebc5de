package store

import (
	"context"

	"tabuleiro/clock"
)

// Imports keeps the games that people have brought in files. Its writes are as durable as those of a Log.
type Imports interface {
	// Add keeps an import with its games for a person, who then has at most so many games and bytes: the oldest
	// imports leave, this one never. Where all persons together have more than most.All, the oldest of anybody leave
	// until MostLeave games have: what is still too much leaves with the next. All or nothing.
	Add(ctx context.Context, person string, i Import, games []Imported, most Room) error
	// Of returns a person's imports, the newest first: after the first skip ones, limit of them at most.
	Of(ctx context.Context, person string, skip, limit int) ([]Import, error)
	// One returns an import of a person, ErrNotFound for one that is not his.
	One(ctx context.Context, person, id string) (Import, error)
	// Heads returns games of an import in their order, without their bodies: after the first skip ones, limit of
	// them at most.
	Heads(ctx context.Context, id string, skip, limit int) ([]Imported, error)
	// Game returns a game, whoever's it is; ErrNotFound for one that is not kept.
	Game(ctx context.Context, id string) (Imported, error)
	// Drop forgets an import of a person with its games; one that is not his is no error.
	Drop(ctx context.Context, person, id string) error
}

// Import is what was read of one file.
type Import struct {
	ID      string // nobody guesses it
	At      clock.Instant
	Games   int    // that are kept
	Bytes   int    // of their heads and bodies
	Summary []byte // what there is to say of the file; its form is the caller's
}

// Imported is a game of an import.
type Imported struct {
	ID   string // nobody guesses it
	Head []byte // for lists; its form, and the body's, are the caller's
	Body []byte
}

// Room is how much somebody may keep, and all persons together.
type Room struct {
	Games, Bytes int
	All          int // bytes; 0: as many as come
}

// MostLeave are the games that leave at once where all have too much, and no import after them; each import counts as
// a game more. Moves wait while they leave, some 15 ms for a thousand.
const MostLeave = 20_000
