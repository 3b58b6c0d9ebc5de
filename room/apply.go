package room

import (
	"fmt"

	"tabuleiro/game"
)

// Apply folds one event into the state. It never judges: an Ended is a fact, whatever today's
// rules say. Its error means that the log is not one of this release; the state is then as it was.
func (s State) Apply(e Event) (State, error) {
	if !s.Opened() {
		return s.begin(e)
	}
	next := s
	next.Version++
	switch e := e.(type) {
	case Opened:
		return s, ErrOpenedBefore
	case Played:
		return s.follow(e)
	case Offered:
		next.Offer = Offer{ID: e.ID, By: e.By}
		next.offers = e.ID
		next.asked = s.Line.Ply() + 1
		next.at = e.At
	case OfferClosed:
		next.Offer = Offer{}
		next.at = e.At
	case Ended:
		next.Offer = Offer{}
		next.Outcome = e.Outcome
		next.at = e.At
	default:
		return s, &UnknownEvent{Name: fmt.Sprintf("%T", e)}
	}
	return next, nil
}

// begin folds the first event, which must be Opened.
func (s State) begin(first Event) (State, error) {
	e, ok := first.(Opened)
	if !ok {
		return s, ErrNotOpened
	}
	rules, err := s.find(e.Rules)
	if err != nil {
		return s, err
	}
	line, err := game.BeginFEN(rules, e.Start)
	if err != nil {
		return s, err
	}
	return State{Version: 1, Seats: e.Seats, Line: line, Verdict: line.Verdict(), at: e.At, Since: 1, legal: new(legal)}, nil
}

func (s State) follow(e Played) (State, error) {
	next := s
	next.Version++
	m, err := s.Line.Now().Find(e.Move)
	if err != nil {
		return s, &Drift{Version: next.Version, Move: e.Move, Cause: err}
	}
	next.Line = s.Line.Play(m)
	if next.Line.Now().Key() != e.Key || s.Turn() != e.By {
		return s, &Drift{Version: next.Version, Move: e.Move}
	}
	next.Verdict = next.Line.Verdict()
	next.at = e.At
	next.Since = next.Version
	return next, nil
}
