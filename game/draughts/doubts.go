package draughts

import "tabuleiro/game"

// Doubts implements game.Doubter: men where they would have been crowned, and more pieces of a side
// than a game begins with.
func (p Position) Doubts() []game.Doubt {
	var doubts []game.Doubt
	start := p.rules.start()
	for _, c := range []game.Color{game.White, game.Black} {
		var crowned []game.Square
		for sq := range p.men[c].and(p.rules.sq.crown[c]).each() {
			crowned = append(crowned, game.Square(sq))
		}
		if crowned != nil {
			doubts = append(doubts, game.Doubt{Code: game.DoubtCrowned, Color: c, Squares: crowned})
		}
		if most := start.side(c).count(); p.side(c).count() > most {
			doubts = append(doubts, game.Doubt{Code: game.DoubtCrowd, Color: c, N: most})
		}
	}
	return doubts
}
