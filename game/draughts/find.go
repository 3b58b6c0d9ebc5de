package draughts

import "tabuleiro/game"

// Find implements game.Position.
func (p Position) Find(text string) (game.Move, error) {
	for _, m := range p.Moves() {
		if m.Text == text || m.Short == text {
			return m, nil
		}
	}
	return game.Move{}, &game.Refusal{Code: game.NotNotation}
}
