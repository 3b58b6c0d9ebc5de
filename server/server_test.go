package server

import (
	"bytes"
	"context"
	"crypto/rand"
	"log/slog"
	"testing"
	"time"

	"go.uber.org/goleak"

	"tabuleiro/bus/local"
	"tabuleiro/client"
	"tabuleiro/game/all"
	"tabuleiro/hub"
	"tabuleiro/store/memory"
	"tabuleiro/wire"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// testServer is the real Main on a port of its own, with a log in memory.
type testServer struct {
	base string // "http://127.0.0.1:41234"
	log  *memory.Log
	said *bytes.Buffer // by the logger; to be read after stop
	stop func()
}

// first plays the first legal move: an opponent that is always there and never thinks.
type first struct{}

func (first) Choose(_ context.Context, task hub.Task) (hub.Answer, error) {
	return hub.Answer{Move: task.Line.Now().Moves()[0].Text}, nil
}

func start(t *testing.T, changes ...func(*Config)) *testServer {
	t.Helper()
	s := &testServer{log: &memory.Log{}, said: &bytes.Buffer{}}
	c := Config{
		Addr:   "127.0.0.1:0",
		Offers: all.Families(),
		Key:    bytes.Repeat([]byte{1}, KeySize),
		Hub: hub.Config{
			Rules:    all.Find,
			Log:      s.log,
			Rooms:    &memory.Rooms{},
			Bus:      &local.Bus{},
			Encoder:  wire.Encoder{},
			Thinker:  first{},
			Thinkers: 2,
			Rand:     rand.Reader,
			Now:      time.Now,
			Logger:   slog.New(slog.NewTextHandler(s.said, &slog.HandlerOptions{Level: slog.LevelDebug})),
			Beat:     time.Minute,
			Idle:     time.Minute,
		},
		Imported: &memory.Imports{},
		Commands: Rate{Burst: 100_000, Every: time.Millisecond},
		Together: Rate{Burst: 1_000_000, Every: time.Microsecond},
		Slowing:  time.Millisecond,
	}
	for _, change := range changes {
		change(&c)
	}
	address := make(chan string, 1)
	c.Ready = func(a string) { address <- a }
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- Main(ctx, c) }()
	stopped := false
	s.stop = func() {
		if stopped {
			return
		}
		stopped = true
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("Main ended with %v", err)
		}
	}
	t.Cleanup(s.stop)
	select {
	case a := <-address:
		s.base = "http://" + a
	case err := <-ended:
		t.Fatal(err)
	}
	return s
}

// patience bounds a whole test's waiting.
func patience(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	t.Cleanup(cancel)
	return ctx
}

// seated is a browser at a room's socket.
type seated struct {
	*client.Browser
	*client.Table
	socket *client.Socket
}

// open opens a room in a new browser and sits down.
func open(t *testing.T, ctx context.Context, s *testServer, form string) *seated {
	t.Helper()
	b := client.New(s.base)
	id, err := b.Open(ctx, form)
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, ctx, b, id)
}

// sit opens a room's socket.
func sit(t *testing.T, ctx context.Context, b *client.Browser, id string) *seated {
	t.Helper()
	socket, err := b.Dial(ctx, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(socket.Close)
	table, err := client.Sit(ctx, socket)
	if err != nil {
		t.Fatal(err)
	}
	return &seated{b, table, socket}
}

// hear waits for the next message.
func (p *seated) hear(t *testing.T, ctx context.Context) wire.Told {
	t.Helper()
	m, err := p.Hear(ctx, p.socket)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play plays a move and waits until it is told.
func (p *seated) play(t *testing.T, ctx context.Context, move string) {
	t.Helper()
	ply := p.Ply
	if err := p.Play(ctx, p.socket, move); err != nil {
		t.Fatal(err)
	}
	for p.Ply == ply && p.Refused == nil {
		p.hear(t, ctx)
	}
	if p.Refused != nil {
		t.Fatalf("%s at ply %d: %+v", move, ply, p.Refused)
	}
}
