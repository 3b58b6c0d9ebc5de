package wire

// Code names what the server refuses, for the page to say in its language. Refusals of a move have
// the codes of package game.
type Code string
