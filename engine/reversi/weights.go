package reversi

// The game is judged in stages of so many parts of its squares.
const (
	stages    = 10
	stageLong = 6
	fine      = 16 // a weight of fine is one unit
)

// features are what a position is judged by: of the side to move less of the other.
type features [12]int32

// weights are what the features weigh, by stage from the end.
type weights [stages + 1]features
