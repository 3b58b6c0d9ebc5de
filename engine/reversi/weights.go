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

var usual, reverse = func() (w, r weights) {
	for i := range w {
		w[i] = features{40, 40, 30, 20, 1200, 40, -500, -120, 250, int32(-10 + 250/(i+1)), 100, 0}
		r[i] = features{40, 40, 30, 20, -1200, -40, 500, 120, -250, -int32(-10 + 250/(i+1)), 100, 0}
	}
	return
}()
