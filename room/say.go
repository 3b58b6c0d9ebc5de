package room

import (
	"slices"

	"tabuleiro/clock"
	"tabuleiro/game"
)

// Phrase is something that players may say to each other. There are only these: they need no
// translator, and nobody to watch over them. Rooms store it.
type Phrase string

// Phrases are all there are, in the order in which they are shown.
var Phrases = []Phrase{"hello", "good-luck", "nice-move", "one-moment", "back", "sorry", "well-played", "thanks", "again", "bye"}

const (
	mostSaid  = 60               // by one player in one room
	saidPause = clock.Span(1500) // between two of one player's
)

// say judges a word to the opponent.
func (s State) say(now clock.Instant, by User, c Say) ([]Event, error) {
	seat, err := s.seat(by, c.As, s.Turn())
	switch {
	case err != nil:
		return nil, err
	case !slices.Contains(Phrases, c.Phrase):
		return nil, ErrNoSuchPhrase
	case s.Waiting():
		return nil, ErrSeatOpen
	case s.Alone():
		return nil, ErrNobodyHears
	case s.fullFor(seat):
		return nil, ErrTooManyEvents
	case !s.maySay(now, seat):
		return nil, ErrSaidEnough
	}
	return []Event{Said{By: seat, Phrase: c.Phrase, At: now}}, nil
}

// maySay reports whether a player has not said too much, or too much at once.
func (s State) maySay(now clock.Instant, by game.Color) bool {
	said := 0
	for _, e := range s.Said {
		if e.By != by {
			continue
		}
		if said++; said == mostSaid || now < e.At.Add(saidPause) {
			return false
		}
	}
	return true
}
