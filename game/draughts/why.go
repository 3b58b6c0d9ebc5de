package draughts

import "tabuleiro/game"

// why says why no legal move is meant by a request.
func (p Position) why(q request) *game.Refusal {
	return &game.Refusal{Code: game.NotNotation}
}
