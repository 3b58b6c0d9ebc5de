package room

import (
	"fmt"
	"slices"

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
		next.Offers = append(slices.Clip(s.Offers), Offer{ID: e.ID, By: e.By, Kind: e.Kind, Ply: e.Ply})
		next.offers = e.ID
		next.caused[e.By]++
		if k, ok := askable(e.Kind); ok {
			next.asked[k][e.By] = s.Line.Ply() + 1
		}
		next.at = e.At
	case OfferClosed:
		next.Offers = slices.DeleteFunc(slices.Clone(s.Offers), func(o Offer) bool { return o.ID == e.ID })
		next.at = e.At
	case TakenBack:
		return s.back(e)
	case Seated:
		if s.Seats[e.Color].Open {
			next.began = e.At // the time for the first move counts from here
		}
		next.Seats[e.Color] = s.Seats[e.Color].seated(e.User, e.Name)
		next.Links[e.Color]++
		next.at = e.At
	case Relinked:
		next.Links[e.Color]++
		next.at = e.At
	case Claimed:
		next.caused[e.By]++
		if !e.Right {
			next.claimed[e.By] = s.Line.Ply() + 1
		}
		next.at = e.At
	case TimeAdded:
		next.addTime(e.Color, e.Span)
		giver := e.Color.Other()
		next.caused[giver]++
		next.gifts[giver] = gifts{s.gifts[giver].n + 1, next.Version}
		next.at = e.At
	case Planned:
		next.Plans[e.By] = e.Lines
		next.caused[e.By]++
		next.at = e.At
	case Touched:
		return s.touched(e), nil
	case Designated:
		next.Hand.Bound, next.Hand.Designated = e.Square, true
		next.at = e.At
	case Said:
		next.Said = append(slices.Clip(s.Said), e)
		next.caused[e.By]++
		next.at = e.At
	case Resumed:
		next.began = s.began.Add(max(0, e.Up.Since(max(e.Down, s.began))))
		next.at = e.Up
	case Ended:
		next.Left = s.LeftAt(e.At)
		next.Offers = nil
		next.Outcome = e.Outcome
		next.at = e.At
	case Continued:
		next.Offers = nil
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
		First:     e.First,
		Touch:     e.Touch,
		Public:    e.Public,
		Match:     e.Match,
		Ballot:    e.Ballot,
		Prev:      e.Prev,
		Line:      line,
		Verdict:   line.Verdict(),
		OpenedAt:  e.At,
		quota:     [2]clock.Quota{clock.QuotaOf(e.Clock), clock.QuotaOf(e.Clock)},
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
	line, err := s.legal.follow(s.Line, e.Move)
	if err != nil {
		return s, &Drift{Version: next.Version, Move: e.Move, Cause: err}
	}
	next.Line = line
	if next.Line.Now().Key() != e.Key || s.Turn() != e.By {
		return s, &Drift{Version: next.Version, Move: e.Move}
	}
	m := line.Moves[len(line.Moves)-1]
	next.Verdict = s.legal.verdict(line)
	next.Left = e.Left
	next.Hand = Hand{}
	if !m.Forced {
		next.Plans = [2][][]string{along(s.Plans[game.White], e.Move), along(s.Plans[game.Black], e.Move)}
	}
	if c, _, ok := s.Running(); ok {
		next.quota[c] = s.quota[c].After(e.Lag)
	}
	if n := len(s.lefts); n > 0 {
		next.lefts = append(s.lefts[:n:n], e.Left)
	}
	next.Since, next.began, next.at = next.Version, e.At, e.At
	return next, nil
}
