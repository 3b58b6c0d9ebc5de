package wire

import (
	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/room"
)

// CommandOf is the command that a message asks for. A Why, a Foresee and an Advise are none.
func CommandOf(asked Asked) (room.Command, bool) {
	switch m := asked.(type) {
	case Play:
		return PlayOf(m, 0), true
	case Takeback:
		return room.Takeback{V: m.V, As: asOf(m.As)}, true
	case Resign:
		return room.Resign{V: m.V, As: asOf(m.As)}, true
	case Offer:
		return room.OfferDraw{V: m.V, As: asOf(m.As)}, true
	case Rematch:
		return room.OfferRematch{V: m.V, As: asOf(m.As)}, true
	case Answer:
		return room.Answer{ID: m.ID, Yes: m.Yes, As: asOf(m.As)}, true
	case Abort:
		return room.Abort{V: m.V, As: asOf(m.As)}, true
	case Claim:
		return room.Claim{V: m.V, Reason: m.Reason, As: asOf(m.As)}, true
	case ClaimGone:
		return room.ClaimGone{V: m.V, Draw: m.Draw, As: asOf(m.As)}, true
	case MoreTime:
		return room.AddTime{V: m.V, As: asOf(m.As)}, true
	case Plan:
		return room.Plan{V: m.V, Lines: m.Lines, As: asOf(m.As)}, true
	case Touch:
		return room.Touch{Ply: m.Ply, V: m.V, Square: game.Square(m.Square), As: asOf(m.As)}, true
	case Designate:
		return room.Designate{V: m.V, Square: game.Square(m.Square), As: asOf(m.As)}, true
	case Say:
		return room.Say{Phrase: m.Phrase, As: asOf(m.As)}, true
	}
	return nil, false
}

// PlayOf is the command of a Play for which the network took so long.
func PlayOf(m Play, lag clock.Span) room.Play {
	return room.Play{Ply: m.Ply, V: m.V, Move: m.Move, As: asOf(m.As), Lag: lag}
}

func asOf(seat string) room.As {
	switch seat {
	case "white":
		return room.AsWhite
	case "black":
		return room.AsBlack
	}
	return room.AsAny
}
