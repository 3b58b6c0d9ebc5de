package reversi

import (
	"flag"
	"iter"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
	"tabuleiro/internal/cputime"
)

var ffoMax = flag.Int("ffo.max", 19, "the highest number of the FFO endgame suite that is solved")

// ffo is a position of the suite of the Fédération Française d'Othello.
type ffo struct {
	number, empty, score int
	line                 game.Line
	best                 []string
}

func suite(t testing.TB) iter.Seq[ffo] {
	t.Helper()
	text, err := os.ReadFile("testdata/ffo.tsv")
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func(ffo) bool) {
		for l := range strings.Lines(string(text)) {
			if strings.HasPrefix(l, "#") {
				continue
			}
			f := strings.Split(strings.TrimSpace(l), "\t")
			p := ffo{number: number(t, f[0]), empty: number(t, f[2]), score: number(t, f[3]), best: strings.Split(f[4], ",")}
			p.line = lineAt(t, "reversi", f[1])
			if !yield(p) {
				return
			}
		}
	}
}

func number(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// The solver finds the exact difference of discs and a best move.
func TestSolvesTheFFOSuite(t *testing.T) {
	nodes, lasts, solved := uint64(0), uint64(0), 0
	began := cputime.Process()
	for p := range suite(t) {
		if p.number > *ffoMax {
			break
		}
		s := newSearcher(p.line.Rules.(*rules.Rules), search.NewBudget(t.Context(), 0), search.NewTable(64), engine.Limits{})
		begun := cputime.Process()
		s.begin(p.line)
		s.list(0)
		s.roots = slices.Clone(s.nodes[0].moves)
		search.Deepen(&s.Budget, engine.Depth(p.empty/2-1), s.root, func(engine.Depth, engine.Score) bool { return true })
		score := s.solveRoot(p.empty)
		move := s.named(p.line.Now().Moves()).Text
		t.Logf("FFO %d, %d empty: %+d by %s, %d nodes and %d last ones, %.2f CPU s", p.number, p.empty, score, move,
			s.Spent(), s.lasts, (cputime.Process() - begun).Seconds())
		if score != p.score || !slices.Contains(p.best, move) {
			t.Errorf("FFO %d: %+d by %s, want %+d by %v", p.number, score, move, p.score, p.best)
		}
		nodes, lasts, solved = nodes+s.Spent(), lasts+s.lasts, solved+1
	}
	spent := max(cputime.Process()-began, time.Millisecond).Seconds()
	t.Logf("%d positions: %d nodes and %d last ones, %.2f CPU s, %.1f M/s", solved, nodes, lasts, spent, float64(nodes+lasts)/1e6/spent)
}
