package draughts

import "tabuleiro/game"

// Position is a board of the draughts family with the side to move and, where a KingMoveLimit
// holds, the runs of king moves. It is a comparable value.
type Position struct {
	rules *Rules
	turn  game.Color
	men   [2]set // by colour
	kings [2]set // by colour
	runs  [2]run // by colour; zero where there is no KingMoveLimit
}

// run is how many quiet moves in a row a side has made with one king. It is kept only while it
// can matter: with a KingMoveLimit and men on that side.
type run struct {
	at int8 // where that king stands
	n  int8
}

// Turn implements game.Position.
func (p Position) Turn() game.Color { return p.turn }

func (p Position) side(c game.Color) set { return p.men[c].or(p.kings[c]) }
func (p Position) own() set              { return p.side(p.turn) }
func (p Position) opponent() set         { return p.side(p.turn.Other()) }
func (p Position) occupied() set         { return p.own().or(p.opponent()) }

// kind returns what the piece on sq is.
func (p Position) kind(sq int) game.Kind {
	if p.kings[0].or(p.kings[1]).has(sq) {
		return game.King
	}
	return game.Man
}

// Pieces implements game.Position.
func (p Position) Pieces() []game.Piece {
	var list []game.Piece
	for sq := range p.occupied().each() {
		piece := game.Piece{Square: game.Square(sq)}
		if p.men[game.Black].has(sq) || p.kings[game.Black].has(sq) {
			piece.Color = game.Black
		}
		if p.kings[piece.Color].has(sq) {
			piece.Kind = game.King
		}
		list = append(list, piece)
	}
	return list
}

// start is the initial position.
func (r *Rules) start() Position {
	p := Position{rules: r, turn: r.First()}
	for sq := range r.sq.count() {
		y := int(r.sq.rank[sq])
		if y >= r.BackRanks && y < r.BackRanks+r.MenRanks {
			p.men[game.White].add(sq)
		}
		if y := r.Ranks - 1 - y; y >= r.BackRanks && y < r.BackRanks+r.MenRanks {
			p.men[game.Black].add(sq)
		}
	}
	return p
}
