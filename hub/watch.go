package hub

import (
	"context"
	"iter"
	"runtime/debug"
	"time"

	"tabuleiro/bus"
	"tabuleiro/room"
)

// Watch returns what a browser is to be sent, one message after the other: first what it lacks
// since version after, as events or as a full state (always for 0), then what happens, and a beat
// every Config.Beat. Every event comes once and in order; after a gap of any kind, and when the user
// has sat down meanwhile, comes a full state. The sequence may be ranged over once; it ends with ctx,
// with the hub, by break, or with a room that is broken by a bug, and the room stays in memory until
// then. A slow reader slows nobody.
func (h *Hub) Watch(ctx context.Context, id string, by room.User, after int) (iter.Seq[[]byte], error) {
	if _, err := h.State(ctx, id); err != nil {
		return nil, err
	}
	return func(yield func([]byte) bool) {
		r, err := h.hold(ctx, id)
		if err != nil {
			return
		}
		defer h.release(r)
		w := watcher{host: r, by: by, has: after, yield: yield}
		w.as = r.view.Load().state.Viewer(by)
		w.arrive()
		defer w.depart()
		beat := time.NewTicker(h.Beat)
		defer beat.Stop()
		for w.follow(ctx, beat.C) {
		}
	}, nil
}

// watcher lives on the goroutine that ranges over a Watch.
type watcher struct {
	*host
	by    room.User
	as    room.Audience // what its browser takes itself for
	came  room.Audience // what it is counted as; 0 while it is not
	has   int           // the version its browser has
	yield func([]byte) bool
}

// follow is one subscription. It reports whether another should follow it.
func (w *watcher) follow(ctx context.Context, beat <-chan time.Time) bool {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	live, err := w.hub.Bus.Subscribe(ctx, w.id)
	if ctx.Err() != nil {
		return false // it has left
	}
	if err != nil {
		w.hub.Logger.Warn("a watcher cannot subscribe", "room", w.id, "err", err)
		return false
	}
	// Only now: what is told from here on is either in the view or on its way.
	if w.ahead(w.has) {
		w.refresh(ctx) // without it: the state as far as it is known here
	}
	if !w.catchUp() || !w.greet() || w.place.Load() > 0 && !w.yield(w.beat(w.has)) {
		return false
	}
	for {
		select {
		case <-ctx.Done():
			return false
		case <-w.hub.ctx.Done():
			return false
		case <-w.gone:
			return false
		case m, open := <-live:
			if !open {
				return true // too slow for the bus
			}
			if !w.take(ctx, m) {
				return false
			}
		case <-beat:
			if !w.ahead(w.has) && !w.catchUp() || !w.yield(w.beat(w.has)) {
				return false
			}
		}
	}
}

// arrive counts the browser in as what it is now; depart counts it out.
// It does not matter whether the browser has left meanwhile: what was counted is counted out.
func (w *watcher) arrive() {
	as := w.as
	err := w.run(w.hub.ctx, func() error {
		w.present.come(as)
		return nil
	})
	if err == nil {
		w.came = as
	}
}

func (w *watcher) depart() {
	as := w.came
	if as == 0 {
		return
	}
	w.came = 0
	_ = w.run(w.hub.ctx, func() error { // it fails when nobody is there to be told
		w.present.leave(as, w.hub.now())
		return nil
	})
}

// greet tells who is connected.
func (w *watcher) greet() bool {
	here := w.nowHere.Load()
	return here == nil || here.data == nil || w.yield(here.data)
}

// noVersion is of a message about no event: a beat out of turn.
const noVersion = 0

func (r *host) beat(version int) []byte {
	return r.hub.Encoder.Beat(version, r.hub.now(), int(r.place.Load()))
}

// take passes a live message on, unless it is known or does not fit.
func (w *watcher) take(ctx context.Context, m bus.Message) bool {
	switch {
	case m.Version == noVersion:
		return m.Data == nil || w.yield(m.Data)
	case m.Version <= w.has:
		return true
	case m.Version == w.has+1 && m.Data != nil && w.as == w.view.Load().state.Viewer(w.by):
		w.has = m.Version
		return w.yield(w.mine(m))
	case w.ahead(m.Version):
		w.refresh(ctx) // if it fails, the next message or beat will do
	}
	return w.ahead(w.has) || w.catchUp()
}

// mine is what this viewer may see of a message.
func (w *watcher) mine(m bus.Message) []byte {
	if m.To == 0 || room.Audience(m.To).Has(w.as) {
		return m.Data
	}
	return w.hub.Encoder.Passed(m.Version)
}

// ahead reports whether a version is one that this process has not seen: another has made it.
func (w *watcher) ahead(version int) bool { return version > w.view.Load().state.Version }

// catchUp passes on what the browser lacks.
func (w *watcher) catchUp() bool {
	v := w.view.Load()
	if v.state.Version == w.has {
		return true
	}
	as := v.state.Viewer(w.by)
	missing, ok := w.since(v)
	if !ok || as != w.as {
		state, err := w.encode(&v.state)
		if err != nil {
			return false
		}
		missing = [][]byte{state}
		if w.has > 0 {
			w.hub.counted.resyncs.Add(1)
		}
	}
	w.has, w.as = v.state.Version, as
	if w.came != 0 && w.came != as {
		w.depart()
		w.arrive()
	}
	for _, data := range missing {
		if !w.yield(data) {
			return false
		}
	}
	return true
}

// encode makes the whole room for this viewer. A panic ends the watch, not the process.
func (w *watcher) encode(s *room.State) (data []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			w.hub.counted.panics.Add(1)
			w.hub.Logger.Error("a state was not encoded", "room", w.id, "panic", p, "stack", string(debug.Stack()))
			err = ErrInternal
		}
	}()
	return w.hub.Encoder.State(w.id, *s, s.Viewer(w.by), w.hub.now()), nil
}

// since returns the messages that the browser lacks, or false when they are not at hand.
func (w *watcher) since(v *view) ([][]byte, bool) {
	version := w.has
	n := v.state.Version - version
	if version <= 0 || n < 0 || n > len(v.told) {
		return nil, false
	}
	var missing [][]byte
	for i, m := range v.told[len(v.told)-n:] {
		if m.Data == nil || m.Version != version+1+i {
			return nil, false // a panic may have left a gap
		}
		missing = append(missing, w.mine(m))
	}
	return missing, true
}
