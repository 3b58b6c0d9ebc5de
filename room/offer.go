package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// askable returns the place of a kind that may be asked for once in a turn.
func askable(k OfferKind) (place int, ok bool) {
	switch k {
	case Draw:
		return 0, true
	case Back:
		return 1, true
	}
	return 0, false
}

// Offered returns the offer of a kind that stands; the zero Offer where none does.
func (s State) Offered(k OfferKind) Offer {
	for _, o := range s.Offers {
		if o.Kind == k {
			return o
		}
	}
	return Offer{}
}

// askedNow reports whether a side has asked for that in the position as it stands.
func (s State) askedNow(k OfferKind, c game.Color) bool {
	place, ok := askable(k)
	return ok && s.asked[place][c] == s.Line.Ply()+1
}

// offerDraw judges the offer of a draw.
func (s State) offerDraw(now clock.Instant, by User, c OfferDraw) ([]Event, error) {
	seat, err := s.inPlay(by, c.As, s.Turn(), c.V)
	switch {
	case err != nil:
		return nil, err
	case seat != s.Turn():
		return nil, &game.Refusal{Code: game.NotYourTurn}
	case s.Offered(Draw).ID != 0:
		return nil, ErrOfferStands
	case s.askedNow(Draw, seat):
		return nil, ErrOfferedOnce
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	}
	return s.ask(now, Offer{By: seat, Kind: Draw}), nil
}

// ask records an offer, with the next id.
func (s State) ask(now clock.Instant, o Offer) []Event {
	return []Event{Offered{ID: s.offers + 1, By: o.By, Kind: o.Kind, Ply: o.Ply, At: now}}
}

func (s State) answer(now clock.Instant, by User, c Answer) ([]Event, error) {
	i := slices.IndexFunc(s.Offers, func(o Offer) bool { return o.ID == c.ID })
	var o Offer
	if i >= 0 {
		o = s.Offers[i]
	}
	seat, err := s.seat(by, c.As, o.By.Other())
	switch {
	case err != nil:
		return nil, err
	case s.NextRoom != "" && c.Yes:
		return nil, nil
	case s.Over() && len(s.Offers) == 0:
		return nil, &game.Refusal{Code: game.GameOver}
	case o.ID == 0 || seat == o.By:
		return nil, ErrNoSuchOffer
	case !c.Yes:
		return []Event{OfferClosed{ID: c.ID, At: now}}, nil
	}
	switch o.Kind {
	case Rematch:
		return s.goOn(now, c.Next), nil
	case Back:
		return s.goBack(now, o.Ply), nil
	}
	return end(now, game.Drawn, Agreement), nil
}

// fallen closes the offers that fall when a side moves: its opponent's, and those to take moves back.
func (s State) fallen(now clock.Instant, moved game.Color) (events []Event) {
	for _, o := range s.Offers {
		if o.By != moved || o.Kind == Back {
			events = append(events, OfferClosed{ID: o.ID, Moved: true, At: now})
		}
	}
	return events
}
