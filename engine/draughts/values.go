package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// values is what a piece is worth, by colour and bit.
type values struct{ man, king [2][128]engine.Score }

// The worth of pieces, in hundredths of a man; guesses of a first engine, to be fitted later.
const (
	man     = 100
	flying  = 320
	short   = 140
	advance = 3  // for every rank a man has gone
	toCrown = 90 // on the way to the last rank, by the square of the ranks, where a king wins
	centre  = 2  // for each of the first two steps away from the edge
)

// newValues weighs pieces by what the ruleset lets them do. Where who is left with nothing wins,
// everything is worth less than nothing.
func newValues(r *rules.Rules, bit func(game.Square) uint8) *values {
	v := &values{}
	for sq, at := range r.Board().Points {
		b := bit(game.Square(sq)) & 127
		for _, c := range []game.Color{game.White, game.Black} {
			m, k := worth(r.Ruleset, at[0], at[1], c)
			if r.Misere {
				m, k = -m, -k
			}
			v.man[c][b], v.king[c][b] = m, k
		}
	}
	return v
}

// worth is what a man and a king are worth on a square.
func worth(rs rules.Ruleset, file, rank int, c game.Color) (m, k engine.Score) {
	if c == game.Black {
		rank = rs.Ranks - 1 - rank
	}
	inside := engine.Score(centre * min(file, rs.Files-1-file, 2))
	m = man + inside + engine.Score(advance*rank)
	if rs.WinByCrowning {
		m += engine.Score(toCrown * rank * rank / (rs.Ranks * rs.Ranks))
	}
	if rs.FlyingKing {
		return m, flying + inside
	}
	return m, short + inside
}
