package soak

import (
	"errors"
	"fmt"
	"time"

	"tabuleiro/game"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// errNobody is of something that happened and was not asked for.
var errNobody = errors.New("nobody asked for it")

// cause looks for whoever asked for what happened. Nothing happens by itself but what the time and the rules
// bring.
func (o *oracle) cause(e room.Event) error {
	var found bool
	switch e := e.(type) {
	case room.Played:
		o.found.moves++
		found = o.claimMove(e)
	case room.Offered:
		switch e.Kind {
		case room.Draw:
			found = asked[wire.Offer](o, e.By)
		case room.Back:
			found = asked[wire.Takeback](o, e.By)
		case room.Rematch:
			found = asked[wire.Rematch](o, e.By)
		}
	case room.OfferClosed:
		by := o.offered(e.ID).By.Other()
		found = e.Moved || o.answered(by, e.ID, false)
	case room.TakenBack:
		back := o.before.Offered(room.Back)
		found = back.ID != 0 && o.answered(back.By.Other(), back.ID, true)
	case room.Continued:
		found = asked[wire.Rematch](o, game.White) || asked[wire.Rematch](o, game.Black)
	case room.Claimed:
		found = asked[wire.Claim](o, e.By)
	case room.TimeAdded:
		found = asked[wire.MoreTime](o, e.Color.Other())
	case room.Said:
		found = asked[wire.Say](o, e.By)
	case room.Ended:
		return o.end(e)
	case room.Resumed:
		found = len(o.outages) > 0
	case room.Opened, room.Seated:
		found = true
	}
	if !found {
		return fmt.Errorf("%T %+v: %w", e, e, errNobody)
	}
	return nil
}

// end looks for the reason that a game has ended.
func (o *oracle) end(e room.Ended) error {
	if o.found.reasons == nil {
		o.found.reasons = map[game.Reason]int{}
	}
	o.found.reasons[e.Outcome.Reason]++
	var found bool
	winner, loser := game.White, game.Black
	if e.Outcome.Result == game.BlackWins {
		winner, loser = loser, winner
	}
	switch e.Outcome.Reason {
	case room.Resignation:
		found = asked[wire.Resign](o, loser)
	case room.Agreement:
		d := o.before.Offered(room.Draw)
		found = d.ID != 0 && o.answered(d.By.Other(), d.ID, true)
	case room.Aborted:
		found = asked[wire.Abort](o, game.White) || asked[wire.Abort](o, game.Black)
	case room.Gone:
		found = asked[wire.ClaimGone](o, winner) || e.Outcome.Result == game.Drawn && asked[wire.ClaimGone](o, loser)
	case room.Time, room.Unstarted:
		return o.clocks.up(o, e)
	default:
		found = o.before.Verdict.Outcome == e.Outcome ||
			e.Outcome.Reason == game.Repetition && (asked[wire.Claim](o, game.White) || asked[wire.Claim](o, game.Black))
	}
	if !found {
		return fmt.Errorf("ended by %s, won by %s: %w", e.Outcome.Reason, e.Outcome.Result, errNobody)
	}
	return nil
}

// claimMove takes the plays that may have made a move out of the record, so that none makes another.
func (o *oracle) claimMove(e room.Played) (found bool) {
	ply := o.before.Line.Ply()
	if o.after.Line.Moves[ply].Forced {
		return true
	}
	for i, a := range o.asked {
		m, ok := a.message.(wire.Play)
		if !ok || a.acked || a.color != e.By || m.Ply != ply || m.Move != e.Move {
			continue
		}
		if m.V >= o.before.Since && m.V < o.version {
			o.asked[i].message = done{m, o.version}
			found = true
		}
	}
	return found
}

// done is a play that has made the move of a version.
type done struct {
	wire.Play
	version int
}

// playedEver reports whether a move of a side that has made something was sent with that text.
func (o *oracle) playedEver(c game.Color, move string) bool {
	for _, a := range o.asked {
		if d, ok := a.message.(done); ok && a.color == c && d.Move == move {
			return true
		}
	}
	return false
}

// asked reports whether a side had asked such a thing when an event came.
func asked[M wire.Asked](o *oracle, c game.Color) bool {
	_, ok := since[M](o, c, func(M) bool { return true })
	return ok
}

// since is when such a message can have reached the server first.
func since[M wire.Asked](o *oracle, c game.Color, fits func(M) bool) (at time.Time, ok bool) {
	for _, a := range o.asked {
		m, is := a.message.(M)
		if is && a.color == c && fits(m) && (!ok || a.at.Before(at)) {
			at, ok = a.at, true
		}
	}
	told, known := o.seen[o.version]
	return at, ok && (!known || !at.After(told.Add(slack)))
}

func (o *oracle) answered(c game.Color, id int, yes bool) bool {
	_, ok := since(o, c, func(m wire.Answer) bool { return m.ID == id && m.Yes == yes })
	return ok
}

func (o *oracle) offered(id int) room.Offer {
	for _, offer := range o.before.Offers {
		if offer.ID == id {
			return offer
		}
	}
	return room.Offer{}
}
