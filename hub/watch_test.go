package hub

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tabuleiro/bus"
	"tabuleiro/clock"
	"tabuleiro/room"
)

func TestHeartbeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		s := watch(t, h, id, guest, 1)
		s.want(t)
		time.Sleep(31 * time.Second)
		s.want(t, "1 beat", "1 beat")
		play(t, h, id, ann)
		time.Sleep(15 * time.Second)
		s.want(t, "2 white a3-b4", "2 beat")
	})
}

// TestAWatcherWhoHasLeft is nothing to log, however early it left.
func TestAWatcherWhoHasLeft(t *testing.T) {
	var log strings.Builder
	h := newWorld().hub(t, func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(&log, nil)) })
	id := open(t, h, room.Seat{User: bob})
	ctx, leave := context.WithCancel(t.Context())
	told, err := h.Watch(ctx, id, guest, 0)
	if err != nil {
		t.Fatal(err)
	}
	leave()
	for data := range told {
		t.Errorf("it is told %q", data)
	}
	if log.Len() > 0 {
		t.Errorf("logged: %s", &log)
	}
}

// TestComeBack: a browser gets what it lacks; a full state when that is not at hand.
func TestComeBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: ann})
		for range 20 {
			play(t, h, id, ann)
		}
		// 21 versions; the last 16 are kept.
		last := string(state(t, h, id).Line.Moves[19].Text)
		watch(t, h, id, guest, 21).want(t)
		watch(t, h, id, guest, 20).want(t, "21 black "+last)
		for _, after := range []int{-1, 0, 1, 4, 22, 1000} {
			watch(t, h, id, guest, after).want(t, "21 state for 100")
		}
		s := watch(t, h, id, guest, 5)
		synctest.Wait()
		if n := len(s.lines); n != recent || !strings.HasPrefix(s.lines[0], "6 ") {
			t.Errorf("after version 5 came %d messages: %q", n, s.lines)
		}
	})
}

// longEvent is an Encoder whose message of one version is longer than a host keeps.
type longEvent struct {
	words
	version int
}

func (l longEvent) Event(id string, s room.State, e room.Event) []byte {
	data := l.words.Event(id, s, e)
	if s.Version == l.version {
		data = fmt.Appendf(data, "%*s", mostTold, ".")
	}
	return data
}

// TestALongMessageIsNotKept: it is told to those who are there; who comes back from before it gets
// the state, and who comes back from after it what came then.
func TestALongMessageIsNotKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Encoder = longEvent{version: 3} })
		id := open(t, h, room.Seat{User: ann})
		there := watch(t, h, id, guest, 1)
		for range 4 {
			play(t, h, id, ann)
			synctest.Wait()
		}
		if n := len(there.lines); n != 4 || len(there.lines[1]) < mostTold || !strings.HasPrefix(there.lines[1], "3 ") {
			t.Errorf("who was there was told %.100q", there.lines)
		}
		watch(t, h, id, guest, 2).want(t, "5 state for 100")
		watch(t, h, id, guest, 3).want(t, strings.Join(there.lines[2:3], ""), strings.Join(there.lines[3:4], ""))
		kept := 0
		for _, m := range h.hosts[id].view.Load().told {
			kept += len(m.Data)
		}
		if kept > mostTold {
			t.Errorf("%d bytes are kept", kept)
		}
	})
}

// TestLostBetweenPageAndSocket is case 97 of the rule disputes: the page shows version 1, its socket
// takes two seconds, and the opponent moves meanwhile. On subscribing it gets what it lacks.
// Fails if follow does not call catchUp before it listens.
func TestLostBetweenPageAndSocket(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		page := state(t, h, id)
		play(t, h, id, ann)
		time.Sleep(2 * time.Second)
		s := watch(t, h, id, bob, page.Version)
		s.want(t, "2 white a3-b4")
		play(t, h, id, bob)
		s.want(t, "3 black b6-a5")
	})
}

// TestComeBackAfterStop: a hub that was started anew knows no messages, but the state.
func TestComeBackAfterStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t)
		id := open(t, h, room.Seat{User: bob})
		play(t, h, id, ann)
		h.Close()
		h = w.hub(t)
		watch(t, h, id, bob, 2).want(t)
		s := watch(t, h, id, bob, 1)
		s.want(t, "2 state for 010")
		play(t, h, id, bob)
		s.want(t, "3 black b6-a5")
	})
}

