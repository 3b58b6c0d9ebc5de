package draughts

import "tabuleiro/engine"

// quiesce returns the score of the node at ply when captures are followed to their end: a position is
// weighed only where none must be made. looked is how often a threat has been looked into already.
func (s *searcher) quiesce(ply, looked int, alpha, beta engine.Score) engine.Score {
	if s.Spend() {
		return 0
	}
	if s.drawn(ply) {
		return s.drawnScore(ply)
	}
	if ply >= deepestPly {
		return s.evaluate(ply)
	}
	n := &s.nodes[ply]
	if !s.g.Captures(n.pos, n.side, &n.moves) {
		return s.still(ply, looked, alpha, beta)
	}
	if s.tangled() {
		return s.evaluate(ply)
	}
	if s.lapses.Any && s.unseen(ply, looked) {
		return s.evaluate(ply)
	}
	best := -engine.Won
	if s.free {
		if best = s.evaluate(ply); best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	if len(n.moves) > 1 {
		s.mark(n, 0)
	}
	for i := range n.moves {
		if len(n.moves) > 1 {
			s.pick(n, i)
		}
		s.play(ply, n.moves[i])
		v := -s.quiesce(ply+1, looked, -beta, -alpha)
		if best = max(best, v); best >= beta || s.Over() {
			break
		}
		alpha = max(alpha, best)
	}
	return best
}

// still is quiesce of a node without captures. If the opponent threatens one, every move is looked at
// to see what comes of it, once in a line.
func (s *searcher) still(ply, looked int, alpha, beta engine.Score) engine.Score {
	n := &s.nodes[ply]
	barred := s.g.Barred(n.runs, n.side)
	if !s.g.Mobile(n.pos, n.side, barred) {
		return s.decided(ply)
	}
	if s.plain || looked > 0 || s.lapses.Any && s.lapses.Hastes(n.key) || !s.g.Threatens(n.pos.Turned(), n.side^1) {
		return s.evaluate(ply)
	}
	s.g.Quiet(n.pos, n.side, barred, &n.moves)
	s.mark(n, 0)
	s.nodes[ply+1].killers = [2]uint16{}
	best := -engine.Won
	for i := range n.moves {
		s.pick(n, i)
		s.play(ply, n.moves[i])
		v := -s.quiesce(ply+1, looked+1, -beta, -alpha)
		if best = max(best, v); best >= beta || s.Over() {
			break
		}
		alpha = max(alpha, best)
	}
	return best
}

// unseen reports whether the captures of a node at the end of a line are not looked at: because they
// are long, or the opponent's.
func (s *searcher) unseen(ply, looked int) bool {
	n := &s.nodes[ply]
	return n.side != s.nodes[0].side && looked == 0 && s.lapses.Hastes(n.key) || s.overlooked(ply)
}
