package reversi

import (
	"slices"
	"strings"

	"tabuleiro/game"
)

// passes are the ways to write a pass in lower case, ours first.
var passes = []string{"pass", "pa", "ps", "--"}

// maxMoveText is how many bytes the longest text of a move has.
const maxMoveText = len("pass")

// Find implements game.Position. It makes only the move it is asked for.
func (p Position) Find(text string) (game.Move, error) {
	m, refusal := p.find(strings.TrimSpace(text))
	if refusal != nil {
		return game.Move{}, refusal
	}
	return m, nil
}

func (p Position) find(text string) (game.Move, *game.Refusal) {
	if len(text) > maxMoveText {
		return game.Move{}, &game.Refusal{Code: game.NotNotation}
	}
	if isPass(text) {
		return p.findPass()
	}
	sq, ok := p.rules.sq.read(strings.ToLower(text))
	switch {
	case !ok:
		return game.Move{}, &game.Refusal{Code: game.NotNotation}
	case sq == none:
		return game.Move{}, &game.Refusal{Code: game.NoSuchSquare}
	}
	return p.findPlacing(sq)
}

// isPass reports whether text is one of the ways to write a pass.
func isPass(text string) bool { return slices.Contains(passes, strings.ToLower(text)) }

func (p Position) findPass() (game.Move, *game.Refusal) {
	switch moves := p.Moves(); {
	case len(moves) == 0:
		return game.Move{}, &game.Refusal{Code: game.GameOver}
	case moves[0].Passes():
		return pass, nil
	default:
		may := &game.Refusal{Code: game.MayNotPass}
		for _, m := range moves {
			may.Squares = append(may.Squares, m.To())
		}
		return game.Move{}, may
	}
}

func (p Position) findPlacing(sq int) (game.Move, *game.Refusal) {
	at := game.Square(sq)
	if free := p.free(); free != nil {
		if slices.Contains(free, at) {
			return p.placing(sq, nil), nil
		}
		if !p.taken(sq) {
			return game.Move{}, &game.Refusal{Code: game.CentreFirst, Squares: free}
		}
	}
	if !p.taken(sq) {
		if flips := p.flips(sq); flips != nil {
			return p.placing(sq, flips), nil
		}
	}
	return game.Move{}, p.why(sq)
}

// why says what keeps the side to move from putting a disc on sq.
func (p Position) why(sq int) *game.Refusal {
	moves := p.Moves()
	switch {
	case len(moves) == 0:
		return &game.Refusal{Code: game.GameOver}
	case moves[0].Passes():
		return &game.Refusal{Code: game.MustPass}
	case p.taken(sq):
		return &game.Refusal{Code: game.Occupied, Squares: []game.Square{game.Square(sq)}}
	default:
		return &game.Refusal{Code: game.FlanksNothing, Squares: []game.Square{game.Square(sq)}}
	}
}
