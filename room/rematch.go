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
// colours change; a game without a result is played another time, with the same ones.
func (m Match) after(r game.Result) Match {
	if r == game.NoResult {
		m.Game = max(1, m.Game)
		return m
	}
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
// change colours where it had a result. Who hosts it adds Prev and, where RedrawsNext, another opening.
func (s State) Next() Open {
	seats := [2]Seat{s.Seats[game.Black], s.Seats[game.White]}
	if s.Outcome.Result == game.NoResult {
		seats = s.Seats
	}
	return Open{
		Rules:     s.Line.Rules.ID(),
		Start:     s.Line.StartFEN(),
		Ballot:    s.Ballot,
		Seats:     seats,
		Clock:     s.Clock,
		Takebacks: s.Takebacks,
		Touch:     s.Touch,
		Public:    s.Public,
		Match:     s.Match.after(s.Outcome.Result),
	}
}

// RedrawsNext reports whether the game that follows has another opening drawn for it: each is played
// twice, once with either colour.
func (s State) RedrawsNext() bool {
	return s.Ballot != "" && s.Outcome.Result != game.NoResult && s.Match.after(s.Outcome.Result).Game%2 == 1
}

// offerRematch judges who wants another game. Who is alone, or is asked for one too, has it.
func (s State) offerRematch(now clock.Instant, by User, c OfferRematch) ([]Event, error) {
	offer := s.Offered(Rematch)
	seat, err := s.seat(by, c.As, offer.answerer())
	switch {
	case err != nil:
		return nil, err
	case c.V > s.Version:
		return nil, ErrNoSuchPly
	case !s.Over():
		return nil, ErrGameNotOver
	case s.Waiting():
		return nil, ErrSeatOpen
	case s.NextRoom != "", offer.ID != 0 && offer.By == seat:
		return nil, nil
	case offer.ID != 0, s.Alone():
		return s.goOn(now, c.Next), nil
	case s.full():
		return nil, ErrTooManyEvents
	}
	return s.ask(now, Offer{By: seat, Kind: Rematch}), nil
}

// answerer is who may answer an offer, and White where none stands.
func (o Offer) answerer() game.Color {
	if o.ID == 0 {
		return game.White
	}
	return o.By.Other()
}

// goOn records that another game follows, in that room.
func (s State) goOn(now clock.Instant, next string) []Event {
	if next == "" {
		panic("room: a rematch without a room for it")
	}
	return []Event{Continued{Room: next, At: now}}
}
