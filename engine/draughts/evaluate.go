package draughts

import (
	"tabuleiro/engine"
)

// evaluate weighs a quiet position for the side to move.
func (s *searcher) evaluate(ply int) engine.Score {
	n := &s.nodes[ply]
	p, us, them := n.pos, n.side&1, n.side&1^1
	free := s.g.Free(p)
	score := n.worth + s.step*engine.Score(s.g.Steps(p.Own.Less(p.Kings), free, us)-s.g.Steps(p.Opp.Less(p.Kings), free, them))
	pieces := engine.Score(p.Own.Or(p.Opp).Count())
	score += n.worth / 4 * s.trade * max(s.full-pieces, 0) / (25 * s.full)
	if p.Kings.Any() {
		own, opp := p.Own.And(p.Kings), p.Opp.And(p.Kings)
		score += s.reach * engine.Score(s.g.Reach(own, free)-s.g.Reach(opp, free))
		if s.drawish {
			score = s.damped(score, p.Own.Count(), p.Opp.Count(), own.Any(), opp.Any())
		}
	}
	if s.lapses.Any {
		score += s.lapses.Error(n.key)
	}
	return score
}
