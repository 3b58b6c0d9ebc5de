// Package hub runs rooms: the clock, the store, the bus and the engine meet the room here.
//
// A Hub keeps the rooms in use in memory, each owned by one goroutine. Everything a room does is
// saved before anybody hears of it, so a room may leave memory, and the process may die, at any
// moment: the log is the truth, and the next who asks brings the room back from it.
//
//	h := hub.New(hub.Config{...})
//	defer h.Close()
//	id, err := h.Open(ctx, user, room.Open{Rules: rules.ID(), Seats: ...})
//	err = h.Do(ctx, id, user, room.Play{Ply: 0, V: 1, Move: "c3-d4"})
//
//	messages, err := h.Watch(ctx, id, user, after) // after: the last version the browser has, or 0
//	for data := range messages {                   // state or missing events, then live ones and beats
//		if conn.Write(ctx, data) != nil {
//			break
//		}
//	}
package hub

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"sync"
	"time"

	"tabuleiro/bus"
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/hint"
	"tabuleiro/room"
	"tabuleiro/store"
)

// Errors of a hub. Others come from the room (room.Error, *game.Refusal, *game.UnknownRules,
// *game.FENError), the store (store.ErrNotFound and whatever a disk says) and ctx.
var (
	ErrClosed   = errors.New("the hub is closed")
	ErrInternal = errors.New("internal error") // a panic; it is logged, and the room goes on from its log
)

// Encoder turns what happens in a room into the bytes that browsers get. It is called from many
// goroutines.
type Encoder interface {
	// State is the whole room as one viewer sees it now.
	State(id string, s room.State, viewer room.Audience, now clock.Instant) []byte
	// Event tells e, which made s; it is called once however many watch. e may be the first of
	// several that one command made, and the next follows at once.
	Event(id string, s room.State, e room.Event) []byte
	// Passed is the version of an event that a viewer may not see.
	Passed(version int) []byte
	// Here tells who is connected.
	Here(h room.Here) []byte
	// Beat repeats the room's version, and tells the time and where the computer's move stands in
	// the queue: 1 for the next, 0 for one that does not wait.
	Beat(version int, now clock.Instant, place int) []byte
}

// Thinker chooses the computer's moves. It is called from several goroutines, and stops when ctx
// ends.
type Thinker interface {
	Choose(ctx context.Context, t Task) (Answer, error)
}

// Answer is a move that was chosen.
type Answer struct {
	Move string        // its text
	Seen time.Duration // how long after it was asked for it is played, so that people see it come
}

// Task is a move for the computer to choose.
type Task struct {
	Line   game.Line
	Level  int
	Left   clock.Span // on the computer's clock, when it begins to think; 0 where none runs
	Bonus  clock.Span // that it gets for the move
	Little bool       // its user has used up his engine time
}

// Config is what a Hub is made of. Every field is needed, but for the bounds on one user.
type Config struct {
	Rules    room.Find
	Log      store.Log
	Rooms    store.Rooms
	Bus      bus.Bus
	Encoder  Encoder
	Thinker  Thinker
	Thinkers int       // how many computer moves are thought about at once
	Rand     io.Reader // for room ids: unguessable
	Now      func() time.Time
	Logger   *slog.Logger
	Beat     time.Duration // between two heartbeats to a watcher
	Idle     time.Duration // how long a room that nobody uses stays in memory

	ThinkPerUser Allowance // of engine time; the zero Allowance for any amount
	RoomsPerUser int       // how many rooms in play one may have opened; 0 for any number

	Reminders Reminders // tells who is not connected; nil for nobody

	Outages []store.Outage // when the server was down, the earliest first: what clocks stood still for
}

// Hub runs rooms.
type Hub struct {
	Config
	pool    *pool
	purses  *purses
	ctx     context.Context // every host's own; ends with Close
	stop    context.CancelFunc
	counted counted
	done    sync.WaitGroup // the goroutines of hosts, of computer moves and of the sweep

	opening [64]sync.Mutex // by openers: from counting somebody's rooms to noting another

	mu     sync.Mutex
	hosts  map[string]*host // the rooms in memory
	public map[string]*host // those of them that are public tables
}

