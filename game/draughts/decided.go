package draughts

import "tabuleiro/game"

// decided says how the position has ended the game although there may be something left to
// move: a king where the first king wins, a side without pieces, a bare man facing a king.
func (p Position) decided() (o game.Outcome, over bool) {
	for _, loser := range []game.Color{p.turn, p.turn.Other()} {
		winner := loser.Other()
		switch {
		case p.rules.WinByCrowning && !p.kings[winner].empty():
			return game.Outcome{Result: game.Win(winner), Reason: game.Crowned}, true
		case p.side(loser).empty():
			return game.Outcome{Result: game.Win(p.rules.winnerOver(loser)), Reason: game.NoPieces}, true
		case p.rules.BarePieceLoses && p.bare(loser):
			return game.Outcome{Result: game.Win(winner), Reason: game.BarePiece}, true
		}
	}
	return game.Outcome{}, false
}

// winnerOver returns who wins when c has nothing left to move.
func (r *Rules) winnerOver(c game.Color) game.Color {
	if r.Misere {
		return c
	}
	return c.Other()
}

// bare reports whether c has exactly one man and nothing else against a king, and is not about
// to capture.
func (p Position) bare(c game.Color) bool {
	if p.men[c].count() != 1 || !p.kings[c].empty() || p.kings[c.Other()].empty() {
		return false
	}
	return p.turn != c || !p.canCapture()
}
