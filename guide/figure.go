package guide

import "tabuleiro/game"

// Figure is a position and what it shows. Squares, and moves in full or short, are those of the plain board.
type Figure struct {
	Position string   // "W:Wc3,Kd4:Ba5" and, where men are in hand, ":H3,2"; discs are written as men. "": the start
	Played   []string // moves from there, that led to what is shown
	Far      bool     // it is about an edge, of draughts the far one, of Reversi those of a1: on a longer board it stands as far from there as on the plain one
	From, To string   // the corners of the piece of the board that is drawn; "" for all of it

	Shows   []string    // moves, whose routes are drawn
	Claim   Claim       // what is legal
	Refused []Refused   // what is not, and why
	Takes   []string    // what the first of Shows takes, or turns; none: nothing is claimed
	Ends    game.Reason // the game ends so, once the first of Shows is played or one that is claimed as Ending, or as it stands; "": nothing is claimed
	Winner  Winner      // with Ends
	Claims  bool        // who is to move may claim a draw, once the first of Shows is played, or as it stands
	Counts  game.Reason // this counter runs once the first of Shows is played, or as it stands; "": nothing is claimed

	Caption Words
	Task    Words // what to do on the live board, where Claim.Moves solve it; without Key there is no task
}

// Claim is exactly which moves are legal, all of them or some kind of them.
type Claim struct {
	Among Among
	Of    string   // the square of Piece
	Moves []string // each once
}

// Among says which legal moves a Claim speaks of.
type Among uint8

// Nothing is claimed; all legal moves; those that take; those of the piece on a square, or the placing on it; those that
// end the game as Ends and Winner say.
const (
	Nothing Among = iota
	All
	Captures
	Piece
	Ending
)

// Refused is a move that is not legal, and the code that says why.
type Refused struct {
	Move string
	Code game.Code
}

// Winner is who wins where a game ends.
type Winner uint8

// Nobody: a draw.
const (
	Nobody Winner = iota
	WhiteWins
	BlackWins
)
