package search

import "tabuleiro/engine"

// Root searches the moves at the root within a window, by try with what has been reached so far as its
// alpha, and brings the best to the front, the others keeping their order. The first of equals is the best.
func Root[M any](b *Budget, moves []M, w Window, try func(i int, m M, alpha engine.Score) engine.Score) engine.Score {
	best, alpha := -engine.Won, w.Alpha
	for i, m := range moves {
		v := try(i, m, alpha)
		if b.Over() {
			return 0
		}
		best = max(best, v)
		if v > alpha {
			alpha = v
			copy(moves[1:i+1], moves[:i])
			moves[0] = m
		}
		if v >= w.Beta {
			break
		}
	}
	return best
}
