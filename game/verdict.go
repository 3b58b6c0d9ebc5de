package game

// Result says who won.
type Result string

// The results. The empty Result means the game is still in play.
const (
	InPlay    Result = ""
	WhiteWins Result = "white"
	BlackWins Result = "black"
	Drawn     Result = "draw"
	NoResult  Result = "none" // nobody won and nothing was agreed: the game was given up by both
)

// Win returns the result that c has won.
func Win(c Color) Result {
	if c == White {
		return WhiteWins
	}
	return BlackWins
}

// Reason says by which rule a game ended or may end. The words are keys of the catalogues.
type Reason string

// Reasons of the games. A rule of the table (resignation, agreement, time) is named in
// package room.
const (
	NoPieces      Reason = "no-pieces"
	NoMoves       Reason = "no-moves"
	BarePiece     Reason = "bare-piece"     // one man alone against a king (Turkish)
	Crowned       Reason = "crowned"        // breakthrough
	MissedCapture Reason = "missed-capture" // a quiet move where a capture was owed and missing it loses
	Repetition    Reason = "repetition"
	NoProgress    Reason = "no-progress" // too many plies without a capture or a man's move
	Balanced      Reason = "balance"     // kings on both sides and the balance of forces unchanged
	ThreeKings    Reason = "three-kings" // three (or more) kings have not taken a lone one
	ThreePieces   Reason = "three-pieces"
	MainRoad      Reason = "main-road" // a lone king holds, or is shut out of, the main road
	FewPieces     Reason = "few-pieces"
	OneEach       Reason = "one-each"
	TwoMen        Reason = "two-men"    // too few men are left to close a mill
	Row           Reason = "row"        // a row of three wins
	ThreeEach     Reason = "three-each" // three men each, and nobody has won in time
	NoMill        Reason = "no-mill"    // too many plies without a mill or a placing
	BoardFull     Reason = "board-full" // every man is placed and no point is free
	Blocked       Reason = "blocked"    // who cannot move has not lost, and the game cannot go on
	MostDiscs     Reason = "most-discs"
	FewestDiscs   Reason = "fewest-discs" // where they win
	EqualDiscs    Reason = "equal-discs"
)

// Outcome is how a game ended: result and reason, kept apart. The zero Outcome: still in play.
type Outcome struct {
	Result Result
	Reason Reason
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Result != InPlay }

// Claim is something the players may claim while the position stands.
type Claim struct {
	Reason Reason
	Times  int // how often the position has stood, now included
}

// Unit is what a Counter counts.
type Unit string

// The units of counters.
const (
	Plies      Unit = "plies"
	WhiteMoves Unit = "white-moves"
	BlackMoves Unit = "black-moves"
)

// MovesOf returns the unit that counts one side's moves.
func MovesOf(c Color) Unit {
	if c == White {
		return WhiteMoves
	}
	return BlackMoves
}

// Counter is a draw rule that is running: shown to the players. The draw falls when Done
// reaches Limit.
type Counter struct {
	Reason Reason
	Unit   Unit
	Done   int
	Limit  int
}

// Left returns how many units remain until the draw.
func (c Counter) Left() int { return c.Limit - c.Done }

// Verdict is the rules' judgement on a line.
type Verdict struct {
	Outcome  Outcome
	Claims   []Claim
	Counters []Counter
	Score    [2]int // by colour: what each side has in the end, where the rules count that
}
