package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// TouchMove is whether a touched piece must move, and what it costs to touch pieces that cannot: the
// first time nothing, and from the second on the table's penalty. Rooms store it.
//
// Source: the Brazilian rules as Wikipedia's Portuguese article had them ("Se o jogador, a quem cabe efectuar o
// lance, tocar"); the penalties are the product's own.
type TouchMove string

// The values of TouchMove.
const (
	TouchFree    TouchMove = ""     // pieces may be touched
	TouchNoted   TouchMove = "none" // no penalty
	TouchTime    TouchMove = "time" // the opponent gets touchTime, where a clock runs
	TouchForfeit TouchMove = "loss" // the third time loses
)

const (
	touchTime     = 30 * clock.Span(1000)
	mostStuck     = 3                     // the time that loses
	designateTime = 10 * clock.Span(1000) // that the opponent has to say which piece moves: the toucher's clock runs
)

func (t TouchMove) valid() bool {
	return slices.Contains([]TouchMove{TouchFree, TouchNoted, TouchTime, TouchForfeit}, t)
}

// Hand is what the side on move has touched in this turn.
type Hand struct {
	Touched    []game.Square // pieces that can move, in order
	Stuck      []game.Square // pieces that cannot
	Designated bool          // the opponent has said which of several must move
	Bound      game.Square   // that one

	DesignateBy clock.Instant // when the first of several touched pieces is bound, if the opponent says nothing
}

// touch judges a hand on a piece.
func (s State) touch(now clock.Instant, by User, c Touch) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn(), c.V)
	switch {
	case err != nil:
		return nil, err
	case c.Ply < s.Line.Ply():
		return nil, ErrPastVersion
	case c.Ply > s.Line.Ply():
		return nil, ErrNoSuchPly
	case s.Touch == TouchFree:
		return nil, ErrNotTouchTable
	case seat != s.Turn():
		return nil, &game.Refusal{Code: game.NotYourTurn}
	case slices.Contains(s.Hand.Touched, c.Square), slices.Contains(s.Hand.Stuck, c.Square):
		return nil, nil
	}
	if err := s.own(seat, c.Square); err != nil {
		return nil, err
	}
	if s.placing() {
		return nil, nil
	}
	if s.fullFor(seat) {
		return nil, ErrTooManyEvents
	}
	if s.movable(c.Square) {
		return []Event{Touched{By: seat, Square: c.Square, At: now}}, nil
	}
	return s.touchStuck(now, seat, c.Square), nil
}

// own refuses a square without a piece of that side.
func (s State) own(c game.Color, at game.Square) error {
	for _, p := range s.Line.Now().Pieces() {
		switch {
		case p.Square != at:
		case p.Color == c:
			return nil
		default:
			return &game.Refusal{Code: game.NotYourPiece, Squares: []game.Square{at}}
		}
	}
	return &game.Refusal{Code: game.EmptySquare, Squares: []game.Square{at}}
}

// placing reports whether pieces are put on empty squares now: a hand on what stands there binds nobody.
func (s State) placing() bool {
	on := map[game.Square]bool{}
	for _, p := range s.Line.Now().Pieces() {
		on[p.Square] = true
	}
	return slices.ContainsFunc(s.Legal(), func(m game.Move) bool { return !m.Passes() && !on[m.From()] })
}

// movable reports whether the piece there has a legal move.
func (s State) movable(at game.Square) bool {
	return slices.ContainsFunc(s.Legal(), func(m game.Move) bool { return startsAt(m, at) })
}

// startsAt reports whether a move is begun with a click there.
func startsAt(m game.Move, at game.Square) bool {
	return len(m.Routes) > 0 && len(m.Routes[0]) > 0 && m.Routes[0][0] == at
}

// touchStuck records a hand on a piece that cannot move, and what that costs.
func (s State) touchStuck(now clock.Instant, by game.Color, at game.Square) []Event {
	times := s.Stuck[by] + 1
	e := Touched{By: by, Square: at, Stuck: true, At: now}
	if s.Touch == TouchTime && times > 1 && s.Clock.Live() {
		e.Added = touchTime
	}
	if s.Touch == TouchForfeit && times >= mostStuck {
		return append([]Event{e}, end(now, game.Win(by.Other()), TouchedStuck)...)
	}
	return []Event{e}
}

// touched folds a Touched.
func (s State) touched(e Touched) State {
	next := s
	next.Version++
	next.caused[e.By]++
	if e.Stuck {
		next.Hand.Stuck = append(slices.Clip(s.Hand.Stuck), e.Square)
		next.Stuck[e.By]++
		next.addTime(e.By.Other(), e.Added)
	} else {
		next.Hand.Touched = append(slices.Clip(s.Hand.Touched), e.Square)
		if len(next.Hand.Touched) == 2 {
			next.Hand.DesignateBy = e.At.Add(designateTime)
		}
	}
	next.at = e.At
	return next
}

// Undesignated reports whether the opponent must say which of the touched pieces moves.
func (s State) Undesignated() bool { return len(s.Hand.Touched) > 1 && !s.Hand.Designated }

// designate judges which piece the opponent wants moved.
func (s State) designate(now clock.Instant, by User, c Designate) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn().Other(), c.V)
	switch {
	case err != nil:
		return nil, err
	case seat == s.Turn() && !s.OneUser(), !s.Undesignated(), !slices.Contains(s.Hand.Touched, c.Square):
		return nil, ErrNothingToDesignate
	}
	return []Event{Designated{Square: c.Square, At: now}}, nil
}

// bound refuses a move of another piece than the one that is touched.
func (s State) bound(m game.Move) error {
	hand := s.Hand
	switch {
	case len(hand.Touched) == 0:
		return nil
	case s.Undesignated():
		return ErrMustDesignate
	case !hand.Designated:
		hand.Bound = hand.Touched[0]
	}
	if startsAt(m, hand.Bound) {
		return nil
	}
	return &game.Refusal{Code: game.TouchedPiece, Squares: []game.Square{hand.Bound}}
}
