package soak

import (
	"fmt"
	"time"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

const (
	slack      = 50 * time.Millisecond // of what is rounded, and of a client that was late to look at its clock
	perRestart = time.Second           // by which a clock may be wrong after a crash
)

// measured is what is left on both clocks by what the clients measured: a move arrived between the moment
// when it can have come and the moment when somebody was told of it.
type measured struct {
	left [2]bounds
	turn interval    // when the present position was made
	kept [][2]bounds // left, after each ply
}

// bounds are the least and the most that may be left.
type bounds struct{ least, most time.Duration }

// time holds the clocks of the log against what the clients measured.
func (o *oracle) time(e room.Event) error {
	at := o.when(e)
	switch e := e.(type) {
	case room.Opened:
		start := span(e.Clock.Main)
		o.clocks = &measured{left: [2]bounds{{start, start}, {start, start}}, turn: at}
		o.clocks.kept = [][2]bounds{o.clocks.left}
	case room.Played:
		return o.clocks.played(o, e, at)
	case room.TakenBack:
		o.clocks.kept = o.clocks.kept[:e.Ply+1]
		o.clocks.left, o.clocks.turn = o.clocks.kept[e.Ply], at
		return o.clocks.agree(o, e.Left)
	case room.TimeAdded:
		o.clocks.give(e.Color, span(e.Span))
	case room.Seated: // a first move has its time from then on
		o.clocks.turn = at
	}
	return nil
}

// give gives a side time, which it keeps when moves are taken back.
func (c *measured) give(side game.Color, more time.Duration) {
	for ply := range c.kept {
		c.kept[ply][side].least += more
		c.kept[ply][side].most += more
	}
	c.left = c.kept[len(c.kept)-1]
}

// when is when an event was recorded, as far as the clients know.
func (o *oracle) when(e room.Event) interval {
	i := interval{to: o.toldOf(o.version)}
	if o.clocks != nil {
		i.from = o.clocks.turn.from
	}
	p, ok := e.(room.Played)
	if !ok {
		return i
	}
	ply := o.before.Line.Ply()
	var sent time.Time // so that it can arrive first: not always what was sent first
	for _, a := range o.asked {
		d, made := a.message.(done)
		if made && a.color == p.By && d.Ply == ply && d.version == o.version && (sent.IsZero() || a.at.Before(sent)) {
			sent = a.at
		}
	}
	i.from = later(i.from, sent)
	return i
}

// toldOf is when somebody was told of a version or of a later one; the end, where nobody was.
func (o *oracle) toldOf(version int) time.Time {
	at := o.ended
	for v, t := range o.seen {
		if v >= version && t.Before(at) {
			at = t
		}
	}
	return at
}

// played takes the time that a move took off its owner's clock.
func (c *measured) played(o *oracle, e room.Played, at interval) error {
	ply := o.before.Line.Ply()
	if o.before.Clock.RunsAt(ply) && !o.after.Line.Moves[ply].Forced { // what the table plays takes no time
		lag := span(e.Lag)
		least := max(0, o.awake(c.turn.to, at.from)-lag)
		most := max(0, o.awake(c.turn.from, at.to)-lag)
		b := &c.left[e.By]
		*b = bounds{spent(o.before.Clock, b.least, most), spent(o.before.Clock, b.most, least)}
	}
	c.turn = at
	c.kept = append(c.kept[:ply+1:ply+1], c.left)
	return c.agree(o, e.Left)
}

// spent is what is left after a move.
func spent(c clock.Control, left, took time.Duration) time.Duration {
	bonus := span(c.Bonus)
	switch c.Style {
	case clock.Delay:
		return max(0, left-max(0, took-bonus))
	case clock.Bronstein:
		return max(0, left-took) + min(took, bonus)
	}
	return max(0, left-took) + bonus
}

// agree compares the clocks of the log.
func (c *measured) agree(o *oracle, left [2]clock.Span) error {
	if !o.after.Clock.Runs() {
		return nil
	}
	fault := slack + time.Duration(o.restarts())*perRestart
	for _, side := range []game.Color{game.White, game.Black} {
		is, b := span(left[side]), c.left[side]
		if is < b.least-fault || is > b.most+fault {
			return fmt.Errorf("%s has %v left; by what the clients measured it is %v to %v, and %v may be lost in restarts",
				side, is, b.least, b.most, fault)
		}
	}
	return nil
}

// up checks that a game which the time ended had no time left.
func (c *measured) up(o *oracle, e room.Ended) error {
	took := o.awake(c.turn.from, o.toldOf(o.version)) + slack + time.Duration(o.restarts())*perRestart
	if e.Outcome.Reason == room.Unstarted {
		if first := span(o.before.First); took < first {
			return fmt.Errorf("unstarted after %v at most, of %v: %w", took, first, errNobody)
		}
		return nil
	}
	loser := game.White
	if e.Outcome.Result == game.WhiteWins {
		loser = game.Black
	}
	if left := c.left[loser].least; took < left {
		return fmt.Errorf("the time of %s was not up: it took %v at most, and had %v: %w", loser, took, left, errNobody)
	}
	return nil
}

// restarts is how many there were since the room was opened and before an event was told.
func (o *oracle) restarts() (n int) {
	to := o.toldOf(o.version)
	for _, out := range o.outages {
		if out.to.After(o.begun) && out.from.Before(to) {
			n++
		}
	}
	return n
}

// awake is how much of the time from one moment to another there was a server.
func (o *oracle) awake(from, to time.Time) time.Duration {
	d := to.Sub(from)
	for _, out := range o.outages {
		if lost := earlier(to, out.to).Sub(later(from, out.from)); lost > 0 {
			d -= lost
		}
	}
	return d
}

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

func span(s clock.Span) time.Duration { return s.Duration() }
