package draughts

import (
	"flag"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// searching is a searcher of either width.
type searching interface {
	begin(game.Line)
	evaluate(ply int) engine.Score
	think(game.Line, engine.Limits, func(engine.Info) bool)
}

// plain makes a searcher that leaves nothing out and looks at nothing twice.
func plain(t testing.TB, r *rules.Rules, lim engine.Limits) searching {
	b, table := search.NewBudget(t.Context(), lim.Nodes), search.NewTable(1)
	if r.Wide() {
		s := newWideSearcher(r, b, table, lim)
		s.plain = true
		return s
	}
	s := newSearcher(r, b, table, lim)
	s.plain = true
	return s
}

// oracle is the search without anything clever: plain negamax over the slow generator and the
// rules' own judgement of who has won and what is a draw.
type oracle struct {
	r *rules.Rules
	s searching // to weigh positions
}

func newOracle(t testing.TB, r *rules.Rules) oracle { return oracle{r, plain(t, r, engine.Limits{})} }

// root is the best that any move leads to.
func (o oracle) root(line game.Line, depth engine.Depth) engine.Score {
	best := -engine.Won
	for _, m := range line.Now().Moves() {
		best = max(best, o.after(line, m, depth, 0))
	}
	return best
}

// after is what m leads to, for who plays it.
func (o oracle) after(line game.Line, m game.Move, depth engine.Depth, ply int) engine.Score {
	if m.Gives.Has(game.Loses) {
		return engine.LostIn(ply + 1)
	}
	return -o.search(line.Play(m), depth-1, ply+1)
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
	moves := line.Now().Moves()
	captures := 0
	for _, m := range moves {
		if len(m.Taken) > 0 {
			captures++
		}
	}
	best := -engine.Won
	settled := captures == 0 || o.r.Capture == rules.May
	if depth <= 0 && settled {
		best = o.evaluate(line.Now())
	}
	if captures == 1 && !settled {
		depth++
	}
	for _, m := range moves {
		if depth > 0 || len(m.Taken) > 0 || m.Gives.Has(game.Loses) {
			best = max(best, o.after(line, m, depth, ply))
		}
	}
	return best
}

func (o oracle) evaluate(p game.Position) engine.Score {
	o.s.begin(game.BeginAt(o.r, p, rules.Tally{}))
	return o.s.evaluate(0)
}

// The search says what plain negamax says, in positions of random games of every ruleset: with its
// table, its windows and its order of moves, but without reductions.
func TestSearchEqualsNegamax(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			o := newOracle(t, r)
			for seed := range uint64(*oracleLines) {
				wantNegamax(t, o, enginetest.Unfinished(r, seed, int(10+seed*37%110)))
			}
		})
	}
}

var oracleLines = flag.Int("oracle.lines", 3, "lines of each ruleset in which the search is held against negamax")

// wantNegamax holds the depths that are quickly searched against negamax.
func wantNegamax(t *testing.T, o oracle, line game.Line) {
	t.Helper()
	lim := engine.Limits{Depth: 3}
	if len(line.Now().Pieces()) < 10 {
		lim.Depth = 4
	}
	plain(t, o.r, lim).think(line, lim, func(info engine.Info) bool {
		if want := o.root(line, info.Depth); info.Score != want {
			t.Errorf("%s %s depth %d: %v, negamax says %v", o.r.ID(), line.FEN(), info.Depth, info.Score, want)
		}
		if v := o.after(line, info.Move, info.Depth, 0); v != info.Score {
			t.Errorf("%s %s depth %d: %s is worth %v and not %v", o.r.ID(), line.FEN(), info.Depth, info.Move.Text, v, info.Score)
		}
		return true
	})
}
