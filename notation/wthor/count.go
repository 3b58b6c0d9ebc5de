package wthor

import "tabuleiro/game/reversi"

// unknown is a share that no game ends with.
const unknown = 1000

// count plays the moves of a record that go on to the end of the game, and returns how many plies they are with passes,
// and White's discs less Black's with the empty squares to the winner: unknown where a move is not legal or the game
// goes on.
func (r *Reader) count(b []byte) (plies, share int) {
	g := r.gen
	p := g.Read(r.start.Now().(reversi.Position))
	black := true
	for _, c := range b {
		if c == 0 {
			break
		}
		file, rank := int(c%10)-1, int(c/10)-1
		if file < 0 || file > 7 || rank < 0 || rank > 7 {
			return 0, unknown
		}
		sq := uint8(8*rank + file)
		if g.Places(p).And(1 << sq).Empty() {
			if p = p.Passed(); g.Places(p.Passed()).Any() || g.Places(p).And(1<<sq).Empty() {
				return 0, unknown
			}
			black = !black
			plies++
		}
		p = p.After(sq, p.Flanked(sq))
		black = !black
		plies++
	}
	if g.Places(p).Any() || g.Places(p.Passed()).Any() {
		return 0, unknown
	}
	own, opp := p.Own.Count(), p.Opp.Count()
	switch {
	case own > opp:
		own = 64 - opp
	case own < opp:
		opp = 64 - own
	}
	if black {
		return plies, opp - own
	}
	return plies, own - opp
}
