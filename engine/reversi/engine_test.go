package reversi

import (
	"context"
	"strings"
	"syscall"
	"testing"
	"time"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/reversi"
	"tabuleiro/internal/wordgen"
)

func find(t testing.TB, id string) *rules.Rules {
	t.Helper()
	r, err := rules.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func lineAt(t testing.TB, id, fen string) game.Line {
	t.Helper()
	line, err := game.BeginFEN(find(t, id), fen)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// cpuTime is what this process has used.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func TestWideFilesAreUpToDate(t *testing.T) {
	stale, err := wordgen.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is stale: run go generate ./engine/reversi", file)
	}
}

func TestASearchThatIsStoppedStillHasAMove(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	for _, r := range rules.All() {
		for name, s := range map[string]struct {
			ctx context.Context
			lim engine.Limits
		}{
			"context ended": {ended, engine.Limits{}},
			"one node":      {t.Context(), engine.Limits{Nodes: 1}},
		} {
			got, ok := engine.Last(s.ctx, Engine{}, game.Begin(r), s.lim)
			if !ok || got.Depth != 0 {
				t.Errorf("%s, %s: %+v, %v", r.ID(), name, got, ok)
			}
		}
	}
}

// What a depth found that was cut short does not count.
func TestAStoppedSearchReturnsTheLastCompleteDepth(t *testing.T) {
	line := game.Begin(find(t, "reversi"))
	var infos []engine.Info
	for info := range (Engine{}).Search(t.Context(), line, engine.Limits{Depth: 6}) {
		infos = append(infos, info)
	}
	for i, info := range infos[1:] {
		got, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Nodes: info.Nodes - 1})
		if got.Depth != infos[i].Depth || got.Score != infos[i].Score || got.Move.Text != infos[i].Move.Text {
			t.Errorf("with %d nodes: %+v, want %+v", info.Nodes-1, got, infos[i])
		}
	}
}

func TestTheCallerMayStopRanging(t *testing.T) {
	for _, line := range []game.Line{game.Begin(find(t, "reversi")), unfinished(find(t, "reversi"), 2, 50)} {
		n := 0
		for range (Engine{}).Search(t.Context(), line, engine.Limits{}) {
			n++
			break
		}
		if n != 1 {
			t.Errorf("%d depths", n)
		}
	}
}

func TestTheSeedChoosesAmongEquals(t *testing.T) {
	line, seen := game.Begin(find(t, "reversi")), map[string]bool{}
	for seed := range uint64(16) {
		lim := engine.Limits{Depth: 1, Seed: seed}
		first, _ := engine.Last(t.Context(), Engine{}, line, lim)
		again, _ := engine.Last(t.Context(), Engine{}, line, lim)
		if first.Move.Text != again.Move.Text {
			t.Errorf("seed %d: %s, then %s", seed, first.Move.Text, again.Move.Text)
		}
		seen[first.Move.Text] = true
	}
	if len(seen) < 2 {
		t.Errorf("always %v", seen)
	}
}

// A pass that is due is the move, and a finished game has none.
func TestPasses(t *testing.T) {
	line := lineAt(t, "reversi", "--------------------------XXX------XX-------XXX-----O------OOO-- X")
	if got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 3}); !ok || got.Move.Text != "pass" {
		t.Errorf("%+v, %v", got, ok)
	}
	over := lineAt(t, "reversi", strings.Repeat("X", 63)+"- O")
	if got, ok := engine.Last(t.Context(), Engine{}, over, engine.Limits{Depth: 3}); ok {
		t.Errorf("%+v", got)
	}
}

// Whole games between levels, in every ruleset: every move is legal, and the same seed plays the same.
func TestLevelsPlayWholeGames(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			line := game.Begin(r)
			for !line.Verdict().Outcome.Over() {
				lim := engine.Level(1 + line.Ply()%4)
				lim.Seed = uint64(line.Ply())
				first, _ := engine.Last(t.Context(), Engine{}, line, lim)
				again, ok := engine.Last(t.Context(), Engine{}, line, lim)
				m, err := line.Now().Find(first.Move.Text)
				if err != nil || !ok || first.Move.Text != again.Move.Text || first.Score != again.Score || first.Nodes != again.Nodes {
					t.Fatalf("%s: %+v, then %+v, %v", line.FEN(), first, again, err)
				}
				line = line.Play(m)
			}
		})
	}
}

// The strongest level sees the end of the game sixteen squares before it.
func TestTheTopLevelSolvesSixteenSquares(t *testing.T) {
	for p := range suite(t) {
		if p.number < 17 || p.number > 19 {
			continue
		}
		got, _ := engine.Last(t.Context(), Engine{}, p.line, engine.Level(engine.Levels))
		if int(got.Depth) != 16 || int(got.Score) != 100*p.score {
			t.Errorf("FFO %d: %+v, want %d", p.number, got, p.score)
		}
	}
}

// A search allocates what it needs once, and nothing for a node.
func TestNodesAllocateNothing(t *testing.T) {
	for _, id := range []string{"reversi", "reversi-10x10"} {
		line := unfinished(find(t, id), 1, 20)
		allocs := func(nodes uint64) float64 {
			return testing.AllocsPerRun(3, func() {
				engine.Last(t.Context(), Engine{}, line, engine.Limits{Nodes: nodes})
			})
		}
		few, many := allocs(10_000), allocs(100_000)
		if more := many - few; more > 100 {
			t.Errorf("%s: %v allocations for 10,000 nodes, %v for 100,000", id, few, many)
		}
	}
}
