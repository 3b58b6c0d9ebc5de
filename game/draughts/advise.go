package draughts

import "tabuleiro/game"

// Remarks implements game.Adviser: a man that leaves the rank where the other side's men are crowned.
func (r *Rules) Remarks(before game.Position, m game.Move, _ game.Position) []game.Remark {
	p, from := before.(Position), int(m.From())
	other := p.turn.Other()
	if !p.men[p.turn].has(from) || !r.sq.crown[other].has(from) || p.men[other].empty() {
		return nil
	}
	return []game.Remark{{Key: game.LeavesBack, Squares: []game.Square{m.From()}}}
}
