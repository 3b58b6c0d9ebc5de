package reversi

import "tabuleiro/game"

// pass is the move of who has no other while the opponent has one.
var pass = game.Move{Text: "pass", Short: "pass", Forced: true}

// Moves implements game.Position: by square, or a pass; none where neither side can move.
func (p Position) Moves() []game.Move {
	if moves := p.placings(); moves != nil {
		return moves
	}
	if p.passed().canPlace() {
		return []game.Move{pass}
	}
	return nil
}

// Play implements game.Position.
func (p Position) Play(m game.Move) game.Position { return p.play(m) }

func (p Position) play(m game.Move) Position {
	if m.Passes() {
		return p.passed()
	}
	p.discs[p.turn].add(int(m.To()))
	for _, sq := range m.Taken {
		p.discs[p.turn.Other()].remove(int(sq))
		p.discs[p.turn].add(int(sq))
	}
	return p.passed()
}

// passed is the position with the other side to move.
func (p Position) passed() Position {
	p.turn = p.turn.Other()
	return p
}
