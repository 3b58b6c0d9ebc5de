package reversi

import (
	"tabuleiro/engine"
	rules "tabuleiro/game/reversi"
)

// evaluate judges the node at ply for the side to move.
func (s *searcher) evaluate(ply int) engine.Score {
	p := s.nodes[ply].pos
	if !s.lapses.Any {
		return s.judged(p)
	}
	key := s.key(p)
	if s.lapses.Overlooks(key) {
		return s.sign * engine.Score(p.Own.Count()-p.Opp.Count()) * unit
	}
	return s.judged(p) + s.lapses.Error(key)
}

// judged is the sum of what the features weigh, between two stages of the game.
func (s *searcher) judged(p rules.Pos) engine.Score {
	f := s.features(p)
	stage, part := s.stage(s.area - p.Own.Or(p.Opp).Count())
	sooner, later := &s.weights[stage+1], &s.weights[stage]
	sum := int32(0)
	for i, n := range f {
		sum += n * (sooner[i]*part + later[i]*(stageLong-part))
	}
	most := engine.Score(s.area * unit)
	return min(max(engine.Score(sum/(stageLong*fine)), -most), most)
}

// stage is how far the game is, from the end: a stage, and how much of it is still to come.
func (s *shape) stage(empty int) (stage int, part int32) {
	left := min(empty*(stages*stageLong)/s.area, stages*stageLong-1)
	return left / stageLong, int32(left % stageLong)
}

// features looks at a position.
func (s *searcher) features(p rules.Pos) (f features) {
	empty := s.g.Board().Less(p.Own.Or(p.Opp))
	own, opp := int32(s.g.Flanking(p).Count()), int32(s.g.Flanking(p.Passed()).Count())
	f[0] = own - opp
	f[1] = 32 * (own - opp) / (own + opp + 2)
	f[2] = int32(p.Opp.Near().And(empty).Count() - p.Own.Near().And(empty).Count())
	near := empty.Near()
	f[3] = int32(p.Opp.And(near).Count() - p.Own.And(near).Count())
	f[4] = less(p, s.corners)
	f[5] = less(p, s.edges)
	for i := range s.by {
		q := &s.by[i]
		if q.corner.And(empty).Any() {
			f[6] += less(p, q.x)
			f[7] += less(p, q.sides)
		}
	}
	f[8] = int32(s.anchored(p.Own) - s.anchored(p.Opp))
	f[9] = int32(p.Own.Count() - p.Opp.Count())
	f[10] = int32(empty.Count()&1)*2 - 1 // who has the last move
	f[11] = 1
	return f
}

// less is how many more of some squares the side to move has.
func less(p rules.Pos, w rules.Word) int32 {
	return int32(p.Own.And(w).Count() - p.Opp.And(w).Count())
}
