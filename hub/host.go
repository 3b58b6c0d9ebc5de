package hub

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"tabuleiro/bus"
	"tabuleiro/clock"
	"tabuleiro/room"
	"tabuleiro/store"
)

const (
	tries  = 3  // how often a command is decided anew when another process was faster
	recent = 16 // how many told versions a host keeps for browsers that come back

	// mostTold is how long such a message may be. A move in a game has a few thousand bytes; a position
	// with very many moves may have millions, and every room its sixteen.
	mostTold = 64 << 10
)

// host runs one room. Its goroutine, live, owns state, told and the thinking fields; uses belongs
// to the Hub's mutex; the rest never changes, or is made to be shared.
type host struct {
	hub     *Hub
	id      string
	mail    chan errand   // without room: who sends holds the host, so an idle host has no mail
	ready   chan struct{} // closed when loaded, or when that failed
	failed  error         // set before ready is closed
	gone    chan struct{} // closed when nobody reads the mail any more
	view    atomic.Pointer[view]
	nowHere atomic.Pointer[toldHere] // who is connected, as it was told last
	place   atomic.Int32             // of the computer's move in the queue, as it was told last; 0 when it does not wait
	uses    int

	state    room.State
	noted    clock.Instant // the list of rooms in play says that this one is due by then
	next     string        // the room that was opened for the next game, until that is saved here
	broken   bool          // a panic was followed by another: state may be anything
	stuck    clock.Instant // since when nothing of this room could be saved; 0 while it can
	told     []bus.Message // the last versions told; never written into
	present  present
	thinking int // the Since of the position that the computer is thinking about
	unthink  context.CancelFunc
}

// view is what a host shows to other goroutines: values that no longer change.
type view struct {
	state room.State
	told  []bus.Message
}

// errand is something for the host's goroutine to do.
type errand struct {
	do     func() error
	answer chan error // holds one: the host never waits for who asked
}

func newHost(h *Hub, id string) *host {
	return &host{
		hub:     h,
		id:      id,
		mail:    make(chan errand),
		ready:   make(chan struct{}),
		gone:    make(chan struct{}),
		state:   room.New(h.Rules),
		unthink: func() {},
		present: newPresent(),
	}
}

// ask gives the host a command and waits for the answer.
func (r *host) ask(ctx context.Context, by room.User, cmd room.Command) error {
	return r.run(ctx, func() error { return r.do(by, cmd) })
}

// refresh lets the host look into the log, for something that another process has added.
func (r *host) refresh(ctx context.Context) error { return r.run(ctx, r.load) }

// run hands f to the host's goroutine and waits until it is done.
func (r *host) run(ctx context.Context, f func() error) error {
	t := errand{f, make(chan error, 1)}
	select {
	case r.mail <- t:
	case <-ctx.Done():
		return ctx.Err()
	case <-r.hub.ctx.Done():
		return ErrClosed
	case <-r.gone:
		if r.hub.ctx.Err() != nil {
			return ErrClosed
		}
		return ErrInternal // it is broken: who holds a host that is whole keeps it
	}
	select {
	case err := <-t.answer:
		return r.hub.named(err)
	case <-ctx.Done():
		return ctx.Err()
	}
}

// live is the host's goroutine: it loads the room and does what it is asked, until nobody has used
// the room for a while, it is broken or the hub closes.
func (r *host) live() {
	defer close(r.gone)
	defer func() { r.unthink() }()
	if r.failed = r.recovered(r.load); r.failed != nil {
		r.hub.forget(r, true)
		close(r.ready)
		return
	}
	r.resume()
	wait := r.untilDue()
	if wait == 0 {
		wait = r.wake() // nobody sees a game in play whose time ran out while nobody had it here
	}
	r.hub.list(r)
	r.present.begin(r.hub.now())
	r.look()
	close(r.ready)
	r.computer()
	idle, due := time.NewTimer(r.hub.Idle), time.NewTimer(wait)
	defer idle.Stop()
	defer due.Stop()
	defer r.present.later.Stop()
	for !r.broken {
		select {
		case t := <-r.mail:
			err := r.guard(t.do)
			r.computer()
			r.look()
			idle.Reset(r.hub.Idle)
			due.Reset(r.untilDue())
			t.answer <- err // who has it knows that the room is at rest
		case <-due.C:
			due.Reset(r.wake())
			r.computer()
			r.look()
		case <-r.present.later.C:
			r.lookAgain()
		case <-idle.C:
			if !r.awaited() && r.hub.forget(r, false) {
				return
			}
			idle.Reset(r.hub.Idle)
		case <-r.hub.ctx.Done():
			return
		}
	}
	r.hub.forget(r, true) // the next who asks has it from the log, and who watches comes back
}

