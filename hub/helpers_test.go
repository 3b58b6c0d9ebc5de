package hub

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"iter"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"tabuleiro/bus/local"
	"tabuleiro/clock"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/store/memory"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	ann   = room.Person("ann")
	bob   = room.Person("bob")
	guest = room.Person("guest")
)

// words is an Encoder for people.
type words struct{}

func (words) State(_ string, s room.State, viewer room.Audience, _ clock.Instant) []byte {
	return fmt.Appendf(nil, "%d state for %03b", s.Version, viewer)
}

func (words) Event(_ string, s room.State, e room.Event) []byte {
	switch e := e.(type) {
	case room.Played:
		return fmt.Appendf(nil, "%d %v %s", s.Version, e.By, e.Move)
	case room.TakenBack:
		return fmt.Appendf(nil, "%d back to ply %d", s.Version, e.Ply)
	case room.Seated:
		return fmt.Appendf(nil, "%d %v seated", s.Version, e.Color)
	case room.Relinked:
		return fmt.Appendf(nil, "%d %v relinked", s.Version, e.Color)
	case room.Claimed, room.TimeAdded, room.Planned, room.Touched, room.Designated, room.Said, room.Resumed:
		return fmt.Appendf(nil, "%d %T", s.Version, e)
	case room.Continued:
		return fmt.Appendf(nil, "%d continued", s.Version)
	case room.Offered:
		return fmt.Appendf(nil, "%d offer %d", s.Version, e.ID)
	case room.OfferClosed:
		return fmt.Appendf(nil, "%d offer %d closed", s.Version, e.ID)
	case room.Ended:
		return fmt.Appendf(nil, "%d %s %s", s.Version, e.Outcome.Result, e.Outcome.Reason)
	}
	panic(fmt.Sprintf("no words for %T", e))
}

func (words) Passed(version int) []byte { return fmt.Appendf(nil, "%d passed", version) }

// Here has no words: who comes and goes has tests of its own.
func (words) Here(room.Here) []byte { return nil }

func (words) Beat(version int, _ clock.Instant, place int) []byte {
	if place > 0 {
		return fmt.Appendf(nil, "%d beat, place %d", version, place)
	}
	return fmt.Appendf(nil, "%d beat", version)
}

// thinkerFunc is a Thinker.
type thinkerFunc func(ctx context.Context, t Task) (string, error)

func (f thinkerFunc) Choose(ctx context.Context, t Task) (Answer, error) {
	text, err := f(ctx, t)
	return Answer{Move: text}, err
}

// firstMove is a Thinker that thinks for a second.
func firstMove(ctx context.Context, task Task) (string, error) {
	select {
	case <-time.After(time.Second):
		return task.Line.Now().Moves()[0].Text, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// world is what hubs have in common.
type world struct {
	log     store.Log
	rooms   store.Rooms
	bus     local.Bus
	outages []store.Outage
}

func newWorld() *world { return &world{log: &memory.Log{}, rooms: &memory.Rooms{}} }

// hub starts a hub in the world; change makes it a special one.
func (w *world) hub(t testing.TB, change ...func(*Config)) *Hub {
	c := Config{
		Rules:    all.Find,
		Log:      w.log,
		Rooms:    w.rooms,
		Bus:      &w.bus,
		Encoder:  words{},
		Thinker:  thinkerFunc(firstMove),
		Thinkers: 2,
		Rand:     rand.Reader,
		Now:      time.Now,
		Logger:   slog.New(slog.DiscardHandler),
		Beat:     15 * time.Second,
		Idle:     time.Minute,
	}
	for _, f := range change {
		f(&c)
	}
	h := New(c)
	t.Cleanup(h.Close)
	return h
}

// open opens a brazilian room: ann has White.
func open(t testing.TB, h *Hub, black room.Seat) string {
	t.Helper()
	id, err := h.Open(t.Context(), ann, room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, black}})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// openWith opens a brazilian room of ann (White) and bob, as change makes it.
func openWith(t testing.TB, h *Hub, change func(*room.Open)) string {
	t.Helper()
	o := room.Open{Rules: "brazilian", Seats: [2]room.Seat{{User: ann}, {User: bob}}}
	change(&o)
	id, err := h.Open(t.Context(), ann, o)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// do gives a room a command that must be carried out.
func do(t testing.TB, h *Hub, id string, by room.User, cmd room.Command) {
	t.Helper()
	if err := h.Do(t.Context(), id, by, cmd); err != nil {
		t.Errorf("%#v: %v", cmd, err)
	}
}

// play plays the first legal move for the side on move, which is by's.
func play(t testing.TB, h *Hub, id string, by room.User) {
	t.Helper()
	s := state(t, h, id)
	if err := h.Do(t.Context(), id, by, firstOf(s)); err != nil {
		t.Errorf("play at ply %d: %v", s.Line.Ply(), err)
	}
}

// firstOf is the command that plays the first legal move of s.
func firstOf(s room.State) room.Play {
	return room.Play{Ply: s.Line.Ply(), V: s.Version, Move: s.Line.Now().Moves()[0].Text}
}

func state(t testing.TB, h *Hub, id string) room.State {
	t.Helper()
	s, err := h.State(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// logged replays what the log says of a room.
func (w *world) logged(t testing.TB, id string) room.State {
	t.Helper()
	events, err := w.log.Load(context.Background(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	s, err := room.Replay(all.Find, events)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// screen is a browser that shows what it is sent.
type screen struct {
	mu    sync.Mutex
	lines []string
	stop  context.CancelFunc
}

// watch shows a room to a user until the test ends, or stop.
func watch(t testing.TB, h *Hub, id string, by room.User, after int) *screen {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	messages, err := h.Watch(ctx, id, by, after)
	if err != nil {
		t.Fatal(err)
	}
	s := &screen{stop: stop}
	go s.show(messages)
	return s
}

func (s *screen) show(messages iter.Seq[[]byte]) {
	for data := range messages {
		s.mu.Lock()
		s.lines = append(s.lines, string(data))
		s.mu.Unlock()
	}
}

// want waits until the bubble is quiet and compares what came since the last want.
func (s *screen) want(t testing.TB, lines ...string) {
	t.Helper()
	synctest.Wait()
	s.mu.Lock()
	defer s.mu.Unlock()
	if !slices.Equal(s.lines, lines) {
		t.Errorf("the screen shows %q; want %q", s.lines, lines)
	}
	s.lines = nil
}

// faultyLog does something else than its log when told to.
type faultyLog struct {
	store.Log
	mu    sync.Mutex
	fault func(append func() error) error // for one Append
	read  int                             // events that were loaded
}

var errDisk = errors.New("the disk is broken")

func (l *faultyLog) next(fault func(append func() error) error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.fault = fault
}

func (l *faultyLog) Append(ctx context.Context, id string, version int, events []room.Event) error {
	l.mu.Lock()
	fault := l.fault
	l.fault = nil
	l.mu.Unlock()
	add := func() error { return l.Log.Append(ctx, id, version, events) }
	if fault != nil {
		return fault(add)
	}
	return add()
}

func (l *faultyLog) Load(ctx context.Context, id string, after int) ([]room.Event, error) {
	events, err := l.Log.Load(ctx, id, after)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.read += len(events)
	return events, err
}
