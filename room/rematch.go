package room

import (
	"tabuleiro/clock"
	"tabuleiro/game"
)

// Match is the place of a game among those that two players play one after the other.
type Match struct {
	Game  int    // from 1; 0 for a game that stands alone until another follows
	Of    int    // how many are planned; 0 for as many as they like
	Score [2]int // before this game, in half points, by the colours of this game
}

// after returns the match as it stands before the game that follows one with that result. The
// colours change.
func (m Match) after(r game.Result) Match {
	next := Match{Game: max(1, m.Game) + 1, Of: m.Of}
	if m.Of > 0 && next.Game > m.Of {
		return Match{Game: 1, Of: m.Of}
	}
	for _, c := range []game.Color{game.White, game.Black} {
		next.Score[c.Other()] = m.Score[c]
		switch r {
		case game.Win(c):
			next.Score[c.Other()] += 2
		case game.Drawn:
			next.Score[c.Other()]++
		}
	}
	return next
}

// Next returns the game that follows this one: the same rules, start, clock and players, who
// change colours. Who hosts it adds Prev.
func (s State) Next() Open {
	return Open{
		Rules:     s.Line.Rules.ID(),
		Start:     s.Line.StartFEN(),
		Seats:     [2]Seat{s.Seats[game.Black], s.Seats[game.White]},
		Clock:     s.Clock,
		Takebacks: s.Takebacks,
		Match:     s.Match.after(s.Outcome.Result),
	}
}

// offerRematch judges who wants another game. Who is alone, or is asked for one too, has it.
func (s State) offerRematch(now clock.Instant, by User, c OfferRematch) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.otherThan(s.Offer.By))
	switch {
	case err != nil:
		return nil, err
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case !s.Over():
		return nil, ErrGameNotOver
	case s.Waiting():
		return nil, ErrSeatOpen
	case s.NextRoom != "", s.Offer.ID != 0 && s.Offer.By == seat:
		return nil, nil
	case s.Offer.ID != 0, s.Alone():
		return s.goOn(now, c.Next), nil
	case s.full():
		return nil, ErrTooManyEvents
	}
	return []Event{Offered{ID: s.offers + 1, By: seat, Kind: Rematch, At: now}}, nil
}

// otherThan is c's opponent where an offer of c's stands, and White where there is none.
func (s State) otherThan(c game.Color) game.Color {
	if s.Offer.ID == 0 {
		return game.White
	}
	return c.Other()
}

// goOn records that another game follows, in that room.
func (s State) goOn(now clock.Instant, next string) []Event {
	if next == "" {
		panic("room: a rematch without a room for it")
	}
	return []Event{Continued{Room: next, At: now}}
}
