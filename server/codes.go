package server

import (
	"tabuleiro/hub"
	"tabuleiro/room"
	"tabuleiro/wire"
)

// What an error page says, by the key of its words.
const (
	codeNoPage         = "not-found"
	codeNoRoom         = string(wire.NoRoom)
	codeWrongMethod    = "wrong-method"
	codeForeign        = "foreign-origin"
	codeBadForm        = "bad-form"
	codeUnknownRules   = string(wire.UnknownRules)
	codeTooLarge       = string(wire.TooLarge)
	codeTooFast        = string(wire.TooFast)
	codeDeadLink       = string(room.ErrDeadLink)
	codeOwnSeat        = string(room.ErrOwnSeat)
	codeTooManyEvents  = string(room.ErrTooManyEvents)
	codeTooManyRooms   = string(hub.ErrTooManyRooms)
	codeNoCookies      = "no-cookies"
	codeNotYours       = "not-yours"
	codeTableFull      = "table-full"
	codeTooManySockets = string(wire.TooManySockets)
	codeFileTooLarge   = "file-too-large"
	codeFileTooSlow    = "file-too-slow"
	codeOneImport      = "one-import"
	codeNoImport       = "no-import"
	codeNoGuide        = "no-guide"
	codeInternal       = string(wire.Internal)
)

// codes lists them all.
var codes = []string{codeNoPage, codeNoRoom, codeWrongMethod, codeForeign, codeBadForm, codeUnknownRules, codeTooLarge, codeTooFast, codeTooManySockets,
	codeDeadLink, codeOwnSeat, codeNoCookies, codeNotYours, codeTooManyEvents, codeTooManyRooms, codeTableFull,
	codeFileTooLarge, codeFileTooSlow, codeOneImport, codeNoImport, codeNoGuide, codeInternal}
