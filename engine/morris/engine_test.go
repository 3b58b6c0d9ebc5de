package morris

import (
	"context"
	"fmt"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/morris"
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

func TestFindsTheMove(t *testing.T) {
	for _, c := range []struct {
		why, id, fen string
		depth        engine.Depth
		move, score  string
	}{
		{"a mill leaves two men", "morris9", "W:Wa7,c5,d7,g4:Ba1,d1,g1:H0,0", 1, "", "#1"},
		{"the last placing shuts White in", "morris9", "B:Wb6,c5,f4,f6,e3,d5,e4,g7,c3:Bb4,d7,d6,e5,d3,g4,g1,f2:H0,1", 1, "c4", "#1"},
		{"a row of three", "morris3", "W:Wa1,b2:Ba3,b3:H1,1", 1, "c3", "#1"},
		{"who starts in the middle wins", "morris3", "W:W:B:H3,3", 9, "b2", "#9"},
	} {
		got, _ := engine.Last(t.Context(), Engine{}, lineAt(t, c.id, c.fen), engine.Limits{Depth: c.depth})
		if c.move != "" && got.Move.Text != c.move || c.score != "" && got.Score.String() != c.score {
			t.Errorf("%s (%s %s): found %s (%v), want %s (%s)", c.why, c.id, c.fen, got.Move.Text, got.Score, c.move, c.score)
		}
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

// What a depth found that was cut short does not count: the node limit that ends just before a
// depth is complete gives what the depth before gave.
func TestAStoppedSearchReturnsTheLastCompleteDepth(t *testing.T) {
	line := game.Begin(find(t, "morris9"))
	var infos []engine.Info
	for info := range (Engine{}).Search(t.Context(), line, engine.Limits{Depth: 5}) {
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
	n := 0
	for range (Engine{}).Search(t.Context(), game.Begin(find(t, "lasker")), engine.Limits{}) {
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d depths", n)
	}
}

func TestTheSeedChoosesAmongEquals(t *testing.T) {
	line, seen := game.Begin(find(t, "morris9")), map[string]bool{}
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

func TestNoInfoWithoutAMove(t *testing.T) {
	if got, ok := engine.Last(t.Context(), Engine{}, lineAt(t, "morris9", "W:Wa7,d7:Ba1,d1,g1:H0,0"), engine.Limits{Depth: 3}); ok {
		t.Errorf("%+v", got)
	}
}

// A pass is a move: where the rules have it, the engine plays it.
func TestPassesWhereItMust(t *testing.T) {
	rs := find(t, "morris9").Ruleset
	r, err := rules.Compile(rs.With("passes", func(r *rules.Ruleset) { r.NoMove = rules.Passes }))
	if err != nil {
		t.Fatal(err)
	}
	line, err := game.BeginFEN(r, "W:Wa7,d7,a4,d6:Bg7,a1,b4,f6,b6,d5:H0,0")
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 4}); !ok || got.Move.Text != "pass" {
		t.Errorf("%+v, %v", got, ok)
	}
}

// Whole games from random openings, in every ruleset: every move is legal, in lines with repetitions
// and running counters too.
func TestPlaysWholeGames(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(2) {
				line := randomLine(r, seed, 4)
				for line.Ply() < 200 && !line.Verdict().Outcome.Over() {
					line = line.Play(chosen(t, line, seed))
				}
				t.Logf("%d plies, %v", line.Ply(), line.Verdict().Outcome)
			}
		})
	}
}

// chosen is the engine's move, as the position itself finds it by its text.
func chosen(t *testing.T, line game.Line, seed uint64) game.Move {
	t.Helper()
	info, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 3, Seed: seed})
	if !ok {
		t.Fatalf("no move in %s", line.FEN())
	}
	m, err := line.Now().Find(info.Move.Text)
	if err != nil || fmt.Sprint(m) != fmt.Sprint(info.Move) {
		t.Fatalf("%s in %s: %v, %v", info.Move.Text, line.FEN(), m, err)
	}
	return m
}
