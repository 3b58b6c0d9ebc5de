package draughts

import (
	"context"
	"fmt"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
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

// told is a move in letters, whatever the ruleset writes.
func told(r *rules.Rules, m game.Move) string {
	names, sign := r.Board().Names, "-"
	if len(m.Taken) > 0 {
		sign = "x"
	}
	return names[m.From()] + sign + names[m.To()]
}

func TestFindsTheShot(t *testing.T) {
	for _, c := range []struct {
		why, id, fen string
		depth        engine.Depth
		move, score  string
	}{
		{"one for two, whichever way it is taken", "brazilian", "W:Wa1,g1,b2,e3,f2:Bc5,e5", 4, "e3-d4", "#3"},
		{"the same in two words", "canadian", "W:Wa1,g1,b2,e3,f2:Bc5,e5", 4, "e3-d4", "#3"},
		{"the same upside down", "brazilian", "B:Bh8,b8,g7,d6,c7:Wf4,d4", 4, "d6-e5", "#3"},
		{"misère: give the last man away", "misere", "W:Wc3:Be5,h8", 2, "c3-d4", "#2"},
		{"misère: give the last man away on 100 squares", "antidraughts", "W:Wc3:Be5,h8", 2, "c3-d4", "#2"},
		{"breakthrough: run, do not wait", "breakthrough", "W:W16,46:B20", 6, "a7-b8", "#5"},
		{"in italian-traditional to miss a capture loses", "italian-traditional", "W:We4:BKd5,f3", 4, "e4xg2", ""},
		{"crowned in passing, two for nothing", "russian-free", "W:Wf6,c1:Be7,b6", 1, "f6xa5", "#1"},
		{"a man left alone against a king has lost", "turkish-traditional", "W:WKa1:Ba4,h7", 1, "a1xa5", "#1"},
		{"a king takes along the rank", "frisian", "W:WKa1,b8:Bg1,j10", 1, "a1xi1", ""},
	} {
		line := lineAt(t, c.id, c.fen)
		got, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: c.depth})
		if move := told(find(t, c.id), got.Move); move != c.move || c.score != "" && got.Score.String() != c.score {
			t.Errorf("%s (%s %s): found %s (%v), want %s (%s)", c.why, c.id, c.fen, move, got.Score, c.move, c.score)
		}
	}
}

// A king that has moved three times rests, also where it would like to move on.
func TestARestingKingIsLeftAlone(t *testing.T) {
	line := lineAt(t, "frisian", "W:WKa1,j6:BKj10,b8:Ma1=3")
	got, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 5})
	if !ok || got.Move.From() == 0 {
		t.Errorf("found %s", got.Move.Text)
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
	line := game.Begin(find(t, "brazilian"))
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
	n := 0
	for range (Engine{}).Search(t.Context(), game.Begin(find(t, "russian")), engine.Limits{}) {
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d depths", n)
	}
}

func TestTheSeedChoosesAmongEquals(t *testing.T) {
	line, seen := game.Begin(find(t, "turkish")), map[string]bool{}
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
	if got, ok := engine.Last(t.Context(), Engine{}, lineAt(t, "brazilian", "W:Wa1:B"), engine.Limits{Depth: 3}); ok {
		t.Errorf("%+v", got)
	}
}

// Whole games from random openings, in every ruleset: every move is legal, in lines with
// repetitions and running counters too.
func TestPlaysWholeGames(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(2) {
				line := randomLine(r, seed, 6)
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
