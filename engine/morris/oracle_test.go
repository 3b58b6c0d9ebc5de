package morris

import (
	"flag"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
)

// plain makes a searcher that leaves nothing out and looks at nothing twice.
func plain(t testing.TB, r *rules.Rules, lim engine.Limits) *searcher {
	s := newSearcher(r, search.NewBudget(t.Context(), lim.Nodes), search.NewTable(1), lim)
	s.plain = true
	return s
}

// oracle is the search without anything clever: plain negamax over the rules' own moves, with their
// own judgement of who has won and what is a draw.
type oracle struct{ s *searcher } // to weigh positions

// root is the best that any move leads to.
func (o oracle) root(line game.Line, depth engine.Depth) engine.Score {
	best := -engine.Won
	for _, m := range line.Now().Moves() {
		best = max(best, -o.search(line.Play(m), depth-1, 1))
	}
	return best
}

func (o oracle) search(line game.Line, depth engine.Depth, ply int) engine.Score {
	switch line.Verdict().Outcome.Result {
	case game.InPlay:
	case game.Drawn:
		return 0
	case game.Win(line.Now().Turn()):
		return engine.WonIn(ply)
	default:
		return engine.LostIn(ply)
	}
	if depth == 0 {
		o.s.begin(game.BeginAt(line.Rules, line.Now(), rules.Tally{}))
		return o.s.evaluate(0)
	}
	best := -engine.Won
	for _, m := range line.Now().Moves() {
		best = max(best, -o.search(line.Play(m), depth-1, ply+1))
	}
	return best
}

// The search says what plain negamax says, in positions of random games of every ruleset: with its
// table, its windows and its order of moves, but without reductions.
func TestSearchEqualsNegamax(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			o := oracle{plain(t, r, engine.Limits{})}
			for seed := range uint64(*oracleLines) {
				wantNegamax(t, r, o, enginetest.Unfinished(r, seed, int(4+seed*7%60)))
			}
		})
	}
}

var oracleLines = flag.Int("oracle.lines", 8, "lines of each ruleset in which the search is held against negamax")

// wantNegamax holds the depths that are quickly searched against negamax.
func wantNegamax(t *testing.T, r *rules.Rules, o oracle, line game.Line) {
	t.Helper()
	lim := engine.Limits{Depth: 2}
	if len(line.Now().Moves()) < 16 {
		lim.Depth = 4
	}
	plain(t, r, lim).think(line, lim, func(info engine.Info) bool {
		if want := o.root(line, info.Depth); info.Score != want {
			t.Errorf("%s %s depth %d: %v, negamax says %v", r.ID(), line.FEN(), info.Depth, info.Score, want)
		}
		if v := -o.search(line.Play(info.Move), info.Depth-1, 1); v != info.Score {
			t.Errorf("%s %s depth %d: %s is worth %v and not %v", r.ID(), line.FEN(), info.Depth, info.Move.Text, v, info.Score)
		}
		return true
	})
}
