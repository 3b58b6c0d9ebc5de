package room

import (
	"fmt"

	"tabuleiro/clock"
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
		next.Offer = Offer{ID: e.ID, By: e.By, Kind: e.Kind}
		next.offers = e.ID
		if e.Kind == Draw {
			next.asked = s.Line.Ply() + 1
		}
		next.at = e.At
	case OfferClosed:
		next.Offer = Offer{}
		next.at = e.At
	case TakenBack:
		return s.back(e)
	case Seated:
		next.Seats[e.Color] = s.Seats[e.Color].seated(e.User, e.Name)
		next.Links[e.Color]++
		next.at = e.At
	case Relinked:
		next.Links[e.Color]++
		next.at = e.At
	case Ended:
		next.Left = s.LeftAt(e.At)
		next.Offer = Offer{}
		next.Outcome = e.Outcome
		next.at = e.At
	case Continued:
		next.Offer = Offer{}
		next.NextRoom = e.Room
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
	next := State{
		Version:   1,
		Since:     1,
		Seats:     e.Seats,
		Links:     [2]int{1, 1},
		Clock:     e.Clock,
		Left:      e.Clock.Start(),
		Takebacks: e.Takebacks,
		Match:     e.Match,
		Prev:      e.Prev,
		Line:      line,
		Verdict:   line.Verdict(),
		began:     e.At,
		at:        e.At,
		legal:     new(legal),
	}
	if e.Clock.Runs() {
		next.lefts = [][2]clock.Span{next.Left}
	}
	return next, nil
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
	next.Left = e.Left
	if n := len(s.lefts); n > 0 {
		next.lefts = append(s.lefts[:n:n], e.Left)
	}
	next.Since, next.began, next.at = next.Version, e.At, e.At
	return next, nil
}
