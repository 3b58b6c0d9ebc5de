package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

func (s State) takeback(now clock.Instant, by User, c Takeback) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case s.Over():
		return nil, &game.Refusal{Code: game.GameOver}
	case c.V < s.Since:
		return nil, ErrPastVersion
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case s.Waiting():
		return nil, ErrSeatOpen
	case !s.Takebacks || !s.Alone():
		return nil, ErrNoTakebacks
	case s.full():
		return nil, ErrTooManyEvents
	}
	ply, ok := s.lastTurn(seat)
	if !ok {
		return nil, ErrNothingToTakeBack
	}
	return []Event{TakenBack{Ply: ply, Left: s.leftAtPly(ply), At: now}}, nil
}

// lastTurn returns the ply of the last move that is the player's of that seat to take back: his
// own, or any where he plays both sides. A pass that the table played by itself is nobody's.
func (s State) lastTurn(seat game.Color) (ply int, ok bool) {
	both := s.Seats[game.White].User == s.Seats[game.Black].User
	for ply := s.Line.Ply() - 1; ply >= 0; ply-- {
		if !s.Line.Moves[ply].Forced && (both || s.before(ply).Turn() == seat) {
			return ply, true
		}
	}
	return 0, false
}

func (s State) leftAtPly(ply int) [2]clock.Span {
	if s.lefts == nil {
		return [2]clock.Span{}
	}
	return s.lefts[ply]
}

// back folds a TakenBack.
func (s State) back(e TakenBack) (State, error) {
	next := s
	next.Version++
	if e.Ply < 0 || e.Ply >= s.Line.Ply() {
		return s, &Drift{Version: next.Version}
	}
	next.Line = s.Line.Back(e.Ply)
	next.Verdict = next.Line.Verdict()
	next.Left = e.Left
	if s.lefts != nil {
		next.lefts = s.lefts[:e.Ply+1]
	}
	next.Offer = Offer{}
	if next.asked > e.Ply+1 {
		next.asked = 0
	}
	next.Since, next.began, next.at = next.Version, e.At, e.At
	return next, nil
}
