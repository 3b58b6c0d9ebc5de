package reversi

import "tabuleiro/game"

// Position is a board with the side to move. It is a comparable value.
type Position struct {
	rules *Rules
	turn  game.Color
	discs [2]set // by colour
}

// start is the initial position.
func (r *Rules) start() Position {
	p := Position{rules: r, turn: game.Black}
	if r.FreeCentre {
		return p
	}
	for i, c := range [4]game.Color{game.White, game.Black, game.Black, game.White} {
		p.discs[c].add(r.sq.middle[i])
	}
	return p
}

// Turn implements game.Position.
func (p Position) Turn() game.Color { return p.turn }

func (p Position) taken(sq int) bool {
	return p.discs[game.White].has(sq) || p.discs[game.Black].has(sq)
}

// Pieces implements game.Position.
func (p Position) Pieces() []game.Piece {
	var list []game.Piece
	for sq := range p.rules.sq.count() {
		for _, c := range []game.Color{game.White, game.Black} {
			if p.discs[c].has(sq) {
				list = append(list, game.Piece{Square: game.Square(sq), Color: c, Kind: game.Disc})
			}
		}
	}
	return list
}
