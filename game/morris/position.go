package morris

import (
	"math/bits"

	"tabuleiro/game"
)

// Position is a board with the side to move and the men in hand. It is a comparable value.
type Position struct {
	rules *Rules
	turn  game.Color
	Pos   // from the side to move
}

// start is the initial position.
func (r *Rules) start() Position {
	return Position{rules: r, Pos: Pos{OwnHand: uint8(r.Men), OppHand: uint8(r.Men)}}
}

// Turn implements game.Position.
func (p Position) Turn() game.Color { return p.turn }

// men returns the points of a side's men.
func (p Position) men(c game.Color) uint32 {
	if c == p.turn {
		return p.Own
	}
	return p.Opp
}

// Hand implements game.Hander.
func (p Position) Hand() (hand [2]int) {
	hand[p.turn], hand[p.turn.Other()] = int(p.OwnHand), int(p.OppHand)
	return hand
}

// Pieces implements game.Position.
func (p Position) Pieces() []game.Piece {
	var list []game.Piece
	for men := p.Own | p.Opp; men != 0; men &= men - 1 {
		piece := game.Piece{Square: game.Square(first(men)), Color: p.turn}
		if p.Opp&men&-men != 0 {
			piece.Color = p.turn.Other()
		}
		list = append(list, piece)
	}
	return list
}

// Play implements game.Position.
func (p Position) Play(m game.Move) game.Position { return p.play(m) }

func (p Position) play(m game.Move) Position {
	fast := Move{From: InHand, To: InHand}
	if !m.Passes() {
		fast.To = uint8(m.To())
		if len(m.Routes[0])-m.Picks > 1 {
			fast.From = uint8(m.From())
		}
	}
	for _, sq := range m.Taken {
		fast.Take |= bit(sq)
	}
	return p.after(fast)
}

func (p Position) after(m Move) Position {
	return Position{rules: p.rules, turn: p.turn.Other(), Pos: p.Pos.After(m)}
}

// outcome is how the position alone has ended the game; zero while there is something to move.
func (p Position) outcome() game.Outcome {
	r := p.rules
	switch {
	case r.wins && r.milled(p.Opp) != 0:
		return p.lost(game.Row)
	case r.wins && r.milled(p.Own) != 0:
		return p.won(game.Row)
	case bits.OnesCount32(p.Own)+int(p.OwnHand) < millSize:
		return p.lost(game.TwoMen)
	case bits.OnesCount32(p.Opp)+int(p.OppHand) < millSize:
		return p.won(game.TwoMen)
	case r.mobile(p.Pos):
		return game.Outcome{}
	case r.FullBoardDraws && r.Free(p.Pos) == 0:
		return game.Outcome{Result: game.Drawn, Reason: game.BoardFull}
	case r.NoMove == Loses:
		return p.lost(game.NoMoves)
	case r.NoMove == Passes && r.mobile(p.Turned()):
		return game.Outcome{}
	default:
		return game.Outcome{Result: game.Drawn, Reason: game.Blocked}
	}
}

func (p Position) won(why game.Reason) game.Outcome {
	return game.Outcome{Result: game.Win(p.turn), Reason: why}
}

func (p Position) lost(why game.Reason) game.Outcome {
	return game.Outcome{Result: game.Win(p.turn.Other()), Reason: why}
}
