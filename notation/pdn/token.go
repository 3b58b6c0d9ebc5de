package pdn

// kind is what a token is.
type kind uint8

const (
	ended   kind = iota // the stream
	tag                 // text: name, a NUL, value
	word                // a move, a part of one, a result
	number              // of a move, with its dots; n is the number
	comment             //
	glyph               // n is its number
	opens               // a variation
	closes              //
	victims             // squares in parentheses glued to a capture
	stray               // anything else
)

// token is a piece of a game. Its text is text[from:to] of the game it stands in.
type token struct {
	kind     kind
	glued    bool // to what stands before it
	blank    bool // a blank line stands before it
	dots     bool // of a number: it has more than one
	n        int32
	line     int32
	from, to int32
}
