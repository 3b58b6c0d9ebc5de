package morris

import (
	"math/bits"

	"tabuleiro/engine"
	rules "tabuleiro/game/morris"
)

// weights are what things are worth in a ruleset, in hundredths of a man.
type weights struct {
	placing, moving, flying phase
	few                     int // who has so many men flies; 0: nobody does
}

// phase is what the men of a side that places, moves or flies are worth beside their number.
type phase struct{ mill, pair, closing, swing, step, joint engine.Score }

// The worth of things: guesses of a first engine. Room for men is worth what it is, most of all while
// they are placed, because the engine won by it against itself (200 games a value, 3,000 nodes a move).
const (
	man      = 100
	mine     = 55 // a mill that the side to move can close now
	yours    = 15 // one that the other side could close next: it may still be stopped
	yoursTwo = 50 // two of them can not
)

func newWeights(r *rules.Rules) *weights {
	return &weights{
		placing: phase{mill: 8, pair: 8, joint: 4, step: 18},
		moving:  phase{pair: 4, closing: 25, swing: 30, step: 8, joint: 1},
		flying:  phase{mill: 4, pair: 14, joint: 1},
		few:     r.FlyAt,
	}
}

// weigh is what a side's men are worth by where they stand. It is on move in p.
func (s *searcher) weigh(v *side, p rules.Pos) engine.Score {
	w := &s.weights.moving
	switch {
	case p.OwnHand > 0:
		w = &s.weights.placing
	case bits.OnesCount32(p.Own) <= s.weights.few:
		w = &s.weights.flying
	}
	return w.mill*engine.Score(v.mills) + w.pair*engine.Score(v.pairs) + w.closing*engine.Score(v.closing) +
		w.swing*engine.Score(v.swings) + w.step*engine.Score(v.steps) + w.joint*engine.Score(v.joints)
}

// material is what a lead in men is worth. Against three men that fly little is won by it, and with
// few men on the board more than with many.
func (s *searcher) material(lead, own, opp int, placed bool) engine.Score {
	score := engine.Score(lead * man)
	switch few := s.weights.few; {
	case placed && few > 0 && (own <= few || opp <= few):
		score = score * 2 / 3
	default:
		score += engine.Score(lead * max(0, 2*s.r.Men-own-opp) * 2)
	}
	return score
}

// next is what the mills that can be closed next are worth to the side to move.
func (s *searcher) next(own, opp int) (score engine.Score) {
	if own > 0 {
		score += mine
	}
	switch {
	case opp > 1:
		score -= yoursTwo
	case opp > 0:
		score -= yours
	}
	return score
}
