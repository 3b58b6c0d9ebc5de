package hub

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"tabuleiro/bus"
	"tabuleiro/game"
	"tabuleiro/room"
)

// computer lets the computer do what is its turn to do. It runs on the host's goroutine after
// every command.
func (r *host) computer() {
	if r.broken {
		return
	}
	r.answer()
	due := !r.state.Over() && r.state.Seats[r.state.Turn()].User == room.Computer
	if due && r.thinking == r.state.Since {
		return
	}
	r.unthink()
	r.thinking, r.unthink = 0, func() {}
	if due {
		r.begin(r.state)
	}
}

// begin lets the computer think about its move in s.
func (r *host) begin(s room.State) {
	ctx, stop := context.WithCancel(r.hub.ctx)
	r.thinking, r.unthink = s.Since, stop
	if _, err := r.hub.find(r.id); err != nil {
		return // the hub is closing
	}
	r.hub.done.Go(func() {
		defer r.hub.release(r)
		r.think(ctx, s)
	})
}

// answer lets the computer answer what it is asked: it declines draws, and wants the piece moved that
// was touched first.
func (r *host) answer() {
	s := &r.state
	var cmd room.Command
	switch o := s.Offered(room.Draw); {
	case o.ID != 0 && s.Seats[o.By.Other()].User == room.Computer:
		cmd = room.Answer{ID: o.ID}
	case s.Undesignated() && s.Seats[s.Turn().Other()].User == room.Computer:
		cmd = room.Designate{V: s.Version, Square: s.Hand.Touched[0]}
	default:
		return
	}
	if err := r.guard(func() error { return r.do(room.Computer, cmd) }); err != nil {
		r.hub.Logger.Error("the computer did not answer", "room", r.id, "err", err)
	}
}

// The pauses after a computer move that failed: the room must not stand still for ever, nor the
// log fill with it.
const (
	firstPause = time.Second
	lastPause  = time.Minute
)

// mostFailed is how often the computer may fail to find a move, in two minutes, before it gives the
// game up. A move that could not be saved does not count.
const mostFailed = 8

// noMove is the error of a computer that found no move, or none that the room takes.
type noMove struct{ error }

func (e noMove) Unwrap() error { return e.error }

// think is a goroutine of its own: it plays the computer's move in s, and tries again when that
// fails, until ctx ends because the room went on.
func (r *host) think(ctx context.Context, s room.State) {
	failed := 0
	for pause := firstPause; ; pause = min(2*pause, lastPause) {
		err := r.computerMove(ctx, s)
		if errors.As(err, new(noMove)) && ctx.Err() == nil {
			failed++
		}
		if failed >= mostFailed {
			err = errors.Join(err, r.ask(ctx, room.Computer, room.Resign{V: s.Version}))
		}
		if err == nil || ctx.Err() != nil {
			return
		}
		r.hub.Logger.Error("the computer did not move", "room", r.id, "version", s.Version, "err", err)
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return
		}
	}
}

// computerMove finds the computer's move in s and plays it. A panic, of the engine or of the rules, is
// one way to find none.
func (r *host) computerMove(ctx context.Context, s room.State) (err error) {
	defer func() {
		if p := recover(); p != nil {
			r.hub.counted.panics.Add(1)
			err = noMove{fmt.Errorf("panic: %v\n%s", p, debug.Stack())}
		}
	}()
	asked := r.hub.Now()
	answer, err := r.choose(ctx, s)
	if err != nil {
		return noMove{err}
	}
	if err := pause(ctx, answer.Seen-r.hub.Now().Sub(asked)); err != nil {
		return err
	}
	err = r.put(ctx, s, answer.Move)
	if errors.Is(err, room.ErrTooManyCaptures) {
		return r.putAnother(ctx, s)
	}
	return err
}

// put plays a move of the computer's choice.
func (r *host) put(ctx context.Context, s room.State, move string) error {
	err := r.ask(ctx, room.Computer, room.Play{Ply: s.Line.Ply(), V: s.Version, Move: move})
	var refusal *game.Refusal
	var refused room.Error
	if errors.As(err, &refusal) || errors.As(err, &refused) {
		return noMove{err}
	}
	return err
}

// mostOthers is how many moves are tried in place of one that is more than a room can hold.
const mostOthers = 100

// putAnother plays the first move that the room takes.
func (r *host) putAnother(ctx context.Context, s room.State) (err error) {
	moves := s.Legal()
	for _, m := range moves[:min(len(moves), mostOthers)] {
		if err = r.put(ctx, s, m.Text); !errors.Is(err, room.ErrTooManyCaptures) {
			break
		}
	}
	return err
}

// pause waits for d, or until ctx ends.
func pause(ctx context.Context, d time.Duration) error {
	if d <= 0 {
		return nil
	}
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// choose waits for a turn in the pool and asks the Thinker. What that takes is paid by the user for
// whom it thinks.
func (r *host) choose(ctx context.Context, s room.State) (Answer, error) {
	user := r.opponent(s)
	if err := r.hub.pool.enter(ctx, user, func(place int) { r.stand(place, s.Version) }); err != nil {
		r.stand(0, s.Version)
		return Answer{}, err
	}
	defer r.hub.pool.leave()
	r.stand(0, s.Version)
	begun := r.hub.Now()
	defer func() {
		now := r.hub.Now()
		r.hub.purses.pay(user, now.Sub(begun), now)
	}()
	task := r.taskOf(s)
	task.Little = r.hub.purses.empty(user, begun)
	return r.hub.Thinker.Choose(ctx, task)
}

// stand tells who watches where the computer's move stands in the queue, if that has changed.
func (r *host) stand(place, version int) {
	if r.place.Swap(int32(place)) == int32(place) {
		return
	}
	m := bus.Message{Version: noVersion, Data: r.beat(version)}
	if err := r.hub.Bus.Publish(r.hub.ctx, r.id, m); err != nil {
		r.hub.Logger.Warn("a place in the queue was not published", "room", r.id, "err", err)
	}
}

// taskOf is the move to choose in s, with the time that is left now.
func (r *host) taskOf(s room.State) Task {
	t := Task{Line: s.Line, Level: s.Seats[s.Turn()].Level}
	if c, _, ok := s.Running(); ok {
		t.Left, t.Bonus = s.LeftAt(r.hub.now())[c], s.Clock.Bonus
	}
	return t
}

// opponent names the user for whom the computer thinks: the person across the board, or the room
// where there is none.
func (r *host) opponent(s room.State) string {
	if u := s.Seats[s.Turn().Other()].User; u != room.Computer {
		return person(u)
	}
	return "room " + r.id
}

// Waiting returns how many moves of the computer wait for a place in the pool.
func (h *Hub) Waiting() int { return h.pool.waits() }

// Place returns where a user stands in the queue for moves of the computer, 1 for who is next and 0
// for who does not wait.
func (h *Hub) Place(u room.User) int { return h.pool.place(person(u)) }

// person is the name of a user in the queue.
func person(u room.User) string { return "person " + u.ID() }