// TestSlowReader: one who does not read holds up nobody, and gets the whole state when he reads.
func TestSlowReader(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: ann})
		messages, err := h.Watch(t.Context(), id, ann, 0)
		if err != nil {
			t.Fatal(err)
		}
		reads, got := make(chan struct{}), make(chan string)
		go func() {
			defer close(got)
			for data := range messages {
				<-reads
				got <- string(data)
			}
		}()
		quick := watch(t, h, id, ann, 0)
		quick.want(t, "1 state for 011")
		plies := 0
		for ; plies < 60 && !state(t, h, id).Over(); plies++ {
			play(t, h, id, ann)
			synctest.Wait()
		}
		if n := len(quick.lines); n < plies {
			t.Errorf("the quick reader got %d messages of %d moves", n, plies)
		}
		close(reads)
		version := 0
		for final := state(t, h, id).Version; version < final; {
			var next int
			text := <-got
			fmt.Sscan(text, &next)
			if next != version+1 && !strings.Contains(text, "state") {
				t.Fatalf("after version %d came %q", version, text)
			}
			version = next
		}
	})
}

// TestWatcherLeaves: break ends a watch, and the room may go.
func TestWatcherLeaves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := open(t, h, room.Seat{User: bob})
		messages, err := h.Watch(t.Context(), id, ann, 0)
		if err != nil {
			t.Fatal(err)
		}
		for range messages {
			break
		}
		if uses := h.hosts[id].uses; uses != 0 {
			t.Errorf("the room is still used %d times", uses)
		}
	})
}

// lossyBus loses every second message, and delivers some twice.
type lossyBus struct {
	bus.Bus
	n int
}

func (b *lossyBus) Publish(ctx context.Context, topic string, m bus.Message) error {
	b.n++
	switch b.n % 3 {
	case 0:
		return nil
	case 1:
		b.Bus.Publish(ctx, topic, m)
	}
	return b.Bus.Publish(ctx, topic, m)
}

// TestLostMessages: what the bus loses or doubles is healed, by the next version or the next beat.
func TestLostMessages(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		h := w.hub(t, func(c *Config) { c.Bus = &lossyBus{Bus: &w.bus} })
		id := open(t, h, room.Seat{User: ann})
		s := watch(t, h, id, ann, 1)
		for range 6 {
			play(t, h, id, ann)
			synctest.Wait()
		}
		time.Sleep(15 * time.Second)
		synctest.Wait()
		var versions []string
		for _, line := range s.lines {
			versions = append(versions, strings.Fields(line)[0])
		}
		if got := strings.Join(versions, " "); got != "2 3 4 5 6 7 7" { // the last is the beat
			t.Errorf("versions %s came", got)
		}
	})
}

// TestSecretEvent: of an event that is for one viewer the others get the version, live or later.
// Fails when tell leaves out To.
func TestSecretEvent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t)
		id := openWith(t, h, func(o *room.Open) { o.Clock = clock.Control{Main: 86_400_000, Style: clock.Move} })
		live := map[room.User]*screen{ann: watch(t, h, id, ann, 1), bob: watch(t, h, id, bob, 1), guest: watch(t, h, id, guest, 1)}
		for _, s := range live {
			s.want(t)
		}
		if err := h.Do(t.Context(), id, bob, room.Plan{V: 1, Lines: [][]string{{"c3-b4", "b6-a5"}}}); err != nil {
			t.Fatal(err)
		}
		for by, want := range map[room.User]string{ann: "2 passed", bob: "2 room.Planned", guest: "2 passed"} {
			live[by].want(t, want)
			watch(t, h, id, by, 1).want(t, want)
		}
	})
}

// brittle is an Encoder that panics on states.
type brittle struct{ words }

func (brittle) State(string, room.State, room.Audience, clock.Instant) []byte {
	panic("a bug in the encoder")
}

func TestEncoderPanics(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newWorld().hub(t, func(c *Config) { c.Encoder = brittle{} })
		id := open(t, h, room.Seat{User: bob})
		messages, err := h.Watch(t.Context(), id, ann, 0)
		if err != nil {
			t.Fatal(err)
		}
		for data := range messages {
			t.Errorf("%s was sent", data)
		}
		play(t, h, id, ann)
	})
}
