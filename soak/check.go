package soak

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/game/all"
	"tabuleiro/room"
	"tabuleiro/store"
	"tabuleiro/store/sqlite"
	"tabuleiro/wire"
)

// check holds every room against what the server, which has ended, left on the disk.
func (s *soak) check(ctx context.Context) error {
	log, err := sqlite.Open(ctx, filepath.Join(s.host.Data, "tabuleiro.db"), func() clock.Instant { return 0 })
	if err != nil {
		return err
	}
	defer log.Close()
	var n found
	for _, r := range s.records {
		events, err := log.Load(ctx, r.id, 0)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		if err := r.check(events, s.host.outages, s.ended, &n); err != nil {
			return fmt.Errorf("seed %d: %w", s.Seed, err)
		}
	}
	fmt.Fprintf(s.Out, "as stored: %d events in %d rooms, %d moves, %d of %d messages and %d states compared; %s\n",
		n.events, len(s.records), n.moves, n.told, n.told, n.states, n.ends())
	return nil
}

// found is what was found in the logs.
type found struct {
	events, moves, told, states int
	reasons                     map[game.Reason]int
}

func (n *found) ends() string { return fmt.Sprintf("ended by %v", n.reasons) }

// oracle holds one room's log against its record.
type oracle struct {
	*record
	outages []outage
	ended   time.Time  // when the server had stopped
	before  room.State // the state that an event met
	after   room.State // the state that it made
	version int
	clocks  *measured
	found   *found
}

// check returns the first difference.
func (r *record) check(events []room.Event, outages []outage, ended time.Time, n *found) error {
	if r.first != nil {
		return r.first
	}
	o := oracle{record: r, outages: outages, ended: ended, after: room.New(all.Find), found: n}
	for i, e := range events {
		var err error
		o.version, o.before = i+1, o.after
		if o.after, err = o.before.Apply(e); err != nil {
			return fmt.Errorf("room %s, version %d: the log does not replay: %w", r.id, o.version, err)
		}
		if err := errors.Join(o.told(e), o.states(), o.cause(e), o.time(e)); err != nil {
			return fmt.Errorf("room %s, version %d: %w", r.id, o.version, err)
		}
	}
	n.events += len(events)
	for v := range r.seen {
		if v > len(events) {
			return fmt.Errorf("room %s, version %d: somebody was told of it, and the log has %d", r.id, v, len(events))
		}
	}
	return o.acknowledged()
}

// told compares what people were told of an event.
func (o *oracle) told(e room.Event) error {
	var encoder wire.Encoder
	for _, c := range []game.Color{game.White, game.Black} {
		was, ok := o.people[c].told[o.version]
		if !ok {
			continue
		}
		is := encoder.Event(o.id, o.after, e)
		if !e.Audience().Has(room.To(c)) {
			is = encoder.Passed(o.version)
		}
		if !bytes.Equal(was, is) {
			return fmt.Errorf("%s was told\n%s\nand stored is\n%s", c, was, is)
		}
		o.found.told++
	}
	return nil
}

// states compares the states that people were told at a version.
func (o *oracle) states() error {
	for _, c := range []game.Color{game.White, game.Black} {
		for _, s := range o.people[c].states {
			if s.version != o.version {
				continue
			}
			if is := (wire.Encoder{}).State(o.id, o.after, room.To(c), s.now); !bytes.Equal(s.data, is) {
				return fmt.Errorf("%s was told the state\n%s\nand stored is\n%s", c, s.data, is)
			}
			o.found.states++
		}
	}
	return nil
}

// acknowledged looks for the moves of which the server said that it had them already.
func (o *oracle) acknowledged() error {
	for _, a := range o.asked {
		if a.acked && !o.playedEver(a.color, a.message.(wire.Play).Move) {
			return fmt.Errorf("room %s: %s was said to have been played by %s before, and is not stored", o.id, a.message.(wire.Play).Move, a.color)
		}
	}
	return nil
}

// interval is when something was, as far as the clients know: not before from and not after to.
type interval struct{ from, to time.Time }
