package game

// DoubtCode is what is odd about a position that was set up.
type DoubtCode string

// The doubts. The comment says what Squares and N hold.
const (
	DoubtCrowned DoubtCode = "man-on-crowning-rank" // the men
	DoubtCrowd   DoubtCode = "too-many-pieces"      // N: how many a side has at the start
)

// Doubt is something that no game comes to. A position may be set up that way and played all the same:
// it is no error, and worth a word to who may have slipped.
type Doubt struct {
	Code    DoubtCode
	Color   Color // whose pieces they are
	Squares []Square
	N       int
}

// Doubter is a Position that knows what is odd about itself.
type Doubter interface{ Doubts() []Doubt }
