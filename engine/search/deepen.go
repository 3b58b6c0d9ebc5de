package search

import "tabuleiro/engine"

// Window is what a search is asked: the true score if it lies between, else on which side.
type Window struct{ Alpha, Beta engine.Score }

// Whole is the window that every score lies in.
var Whole = Window{-engine.Won, engine.Won}

// Deepest is the depth at which a search without limits ends.
const Deepest = 100

// The first guess at a window is this far to either side of the score before, from the depth on at
// which scores have settled.
const (
	margin    = 18
	settledAt = 4
)

// Deepen searches to depth 1, 2 and so on, until the limit, the end of the budget or a proven score.
// root searches to a depth within a window and keeps the best move; completed is told of every depth
// that was searched to its end, and says whether to go on; of depth 0 where none was. A depth that was cut short
// is forgotten.
func Deepen(b *Budget, limit engine.Depth, root func(engine.Depth, Window) engine.Score, completed func(engine.Depth, engine.Score) bool) {
	if limit <= 0 {
		limit = Deepest
	}
	score := engine.Score(0)
	for depth := engine.Depth(1); depth <= limit; depth++ {
		if !b.Over() {
			score = aspire(b, depth, score, root)
		}
		if b.Over() {
			if depth == 1 {
				completed(0, 0)
			}
			return
		}
		if !completed(depth, score) {
			return
		}
		if plies, proven := score.Proven(); proven && plies <= int(depth) {
			return
		}
	}
}

// aspire searches a narrow window around a guess, and a wider one while the score lies outside.
func aspire(b *Budget, depth engine.Depth, guess engine.Score, root func(engine.Depth, Window) engine.Score) engine.Score {
	w, wide := Whole, engine.Score(margin)
	if _, proven := guess.Proven(); depth > settledAt && !proven {
		w = Window{max(guess-wide, -engine.Won), min(guess+wide, engine.Won)}
	}
	for {
		score := root(depth, w)
		switch {
		case b.Over() || w.Alpha < score && score < w.Beta || w == Whole:
			return score
		case score <= w.Alpha:
			w.Alpha = max(score-wide, -engine.Won)
		default:
			w.Beta = min(score+wide, engine.Won)
		}
		if wide *= 4; wide > 500 {
			w = Whole
		}
	}
}
