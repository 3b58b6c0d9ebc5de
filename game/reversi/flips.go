package reversi

import (
	"slices"

	"tabuleiro/game"
)

// flips returns what a disc of the side to move on sq flips, ascending; sq must be free.
func (p Position) flips(sq int) []game.Square {
	own, opp := p.discs[p.turn], p.discs[p.turn.Other()]
	var all []game.Square
	for _, line := range p.rules.sq.lines[sq] {
		n := 0
		for n < len(line) && opp.has(line[n]) {
			n++
		}
		if n == 0 || n == len(line) || !own.has(line[n]) {
			continue
		}
		for _, flanked := range line[:n] {
			all = append(all, game.Square(flanked))
		}
	}
	slices.Sort(all)
	return all
}

// free returns the squares in the middle that must be filled first.
func (p Position) free() []game.Square {
	if !p.rules.FreeCentre {
		return nil
	}
	var free []game.Square
	for _, sq := range p.rules.sq.middle {
		if !p.taken(sq) {
			free = append(free, game.Square(sq))
		}
	}
	return free
}

// placings returns the moves that put a disc on the board, by square.
func (p Position) placings() []game.Move {
	var moves []game.Move
	if free := p.free(); free != nil {
		for _, sq := range free {
			moves = append(moves, p.placing(int(sq), nil))
		}
		return moves
	}
	for sq := range p.rules.sq.count() {
		if p.taken(sq) {
			continue
		}
		if flips := p.flips(sq); flips != nil {
			moves = append(moves, p.placing(sq, flips))
		}
	}
	return moves
}

func (p Position) placing(sq int, flips []game.Square) game.Move {
	name := p.rules.sq.names[sq]
	return game.Move{Text: name, Short: name, Routes: [][]game.Square{{game.Square(sq)}}, Taken: flips}
}

// canPlace reports whether the side to move can put a disc on the board.
func (p Position) canPlace() bool {
	if p.free() != nil {
		return true
	}
	for sq := range p.rules.sq.count() {
		if !p.taken(sq) && p.flips(sq) != nil {
			return true
		}
	}
	return false
}
