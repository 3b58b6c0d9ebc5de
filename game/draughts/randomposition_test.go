package draughts

import (
	"math/rand/v2"

	"tabuleiro/game"
)

// wish is what a random position should have.
type wish struct {
	kings bool // on both sides
	multi bool // a capture of two or more
}

func (w wish) grantedBy(p Position) bool {
	return (!w.kings || p.bothHaveKings()) && (!w.multi || p.mostVictims() > 1)
}

func (p Position) bothHaveKings() bool {
	return !p.kings[game.White].empty() && !p.kings[game.Black].empty()
}

// mostVictims returns how many pieces the longest capture takes, whatever takes precedence.
func (p Position) mostVictims() (n int) {
	for _, m := range p.captures() {
		n = max(n, len(m.victims))
	}
	return n
}

// randomPosition sets pieces by chance until the wish is granted.
func randomPosition(r *Rules, rnd *rand.Rand, w wish) Position {
	for {
		if p := scatter(r, rnd, w.kings); w.grantedBy(p) {
			return p
		}
	}
}

// scatter sets a random number of men and kings at random, men rarely on their crowning rank,
// and runs of king moves where rules count them.
func scatter(r *Rules, rnd *rand.Rand, withKings bool) Position {
	p := Position{rules: r, turn: game.Color(rnd.IntN(2))}
	density := 0.05 + 0.5*rnd.Float64()
	crowned := 0.0
	if withKings || rnd.IntN(3) == 0 {
		crowned = []float64{0.1, 0.3, 1}[rnd.IntN(3)]
	}
	for sq := range r.sq.count() {
		c := game.Color(rnd.IntN(2))
		switch {
		case rnd.Float64() > density:
		case rnd.Float64() < crowned:
			p.kings[c].add(sq)
		case !r.sq.crown[c].has(sq) || rnd.IntN(20) == 0:
			p.men[c].add(sq)
		}
	}
	for c := range p.runs {
		for king := range p.kings[c].each() {
			if r.KingMoveLimit > 0 && !p.men[c].empty() && rnd.IntN(3) == 0 {
				p.runs[c] = run{at: int8(king), n: int8(1 + rnd.IntN(r.KingMoveLimit))}
			}
		}
	}
	return p
}
