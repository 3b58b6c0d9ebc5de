package hub

import (
	"context"
	"fmt"
	"math/rand"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// TestStress plays many rooms at once, from one or two hubs on one log, while browsers come and go
// and rooms leave memory: every browser is told every version in order, and at last the final one.
func TestStress(t *testing.T) {
	for _, n := range []int{1, 2} {
		t.Run(fmt.Sprint(n, " hubs"), func(t *testing.T) {
			w := newWorld()
			var hubs []*Hub
			for range n {
				hubs = append(hubs, w.hub(t, func(c *Config) {
					c.Idle = time.Millisecond
					c.Beat = 20 * time.Millisecond
				}))
			}
			var all sync.WaitGroup
			for n := range 4 {
				all.Go(func() { w.stressRoom(t, hubs, rand.New(rand.NewSource(int64(n)))) })
			}
			all.Wait()
		})
	}
}

func (w *world) stressRoom(t *testing.T, hubs []*Hub, random *rand.Rand) {
	const plies, watchers = 30, 3
	id := openWith(t, hubs[0], func(o *room.Open) {
		o.Seats[game.Black].User, o.Takebacks, o.Clock = ann, true, clock.Control{Main: 8e7}
	})
	var final atomic.Int64
	var browsers sync.WaitGroup
	for i := range watchers {
		b := &browser{T: t, hub: hubs[i%len(hubs)], room: id, random: rand.New(rand.NewSource(random.Int63()))}
		browsers.Go(func() { b.browse(&final) })
	}
	for range plies {
		s := w.logged(t, id)
		if s.Over() {
			break
		}
		var cmd room.Command = firstOf(s)
		if s.Line.Ply() > 0 && random.Intn(5) == 0 {
			cmd = room.Takeback{V: s.Version}
		}
		if err := hubs[random.Intn(len(hubs))].Do(t.Context(), id, ann, cmd); err != nil {
			t.Errorf("%s at version %d: %v", id, s.Version, err)
		}
	}
	// The last events are made everywhere, so that no hub is left with a past.
	for _, h := range hubs {
		h.Do(t.Context(), id, ann, room.Resign{As: room.AsWhite})
	}
	for _, h := range hubs {
		do(t, h, id, ann, room.OfferRematch{})
	}
	if s := w.logged(t, id); w.logged(t, s.NextRoom).Prev != id {
		t.Errorf("%s does not follow", s.NextRoom)
	}
	final.Store(int64(w.logged(t, id).Version))
	browsers.Wait()
}

// browser loses its connection every few messages, and comes back with the version it has.
type browser struct {
	*testing.T
	hub    *Hub
	room   string
	random *rand.Rand
	has    int
}

// browse watches until the browser has the final version.
func (b *browser) browse(final *atomic.Int64) {
	for b.has == 0 || int64(b.has) != final.Load() {
		ctx, lose := context.WithCancel(b.Context())
		messages, err := b.hub.Watch(ctx, b.room, guest, b.has)
		if err != nil {
			b.Errorf("Watch: %v", err)
			lose()
			return
		}
		lasts := b.random.Intn(6)
		for data := range messages {
			b.take(data)
			if lasts--; lasts < 0 {
				break
			}
		}
		lose()
	}
}

func (b *browser) take(data []byte) {
	var version int
	var kind string
	fmt.Sscan(string(data), &version, &kind)
	switch {
	case version == b.has+1:
	case version > b.has && kind == "state":
	case version == b.has && kind == "beat":
	default:
		b.Errorf("%s: after version %d came %q", b.room, b.has, data)
	}
	b.has = version
}
