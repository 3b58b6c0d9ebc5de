package room

import (
	"tabuleiro/game"
	"tabuleiro/game/hint"
)

// Advise answers a user alone: what each move does that he may play in the position that he saw at version v. Only
// who plays against the computer or both sides himself is helped: between two people it would be foul. It is no
// command and makes no event. The list is shared: it must not be written into.
func (s State) Advise(by User, v int) ([]hint.Advised, error) {
	seat, err := s.inPlay(by, AsAny, s.Turn(), v)
	switch {
	case err != nil:
		return nil, err
	case !s.keepsAll(by):
		return nil, ErrNoHints
	case seat != s.Turn():
		return nil, &game.Refusal{Code: game.NotYourTurn}
	case hint.Tangled(s.Line.Now()):
		return nil, ErrTooManyCaptures
	}
	return s.legal.advise(s.Line, s.Legal()), nil
}

// keepsAll reports whether a user holds every seat that the computer does not have.
func (s State) keepsAll(by User) bool {
	for _, c := range []game.Color{game.White, game.Black} {
		if s.Seats[c].User != Computer && !s.holds(by, c) {
			return false
		}
	}
	return true
}

// advice is what was said of the moves at the end of a line.
type advice struct {
	line  game.Line
	moves []hint.Advised
}

// advise finds it once for a position, however often it is asked for.
func (l *legal) advise(line game.Line, moves []game.Move) []hint.Advised {
	l.mu.Lock() // while it is found too: who asks at the same time waits
	defer l.mu.Unlock()
	if l.advice.moves != nil && l.advice.line.Same(line) {
		return l.advice.moves
	}
	list := hint.All(line, moves)
	l.advice = advice{game.Line{Positions: line.Positions}, list}
	return list
}
