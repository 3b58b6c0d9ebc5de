package enginetest

import (
	"context"
	"reflect"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/game"
)

// same reports whether two searches came to the same.
func same(a, b engine.Info) bool {
	return a.Move.Text == b.Move.Text && a.Score == b.Score && a.Depth == b.Depth && a.Nodes == b.Nodes
}

// twice searches a line twice, which must come to the same, and returns the move as its position finds
// it by its text.
func (s suite) twice(t *testing.T, line game.Line, lim engine.Limits) engine.Info {
	t.Helper()
	first, _ := engine.Last(t.Context(), s.e, line, lim)
	again, ok := engine.Last(t.Context(), s.e, line, lim)
	if !ok || !same(first, again) {
		t.Fatalf("%s %s: %+v, then %+v, %v", line.Rules.ID(), line.FEN(), first, again, ok)
	}
	wantLegal(t, line, first.Move)
	return first
}

// wantLegal asks that m is what the position finds by its text.
func wantLegal(t *testing.T, line game.Line, m game.Move) {
	t.Helper()
	if legal, err := line.Now().Find(m.Text); err != nil || !reflect.DeepEqual(legal, m) {
		t.Fatalf("%s in %s %s: %+v, %v", m.Text, line.Rules.ID(), line.FEN(), legal, err)
	}
}

// stopped: a search that may not look at a single node answers all the same.
func (s suite) stopped(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	for _, r := range s.rulesets {
		for name, c := range map[string]struct {
			ctx context.Context
			lim engine.Limits
		}{
			"context ended": {ended, engine.Limits{}},
			"one node":      {t.Context(), engine.Limits{Nodes: 1}},
		} {
			got, ok := engine.Last(c.ctx, s.e, game.Begin(r), c.lim)
			if !ok || got.Depth != 0 {
				t.Errorf("%s, %s: %+v, %v", r.ID(), name, got, ok)
			}
		}
	}
}

// cutShort: the limit of nodes that ends just before a depth is complete gives what the one before gave.
func (s suite) cutShort(t *testing.T) {
	const depth = 5
	line := game.Begin(s.rulesets[0])
	var infos []engine.Info
	for info := range s.e.Search(t.Context(), line, engine.Limits{Depth: depth}) {
		infos = append(infos, info)
	}
	if len(infos) != depth {
		t.Fatalf("%d answers to depth %d", len(infos), depth)
	}
	for i, info := range infos[1:] {
		if got, _ := engine.Last(t.Context(), s.e, line, engine.Limits{Nodes: info.Nodes - 1}); !same(got, infos[i]) {
			t.Errorf("with %d nodes: %+v, want %+v", info.Nodes-1, got, infos[i])
		}
	}
}

// rangedOver: an answer after the caller has stopped would panic.
func (s suite) rangedOver(t *testing.T) {
	for _, r := range s.rulesets {
		for _, line := range []game.Line{game.Begin(r), Unfinished(r, 2, 50)} {
			for stop := range 3 {
				answers := 0
				for range s.e.Search(t.Context(), line, engine.Limits{}) {
					if answers++; answers > stop {
						break
					}
				}
				if answers == 0 {
					t.Errorf("%s %s: no answer", r.ID(), line.FEN())
				}
			}
		}
	}
}

// seeds: among equal moves the seed chooses, and always the same.
func (s suite) seeds(t *testing.T) {
	for _, r := range s.rulesets {
		seen := map[string]bool{}
		for seed := range uint64(16) {
			seen[s.twice(t, game.Begin(r), engine.Limits{Depth: 1, Seed: seed}).Move.Text] = true
		}
		if len(seen) > 1 {
			return
		}
	}
	t.Error("always the same, in every ruleset")
}

// ended: a position that has decided the game has no answer.
func (s suite) ended(t *testing.T) {
	decided := 0
	for _, r := range s.rulesets {
		for seed := range uint64(5) {
			line := RandomLine(r, seed, 300)
			if len(line.Now().Moves()) > 0 {
				continue
			}
			decided++
			if got, ok := engine.Last(t.Context(), s.e, line, engine.Limits{Depth: 3}); ok {
				t.Errorf("%s %s: %+v", r.ID(), line.FEN(), got)
			}
		}
	}
	if decided == 0 {
		t.Error("no game was decided")
	}
}

// levels: each repeats itself and keeps to its limits.
func (s suite) levels(t *testing.T) {
	line := Unfinished(s.rulesets[0], 5, 20)
	for level := 1; level <= engine.Levels; level++ {
		lim := engine.Level(level)
		for lim.Seed = range 3 {
			if got := s.twice(t, line, lim); got.Depth > lim.Depth || got.Nodes > lim.Nodes {
				t.Errorf("level %d: %+v, and the limits are %+v", level, got, lim)
			}
		}
	}
}

// allocates: a search makes what it needs once, and nothing for a node.
func (s suite) allocates(t *testing.T) {
	for _, r := range s.rulesets {
		line := Unfinished(r, 1, 20)
		allocs := func(nodes uint64) float64 {
			return testing.AllocsPerRun(1, func() { engine.Last(t.Context(), s.e, line, engine.Limits{Nodes: nodes}) })
		}
		if few, many := allocs(5_000), allocs(50_000); many-few > 300 {
			t.Errorf("%s %s: %v allocations for 5,000 nodes, %v for 50,000", r.ID(), line.FEN(), few, many)
		}
	}
}

// wholeGames: low levels play each other in every ruleset, through repetitions and running counters. What
// they play is legal and always the same.
func (s suite) wholeGames(t *testing.T) {
	for _, r := range s.rulesets {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			line := RandomLine(r, 1, 4)
			for line.Ply() < 200 && !line.Verdict().Outcome.Over() {
				lim := engine.Level(1 + line.Ply()%4)
				lim.Seed = uint64(line.Ply())
				line = line.Play(s.twice(t, line, lim).Move)
			}
			t.Logf("%d plies, %v", line.Ply(), line.Verdict().Outcome)
		})
	}
}
