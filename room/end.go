package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

func end(now clock.Instant, r game.Result, why game.Reason) []Event {
	return []Event{Ended{Outcome: game.Outcome{Result: r, Reason: why}, At: now}}
}

func (s State) resign(now clock.Instant, by User, c Resign) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.As == AsAny && s.holds(by, seat.Other()) && c.V < s.Since: // it was the other side's turn
		return nil, ErrPastVersion
	case s.Waiting():
		return end(now, game.NoResult, Cancelled), nil
	}
	return end(now, game.Win(seat.Other()), Resignation), nil
}

// Abortable reports whether the game may still be given up without a result: one side has not moved.
func (s State) Abortable() bool {
	return s.Opened() && !s.Over() && s.Line.Ply() < 2
}

func (s State) abort(now clock.Instant, by User, c Abort) ([]Event, error) {
	_, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case s.Waiting():
		return end(now, game.NoResult, Cancelled), nil
	case !s.Abortable():
		return nil, ErrCannotAbort
	}
	return end(now, game.NoResult, Aborted), nil
}

// claims is what rules with claims say of them.
type claims interface {
	// Claims returns the reasons for which a player may claim a draw.
	Claims() []game.Reason
}

// Claimable returns the reasons for which a draw may be claimed at this table, if only the position
// is such. One who plays both sides has nobody to claim it from.
func (s State) Claimable() []game.Reason {
	rules, ok := s.Line.Rules.(claims)
	if !ok || s.OneUser() {
		return nil
	}
	return rules.Claims()
}

// claim judges the claim of a draw. A wrong one is noted, once for a position and side.
func (s State) claim(now clock.Instant, by User, c Claim) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn(), c.V)
	switch {
	case err != nil:
		return nil, err
	case s.OneUser():
		return nil, ErrNoScoresheet
	case !slices.Contains(s.Claimable(), c.Reason):
		return nil, ErrNoClaim
	}
	right := slices.ContainsFunc(s.Verdict.Claims, func(v game.Claim) bool { return v.Reason == c.Reason })
	claimed := Claimed{By: seat, Reason: c.Reason, Plies: s.Repeated(), Right: right, At: now}
	switch {
	case right:
		return append([]Event{claimed}, end(now, game.Drawn, c.Reason)...), nil
	case s.claimed[seat] == s.Line.Ply()+1:
		return nil, ErrNoClaim
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	}
	return []Event{claimed}, nil
}

// Repeated returns after how many plies the present position has stood, in order, the present one
// last. What stood before the start of the line is not among them.
func (s State) Repeated() (plies []int) {
	key := s.Line.Now().Key()
	for ply := range s.Line.Ply() + 1 {
		if s.before(ply).Key() == key {
			plies = append(plies, ply)
		}
	}
	return plies
}

// claimGone judges who claims the game from an opponent who is gone: on his own turn, for longer
// than the time control has patience for. The order in which this and his return reach the room
// decides.
func (s State) claimGone(now clock.Instant, by User, c ClaimGone) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn().Other(), c.V)
	if err != nil {
		return nil, err
	}
	at, ok := s.GoneAt(c.Gone)
	switch {
	case !ok || seat == s.Turn() || now < at:
		return nil, ErrNotGone
	case c.Draw:
		return end(now, game.Drawn, Gone), nil
	}
	return end(now, game.Win(seat), Gone), nil
}

// GoneAt returns from when on the game may be claimed from the side on move if nobody has been at its
// seat since gone, which is 0 while somebody is; ok is false where that cannot be.
func (s State) GoneAt(gone clock.Instant) (at clock.Instant, ok bool) {
	_, _, running := s.Running()
	if patience := s.Clock.Patience(); gone > 0 && running && patience > 0 && !s.Alone() {
		return max(gone, s.began).Add(patience), true
	}
	return 0, false
}
