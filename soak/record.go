package soak

import (
	"bytes"
	"fmt"
	"sync"
	"time"

	"tabuleiro/client"
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/wire"
)

// record is what is remembered of one room: all that its browsers were told and have asked.
type record struct {
	id    string
	begun time.Time

	mu     sync.Mutex
	first  error             // the first thing that was not as it must be
	people [2]account        // by colour
	seen   map[int]time.Time // by version: when the server had told of it at the latest
	asked  []ask
}

// account is what one person was told.
type account struct {
	told   map[int][]byte // by version
	states []state
}

// state is a state as it was told.
type state struct {
	version int
	now     clock.Instant
	data    []byte
}

// ask is something that was asked, whether or not the server ever heard it.
type ask struct {
	color   game.Color
	message wire.Asked
	at      time.Time // when it reaches the server at the soonest
	acked   bool      // a Play that the server has said it had played already
}

func newRecord(id string) *record {
	r := &record{id: id, begun: time.Now(), seen: map[int]time.Time{}}
	for c := range r.people {
		r.people[c].told = map[int][]byte{}
	}
	return r
}

// ask notes what a person is about to ask, before it can have any effect.
func (r *record) ask(c game.Color, m wire.Asked, at time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.asked = append(r.asked, ask{color: c, message: m, at: at})
}

// hear lets a table take in what a person was told, and notes it. left is when the server had sent it at the
// latest. Its error is of a message that does not follow on the one before, which is noted too.
func (r *record) hear(c game.Color, t *client.Table, m wire.Told, data []byte, left time.Time) error {
	was := t.V
	err := t.Take(m)
	r.mu.Lock()
	defer r.mu.Unlock()
	a := &r.people[c]
	switch m := m.(type) {
	case wire.Beat, wire.Here:
		return nil
	case wire.Refused:
		if m.Code == wire.PlayedAlready {
			r.asked = append(r.asked, ask{c, wire.Play{Move: m.Move}, left, true})
		}
		return nil
	case wire.State:
		if m.V < was {
			r.fail(m.V, "%s had version %d before", c, was)
		}
		a.states = append(a.states, state{m.V, m.Now, data})
	default:
		if err != nil {
			r.fail(was, "%s cannot go on with %s: %v", c, data, err)
			return err
		}
		if before, again := a.told[t.V]; again && !bytes.Equal(before, data) {
			r.fail(t.V, "%s was told %s, and then %s", c, before, data)
		}
		if same := r.people[c.Other()].told[t.V]; bytes.Equal(same, data) {
			data = same // kept once
		}
		a.told[t.V] = data
	}
	if at, known := r.seen[t.V]; !known || left.Before(at) {
		r.seen[t.V] = left
	}
	return nil
}

// fail notes what is wrong, if it is the first. The record is locked.
func (r *record) fail(version int, format string, args ...any) {
	if r.first == nil {
		r.first = fmt.Errorf("room %s, version %d: %s", r.id, version, fmt.Sprintf(format, args...))
	}
}