// New returns a Hub. Close ends it.
func New(c Config) *Hub {
	ctx, stop := context.WithCancel(context.Background())
	h := &Hub{Config: c, pool: newPool(c.Thinkers), purses: newPurses(c.ThinkPerUser), ctx: ctx, stop: stop, hosts: map[string]*host{}, public: map[string]*host{}}
	h.done.Go(h.sweepAlways)
	return h
}

// Close stops every room where it stands and ends every Watch. A command that is being saved is
// saved, or not, but never in part. It waits for all goroutines of the hub.
func (h *Hub) Close() {
	h.mu.Lock()
	h.stop()
	h.mu.Unlock()
	h.done.Wait()
}

func (h *Hub) now() clock.Instant { return clock.Of(h.Now()) }

// Do gives the room a command of a user and waits until what follows from it is saved. When ctx
// ends first, the command may still be carried out.
func (h *Hub) Do(ctx context.Context, id string, by room.User, cmd room.Command) error {
	r, err := h.hold(ctx, id)
	if err != nil {
		return err
	}
	defer h.release(r)
	return r.ask(ctx, by, cmd)
}

// State returns the room as it stands.
func (h *Hub) State(ctx context.Context, id string) (room.State, error) {
	r, err := h.hold(ctx, id)
	if err != nil {
		return room.State{}, err
	}
	defer h.release(r)
	return r.view.Load().state, nil
}

// Why answers a user alone: the move that text means now, or why there is none.
func (h *Hub) Why(ctx context.Context, id string, by room.User, text string) (game.Move, *game.Refusal, error) {
	s, err := h.State(ctx, id)
	if err != nil {
		return game.Move{}, nil, err
	}
	m, refusal := s.Why(by, text)
	return m, refusal, nil
}

// Foresee tells a player how the game would stand after further moves.
func (h *Hub) Foresee(ctx context.Context, id string, by room.User, moves []string) (room.State, []string, error) {
	s, err := h.State(ctx, id)
	if err != nil {
		return room.State{}, nil, err
	}
	return s.Foresee(by, moves)
}

// Advise tells a player what his moves do, where no second person is at the table.
func (h *Hub) Advise(ctx context.Context, id string, by room.User, v int) ([]hint.Advised, error) {
	s, err := h.State(ctx, id)
	if err != nil {
		return nil, err
	}
	return s.Advise(by, v)
}

// hold returns the room's host, loaded, and keeps it in memory until release.
func (h *Hub) hold(ctx context.Context, id string) (*host, error) {
	r, err := h.find(id)
	if err != nil {
		return nil, err
	}
	select {
	case <-r.ready:
		err = r.failed
	case <-ctx.Done():
		err = ctx.Err()
	}
	if err != nil {
		h.release(r)
		return nil, h.named(err)
	}
	return r, nil
}

// named calls by its name what ends because the hub does.
func (h *Hub) named(err error) error {
	if errors.Is(err, context.Canceled) && h.ctx.Err() != nil {
		return ErrClosed
	}
	return err
}

// find returns the host of a room, one use more, and starts it if there is none.
func (h *Hub) find(id string) (*host, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.ctx.Err() != nil {
		return nil, ErrClosed
	}
	r := h.hosts[id]
	if r == nil {
		r = newHost(h, id)
		h.hosts[id] = r
		h.done.Go(r.live)
	}
	r.uses++
	return r, nil
}

func (h *Hub) release(r *host) {
	h.mu.Lock()
	defer h.mu.Unlock()
	r.uses--
}

// forget takes a host out of memory, unless it is used and must is false.
func (h *Hub) forget(r *host, must bool) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if r.uses > 0 && !must {
		return false
	}
	delete(h.hosts, r.id)
	delete(h.public, r.id)
	return true
}
