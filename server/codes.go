package server

import "tabuleiro/wire"

// What an error page says, by the key of its words.
const (
	codeNoPage       = "not-found"
	codeNoRoom       = "no-such-room"
	codeWrongMethod  = "wrong-method"
	codeForeign      = "foreign-origin"
	codeBadForm      = "bad-form"
	codeUnknownRules = string(wire.UnknownRules)
	codeBadFEN       = string(wire.BadFEN)
	codeTooLarge     = string(wire.TooLarge)
	codeTooFast      = string(wire.TooFast)
	codeInternal     = string(wire.Internal)
)

// codes lists them all.
var codes = []string{codeNoPage, codeNoRoom, codeWrongMethod, codeForeign, codeBadForm, codeUnknownRules, codeBadFEN, codeTooLarge, codeTooFast, codeInternal}
