package draughts

import (
	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// placed is what a piece on a square adds to the worth and to the key of a position.
type placed struct {
	key   uint64
	worth engine.Score
}

// The kinds of pieces, as indices.
const (
	aMan  = 0
	aKing = 1
)

// values are a ruleset's weights and keys. Positions of one ruleset have the same keys in every search.
type values struct {
	pieces  [2][2][128]placed // by colour, kind and bit
	onMove  uint64            // in the key when Black is on move
	runs    [2][128]uint64    // by colour and bit of a king that has moved; times the moves in a row
	step    engine.Score      // for every square that a man can step to
	reach   engine.Score      // for every square that a king can go to
	trade   engine.Score      // for a lead of a man, when the board is empty; nothing when it is full
	full    engine.Score      // pieces at the start
	drawish bool              // a few kings do not win against one
}

// The worth of pieces, in hundredths of a man; guesses of a first engine, to be fitted later.
const (
	man      = 100
	advance  = 3  // for every rank a man has gone
	marching = 6  // the same where men capture forwards and sideways, and cannot be blocked by a leap back
	guard    = 9  // a man on his first rank keeps the others from crowning
	centre   = 2  // for each of the first two steps away from the edge
	toCrown  = 90 // on the way to the last rank, by the square of the ranks, where a king wins
	step     = 2
	trade    = 24
)

// kingWorth is what a king is worth, by how it moves.
func kingWorth(rs rules.Ruleset) engine.Score {
	switch {
	case !rs.FlyingKing:
		return 140
	case rs.Board == rules.Orthogonal:
		return 430
	case rs.CapturesOrthogonally:
		return 360
	case rs.LandBehind:
		return 240
	default:
		return 300
	}
}

// newValues weighs pieces by what the ruleset lets them do. Where who is left with nothing wins,
// everything is worth less than nothing.
func newValues(r *rules.Rules, bit func(game.Square) uint8) *values {
	v := &values{step: step, trade: trade}
	if r.FlyingKing {
		v.reach = 1
		v.drawish = !r.CapturesOrthogonally && !r.LandBehind && !r.HaltBehindKing && !r.Misere
	} else {
		v.reach = 3
	}
	if r.Misere {
		v.step, v.reach, v.trade = 1, 1, 0
	}
	random := search.Random(0)
	v.onMove = random.Next()
	for sq, at := range r.Board().Points {
		b := bit(game.Square(sq)) & 127
		for _, c := range []game.Color{game.White, game.Black} {
			m, k := worth(r.Ruleset, at[0], at[1], c)
			if r.Misere {
				m, k = -m, -k
			}
			v.pieces[c][aMan][b] = placed{random.Next(), m}
			v.pieces[c][aKing][b] = placed{random.Next(), k}
			v.runs[c][b] = random.Next() | 1
		}
	}
	start, _ := r.Start()
	v.full = engine.Score(len(start.Pieces()))
	return v
}

// worth is what a man and a king are worth on a square.
func worth(rs rules.Ruleset, file, rank int, c game.Color) (m, k engine.Score) {
	if c == game.Black {
		rank = rs.Ranks - 1 - rank
	}
	inside := engine.Score(centre * min(file, rs.Files-1-file, 2))
	m = man + inside + engine.Score(advance*rank)
	switch {
	case rs.Board == rules.Orthogonal:
		m = man + inside/2 + engine.Score(marching*rank)
	case rs.WinByCrowning:
		m += engine.Score(toCrown * rank * rank / (rs.Ranks * rs.Ranks))
	case rank == 0 && !rs.Misere:
		m += guard
	}
	return m, kingWorth(rs) + 2*inside
}

// damped brings what is hardly won nearer to a draw: three pieces seldom catch a flying king.
func (s *values) damped(score engine.Score, own, opp int, ownKing, oppKing bool) engine.Score {
	switch {
	case score > 0 && oppKing && own <= 3, score < 0 && ownKing && opp <= 3:
		return score / 8
	case ownKing && oppKing && own-opp <= 1 && opp-own <= 1:
		return score / 2
	default:
		return score
	}
}
