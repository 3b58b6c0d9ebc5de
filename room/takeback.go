package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// takeback judges who wants his last move back. Where a second person sits he is asked.
func (s State) takeback(now clock.Instant, by User, c Takeback) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn(), c.V)
	switch {
	case err != nil:
		return nil, err
	case !s.Takebacks:
		return nil, ErrNoTakebacks
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	}
	ply, ok := s.lastTurn(seat)
	switch {
	case !ok:
		return nil, ErrNothingToTakeBack
	case s.Alone():
		return s.goBack(now, ply), nil
	case s.Offered(Back).ID != 0:
		return nil, ErrOfferStands
	case s.askedNow(Back, seat):
		return nil, ErrOfferedOnce
	}
	return s.ask(now, Offer{By: seat, Kind: Back, Ply: ply}), nil
}

// goBack records that the game goes on from where it stood after so many plies, with the clocks as
// they were then.
func (s State) goBack(now clock.Instant, ply int) []Event {
	return []Event{TakenBack{Ply: ply, Left: s.LeftAfter(ply), At: now}}
}

// lastTurn returns the ply of the last move that is the player's of that seat to take back: his
// own, or any where he plays both sides. A pass that the table played by itself is nobody's.
func (s State) lastTurn(seat game.Color) (ply int, ok bool) {
	both := s.OneUser()
	for ply := s.Line.Ply() - 1; ply >= 0; ply-- {
		if !s.Line.Moves[ply].Forced && (both || s.before(ply).Turn() == seat) {
			return ply, true
		}
	}
	return 0, false
}

// LeftAfter returns what each side had after so many plies; zero without a clock.
func (s State) LeftAfter(ply int) [2]clock.Span {
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
	next.Offers = nil
	next.Hand = Hand{}
	next.Plans = [2][][]string{}
	for c := range next.Seats {
		for k := range next.asked {
			next.asked[k][c] = upTo(e.Ply+1, s.asked[k][c])
		}
		next.claimed[c] = upTo(e.Ply+1, s.claimed[c])
	}
	next.Since, next.began, next.at = next.Version, e.At, e.At
	return next, nil
}

// upTo is n, or 0 where it lies beyond most.
func upTo(most, n int) int {
	if n > most {
		return 0
	}
	return n
}
