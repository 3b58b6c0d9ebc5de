package server

import (
	"context"
	"errors"
	"io"
	"iter"
	"log/slog"
	"net"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// fakeConn is a socket whose browser says nothing, and reads and answers pings only if told to.
type fakeConn struct {
	reads, answers bool
	once           sync.Once
	end            chan struct{}
	why            string
}

func (c *fakeConn) Read(context.Context) ([]byte, error) {
	<-c.end
	return nil, io.EOF
}

func (c *fakeConn) Write(_ []byte, patience time.Duration) error {
	if c.reads {
		return nil
	}
	<-time.After(patience)
	return os.ErrDeadlineExceeded
}

func (c *fakeConn) Ping(ctx context.Context) error {
	if c.answers {
		return nil
	}
	select {
	case <-c.end:
		return net.ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (c *fakeConn) Close(_ CloseCode, reason string) error {
	c.once.Do(func() { c.why = reason; close(c.end) })
	return nil
}

func testSession(conn Conn, stop context.CancelFunc, said io.Writer) *session {
	s := &Server{patience: 10 * time.Second, beat: 20 * time.Second, now: time.Now, commands: defaults.Commands, metrics: newMetrics(), stopping: context.Background(), log: slog.New(slog.NewTextHandler(said, nil))}
	return &session{Server: s, conn: conn, stop: stop}
}

// endless is told without end, until ctx ends.
func endless(ctx context.Context) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for ctx.Err() == nil && yield([]byte("{}")) {
		}
	}
}

func TestABrowserThatDoesNotReadIsDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		conn := &fakeConn{end: make(chan struct{})}
		start := time.Now()
		testSession(conn, stop, io.Discard).run(endless(ctx))
		if took := time.Since(start); took != 10*time.Second || conn.why != "slow" {
			t.Errorf("dropped after %v: %q", took, conn.why)
		}
	})
}

// What is written to a browser that has gone without a word is taken, by the network. The place it had
// is another's within a minute.
func TestABrowserThatHasGoneIsFoundOut(t *testing.T) {
	for answers, want := range map[bool]struct {
		after time.Duration
		why   string
	}{
		false: {50 * time.Second, "no answer"},
		true:  {time.Hour, "come back"},
	} {
		synctest.Test(t, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			conn := &fakeConn{end: make(chan struct{}), reads: true, answers: answers}
			quiet := func(func([]byte) bool) { <-ctx.Done() }
			time.AfterFunc(time.Hour, stop)
			start := time.Now()
			testSession(conn, stop, io.Discard).run(quiet)
			if took := time.Since(start); took != want.after || conn.why != want.why {
				t.Errorf("answers %v: dropped after %v: %q; want %v", answers, took, conn.why, want)
			}
		})
	}
}

func TestWhenTheServerStopsBrowsersComeBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, stop := context.WithCancel(t.Context())
		conn := &fakeConn{end: make(chan struct{}), answers: true}
		quiet := func(func([]byte) bool) { <-ctx.Done() }
		s := testSession(conn, stop, io.Discard)
		s.stopping = ctx
		time.AfterFunc(time.Minute, stop)
		s.run(quiet)
		if conn.why != "restart" {
			t.Errorf("closed with %q", conn.why)
		}
	})
}

func TestAPanicClosesOneSocket(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, stop := context.WithCancel(t.Context())
		conn := &fakeConn{end: make(chan struct{}), reads: true}
		var said strings.Builder
		testSession(conn, stop, &said).run(func(func([]byte) bool) { panic(errors.New("a bug")) })
		if conn.why != "internal" || !strings.Contains(said.String(), "a bug") {
			t.Errorf("closed with %q, said %s", conn.why, said.String())
		}
	})
}
