package reversi

import (
	"flag"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
)

var oracleLines = flag.Int("oracle.lines", 3, "lines of each ruleset in which the search is held against negamax")

// searching is a searcher of either width.
type searching interface {
	begin(game.Line)
	evaluate(ply int) engine.Score
	solveRoot(empty int) int
	think(game.Line, engine.Limits, func(engine.Info) bool)
}

func newSearching(t testing.TB, r *rules.Rules, lim engine.Limits) searching {
	b, table := search.NewBudget(t.Context(), lim.Nodes), search.NewTable(1)
	if r.Wide() {
		return newWideSearcher(r, b, table, lim)
	}
	return newSearcher(r, b, table, lim)
}

// oracle is the search without anything clever: plain negamax over the rules' own moves and judgement.
type oracle struct {
	r *rules.Rules
	s searching // to weigh positions
}

// best is what any move leads to at best, in units.
func (o oracle) best(line game.Line, depth engine.Depth) engine.Score {
	best := -engine.Won
	for _, m := range line.Now().Moves() {
		best = max(best, o.after(line, m, depth))
	}
	return best
}

// after is what m leads to, for who plays it. A pass costs no depth.
func (o oracle) after(line game.Line, m game.Move, depth engine.Depth) engine.Score {
	if !m.Passes() {
		depth--
	}
	return -o.search(line.Play(m), depth)
}

func (o oracle) search(line game.Line, depth engine.Depth) engine.Score {
	v := line.Verdict()
	turn := line.Now().Turn()
	if v.Outcome.Over() {
		score := engine.Score(v.Score[turn]-v.Score[turn.Other()]) * unit
		if o.r.Misere {
			return -score
		}
		return score
	}
	if moves := line.Now().Moves(); depth <= 0 && !moves[0].Passes() {
		o.s.begin(game.BeginAt(o.r, line.Now(), rules.Tally{}))
		return o.s.evaluate(0)
	}
	return o.best(line, depth)
}

// The search says what plain negamax says, in positions of random games of every ruleset; near the end
// that is the exact result, and so is the solver's.
func TestSearchEqualsNegamax(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			o := oracle{r, newSearching(t, r, engine.Limits{})}
			area := len(r.Board().Points)
			for seed := range uint64(*oracleLines) {
				wantNegamax(t, o, enginetest.Unfinished(r, seed, int(4+seed*37%50)), 3)
				wantNegamax(t, o, enginetest.Unfinished(r, seed, area-9), 6)
			}
		})
	}
}

// wantNegamax holds the depths that are quickly searched against negamax.
func wantNegamax(t *testing.T, o oracle, line game.Line, depth engine.Depth) {
	t.Helper()
	empty := len(line.Rules.Board().Points) - len(line.Now().Pieces())
	lim := engine.Limits{Depth: depth}
	newSearching(t, o.r, lim).think(line, lim, func(info engine.Info) bool {
		want := o.best(line, info.Depth)
		if info.Score != toldAs(want) {
			t.Errorf("%s %s depth %d of %d: %v, negamax says %v", o.r.ID(), line.FEN(), info.Depth, empty, info.Score, toldAs(want))
		}
		if v := o.after(line, info.Move, info.Depth); v != want {
			t.Errorf("%s %s depth %d: %s is worth %v and not %v", o.r.ID(), line.FEN(), info.Depth, info.Move.Text, v, want)
		}
		return true
	})
}

// The solver agrees with negamax to the end of the game, with and without what passes.
func TestSolverEqualsNegamax(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			o := oracle{r, newSearching(t, r, engine.Limits{})}
			area := len(r.Board().Points)
			for seed := range uint64(8 * *oracleLines) {
				line := enginetest.Unfinished(r, seed, area-4-int(3+seed%5))
				empty := area - len(line.Now().Pieces())
				if empty > 7 || line.Now().Moves()[0].Passes() {
					continue
				}
				got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{})
				want := o.best(line, engine.Depth(empty))
				if !ok || got.Score != toldAs(want) || o.after(line, got.Move, engine.Depth(empty)) != want || int(got.Depth) != empty {
					t.Errorf("%s %s: %v by %s, negamax says %v", r.ID(), line.FEN(), got.Score, got.Move.Text, toldAs(want))
				}
			}
		})
	}
}
