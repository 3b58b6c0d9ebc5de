package draughts

import (
	"testing"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// oracle is the search without anything clever: plain negamax over the slow generator and the
// rules' own judgement of who has won.
type oracle struct {
	r *rules.Rules
	v *values // by square
}

func newOracle(r *rules.Rules) oracle {
	return oracle{r, newValues(r, func(sq game.Square) uint8 { return uint8(sq) })}
}

// root is the best that any move leads to.
func (o oracle) root(p rules.Position, depth engine.Depth) engine.Score {
	best := -engine.Won
	for _, m := range p.Moves() {
		best = max(best, o.after(p, m, depth, 0))
	}
	return best
}

// after is what m leads to, for who plays it.
func (o oracle) after(p rules.Position, m game.Move, depth engine.Depth, ply int) engine.Score {
	if m.Gives.Has(game.Loses) {
		return engine.LostIn(ply + 1)
	}
	return -o.search(p.Play(m).(rules.Position), depth-1, ply+1)
}

func (o oracle) search(p rules.Position, depth engine.Depth, ply int) engine.Score {
	moves := p.Moves()
	if len(moves) == 0 {
		return o.decided(p, ply)
	}
	captures := 0
	for _, m := range moves {
		if len(m.Taken) > 0 {
			captures++
		}
	}
	best := -engine.Won
	settled := captures == 0 || o.r.Capture == rules.May
	if depth <= 0 && settled {
		best = o.evaluate(p)
	}
	if captures == 1 && !settled {
		depth++
	}
	for _, m := range moves {
		if depth > 0 || len(m.Taken) > 0 || m.Gives.Has(game.Loses) {
			best = max(best, o.after(p, m, depth, ply))
		}
	}
	return best
}

func (o oracle) decided(p rules.Position, ply int) engine.Score {
	outcome := o.r.Judge(p, rules.Tally{}, 0).Outcome
	if outcome.Result == game.Win(p.Turn()) {
		return engine.WonIn(ply)
	}
	return engine.LostIn(ply)
}

func (o oracle) evaluate(p rules.Position) (score engine.Score) {
	for _, piece := range p.Pieces() {
		worth := o.v.man[piece.Color][piece.Square]
		if piece.Kind == game.King {
			worth = o.v.king[piece.Color][piece.Square]
		}
		if piece.Color != p.Turn() {
			worth = -worth
		}
		score += worth
	}
	return score
}

// The search says what plain negamax says, in positions of random games of every ruleset.
func TestSearchEqualsNegamax(t *testing.T) {
	for _, r := range rules.All() {
		o := newOracle(r)
		for seed := range uint64(4) {
			line := randomLine(r, seed, 60)
			for len(line.Positions) > 0 && len(line.Now().Moves()) == 0 {
				line = randomLine(r, seed, line.Ply()-1)
			}
			p := line.Now().(rules.Position)
			for info := range (Engine{}).Search(t.Context(), line, engine.Limits{Depth: 3}) {
				if want := o.root(p, info.Depth); info.Score != want {
					t.Errorf("%s %s depth %d: %v, negamax says %v", r.ID(), line.FEN(), info.Depth, info.Score, want)
				}
				if v := o.after(p, info.Move, info.Depth, 0); v != info.Score {
					t.Errorf("%s %s depth %d: %s is worth %v and not %v", r.ID(), line.FEN(), info.Depth, info.Move.Text, v, info.Score)
				}
			}
		}
	}
}

// randomLine plays up to so many random moves from the start.
func randomLine(r *rules.Rules, seed uint64, plies int) game.Line {
	line := game.Begin(r)
	for range plies {
		moves := line.Now().Moves()
		if len(moves) == 0 || line.Verdict().Outcome.Over() {
			break
		}
		seed = seed*6364136223846793005 + 1442695040888963407 // Knuth's MMIX generator
		line = line.Play(moves[seed>>33%uint64(len(moves))])
	}
	return line
}
