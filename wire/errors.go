package wire

import (
	"errors"

	"tabuleiro/game"
	"tabuleiro/room"
)

// Code names what the server refuses, for the page to say in its language. Refusals of a move have
// the codes of package game, refusals of the table those of package room.
type Code string

// The codes that belong to no other package.
const (
	Legal          Code = "ok"               // the answer to a Why about a legal move
	LegalButLoses  Code = "ok-but-loses"     // legal, and ends the game at once
	PlayedAlready  Code = "played-already"   // the same Play again: it is one move, and it stands
	TooFast        Code = "too-fast"         // commands in quick succession
	TooManySockets Code = "too-many-sockets" // from one address, at once
	NoRoom         Code = "no-such-room"     // the room of a socket
	UnknownRules   Code = "unknown-rules"
	BadFEN         Code = "bad-fen"
	Internal       Code = "internal" // a fault of ours: it is in the log, and says no more here
)

// RefusedOf is the one table from errors to codes. re is the t of what was refused and move its
// text, if it had one. The second result is false for an error that has no code: it becomes
// Internal, and whoever asked must log it.
func RefusedOf(re, move string, err error) (Refused, bool) {
	refused := refusedWith(re, move, Internal)
	var (
		drift   *room.Drift
		refusal *game.Refusal
		table   room.Error
		message *BadMessage
		rules   *game.UnknownRules
		fen     *game.FENError
	)
	switch {
	case errors.As(err, &drift): // holds a Refusal that nobody's move has earned
		return refused, false
	case errors.As(err, &refusal):
		refused.Code = Code(refusal.Code)
		refused.Squares = squares(refusal.Squares)
		refused.N = refusal.N
		refused.Texts = refusal.Texts
	case errors.As(err, &table):
		refused.Code = Code(table)
	case errors.As(err, &message):
		refused.Re, refused.Code, refused.Field = message.Re, message.Code, message.Field
	case errors.As(err, &rules):
		refused.Code = UnknownRules
	case errors.As(err, &fen):
		refused.Code = BadFEN
	default:
		return refused, false
	}
	return refused, true
}

func refusedWith(re, move string, code Code) Refused {
	return Refused{Re: re, Move: move, Code: code, Squares: []int{}}
}