// do carries a command out. When another process was faster with this room, or the asker has seen
// what this one has not, it is decided anew on what the log says.
func (r *host) do(by room.User, cmd room.Command) error {
	if err := r.unstick(); err != nil {
		return err
	}
	for try := 1; ; try++ {
		before := r.state.Version
		err := r.attempt(by, cmd)
		behind := errors.Is(err, store.ErrConflict) || errors.Is(err, room.ErrNoSuchPly)
		if !behind || r.state.Version == before || try == tries {
			return err
		}
	}
}

// attempt is the whole life of a command: decide, save, apply, tell. The context is the hub's,
// never the asker's: a closed browser must not cut a commit in two.
func (r *host) attempt(by room.User, cmd room.Command) error {
	cmd, err := r.withFacts(cmd)
	if err != nil {
		return err
	}
	events, err := r.state.Decide(r.hub.now(), by, cmd)
	if errors.Is(err, room.ErrNoSuchPly) {
		return r.reload(err)
	}
	if err != nil || len(events) == 0 {
		return err
	}
	states, err := r.fold(events)
	if err != nil {
		return r.reload(err)
	}
	last := states[len(states)-1]
	if err := r.openNext(by, events, last); err != nil {
		return err
	}
	r.foresee(last)
	if err := r.hub.Log.Append(r.hub.ctx, r.id, r.state.Version, events); err != nil {
		r.notSaved(err)
		return r.reload(err)
	}
	r.hub.counted.saved(events)
	r.dropNext(last)
	before := r.state
	for i, e := range events {
		r.state = states[i]
		r.tell(e)
	}
	r.hub.noteSeated(r.id, events)
	r.remind(by, before, events)
	if last.Over() && !before.Over() {
		r.hub.strike(r.id)
	}
	return nil
}

// fold returns the states that events lead to, one after another.
func (r *host) fold(events []room.Event) ([]room.State, error) {
	states := make([]room.State, len(events))
	s := r.state
	for i, e := range events {
		var err error
		if s, err = s.Apply(e); err != nil {
			return nil, err
		}
		states[i] = s
	}
	return states, nil
}

// reload brings the room back to what the log says, whatever happened, and returns why.
func (r *host) reload(why error) error {
	why = fmt.Errorf("room %s: %w", r.id, why)
	if err := r.load(); err != nil {
		return errors.Join(why, err)
	}
	return why
}

// load folds what the log holds beyond what is known here. It costs nothing where there is nothing
// new: anybody may cause it, by naming a version that has not come.
func (r *host) load() error { return r.loadOn(r.state) }

// loadAnew folds the whole log, whatever is known here.
func (r *host) loadAnew() error { return r.loadOn(room.New(r.hub.Rules)) }

// loadOn folds the log from s on. What a loaded room did not know yet is told.
func (r *host) loadOn(s room.State) error {
	events, err := r.hub.Log.Load(r.hub.ctx, r.id, s.Version)
	if err != nil {
		return err
	}
	known := r.state.Version
	for _, e := range events {
		if s, err = s.Apply(e); err != nil {
			return fmt.Errorf("room %s: %w", r.id, err)
		}
		if known > 0 && s.Version > known {
			r.state = s
			r.tell(e)
		}
	}
	r.state = s
	r.dropNext(s)
	r.noted, _ = s.Deadline() // or earlier: whoever made it so noted it
	r.view.Store(&view{r.state, r.told})
	return nil
}

// tell sends the event that made the present state to everybody who watches. Of one that not
// everybody may see the others get the version alone. A lost message is healed by the next version or
// by the heartbeat.
func (r *host) tell(e room.Event) {
	m := bus.Message{Version: r.state.Version}
	m.Data = r.hub.Encoder.Event(r.id, r.state, e)
	if a := e.Audience(); a != room.Everybody {
		m.To = uint8(a)
	}
	r.told = append(slices.Clone(r.told[max(0, len(r.told)-recent+1):]), m)
	if _, ok := e.(room.Seated); ok || len(m.Data) > mostTold {
		r.told = nil // who comes back gets the state: it may be he who sat down, or is about as long
	}
	r.view.Store(&view{r.state, r.told})
	if err := r.hub.Bus.Publish(r.hub.ctx, r.id, m); err != nil {
		r.hub.Logger.Warn("a message was not published", "room", r.id, "version", m.Version, "err", err)
	}
}

// guard runs f. When f panics, the process lives, and a room that was loaded goes on from its log. If
// that fails too, the room is broken: it leaves memory.
func (r *host) guard(f func() error) error {
	err := r.recovered(f)
	if !errors.As(err, new(panicked)) {
		return err
	}
	if again := r.recovered(r.loadAnew); again != nil {
		r.broken = true
		err = errors.Join(err, again)
	}
	return err
}

// panicked is ErrInternal where it is about f itself.
type panicked struct{ error }

func (p panicked) Unwrap() error { return p.error }

// recovered runs f, and makes a panic an error and a line in the log.
func (r *host) recovered(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			r.hub.counted.panics.Add(1)
			r.hub.Logger.Error("a room panicked", "room", r.id, "panic", p, "stack", string(debug.Stack()))
			err = panicked{ErrInternal}
		}
	}()
	return f()
}
