package game

// RemarkKey is what a remark says of a move. The list is closed; each has words in three languages.
type RemarkKey string

// The remarks, the most important first. The comment says what Squares and N hold. "The other" is who moves next.
const (
	Wins         RemarkKey = "wins"          // the game, at once
	LosesAtOnce  RemarkKey = "loses"         // likewise
	DrawsAtOnce  RemarkKey = "draws"         // likewise
	ThenWins     RemarkKey = "then-wins"     // the other may win with one move: where that leads
	TakesCorner  RemarkKey = "corner"        // the corner
	GivesCorner  RemarkKey = "gives-corner"  // the other may take these; N: how many
	ClosesAMill  RemarkKey = "mill"          // what it takes; N: how many men
	TakesPieces  RemarkKey = "takes"         // what is taken; N: how many
	MakesKing    RemarkKey = "crowns"        // where
	ThenPasses   RemarkKey = "passes"        // the other has no move, and who moved goes on
	ThenTakes    RemarkKey = "then-takes"    // the other may take these; N: how many, at most
	TakesBack    RemarkKey = "takes-back"    // whatever it takes, who moved may then take. N: how many, at least
	ThenMill     RemarkKey = "then-mill"     // the other may close a mill: where
	BlocksMill   RemarkKey = "blocks-mill"   // the other would have closed one here: his men in it
	SwingsMill   RemarkKey = "swings-mill"   // out of one mill into another: the mill that is left
	OpensMill    RemarkKey = "opens-mill"    // the mill that is left
	Threatens    RemarkKey = "threatens"     // a mill more may be closed next: where; N: at how many points
	BesideCorner RemarkKey = "beside-corner" // the corner, which is empty
	NeverTurns   RemarkKey = "never-turns"   // discs that can never be turned again; N: how many
	FewMoves     RemarkKey = "few-moves"     // N: how many the other has
	LeavesBack   RemarkKey = "leaves-back"   // the square, on the rank where the other's men are crowned
	TurnsPieces  RemarkKey = "turns"         // what turns; N: how many
)

// RemarkKeys are all of them, the most important first.
var RemarkKeys = []RemarkKey{
	Wins, LosesAtOnce, DrawsAtOnce, ThenWins, TakesCorner, GivesCorner, ClosesAMill, TakesPieces, MakesKing, ThenPasses, ThenTakes, TakesBack, ThenMill,
	BlocksMill, SwingsMill, OpensMill, Threatens, BesideCorner, NeverTurns, FewMoves, LeavesBack, TurnsPieces,
}

// Remark is something a move brings about that a beginner overlooks. It is a fact and no advice.
type Remark struct {
	Key     RemarkKey
	N       int
	Squares []Square
}

// Adviser is Rules that remark on what is special about their game. What moves, pieces and outcomes show in any
// game, package hint finds by itself. The game goes on after m.
type Adviser interface {
	Remarks(before Position, m Move, after Position) []Remark
}
