package draughts

import (
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/search"
	"tabuleiro/game"
	rules "tabuleiro/game/draughts"
)

// With the fortieth quiet ply at hand who is ahead moves a man, and who is behind does not.
func TestACounterNearItsEnd(t *testing.T) {
	for _, c := range []struct {
		why, id, fen string
		man, drawn   bool // the move is one of a man; the score is that of a draw
	}{
		{"ahead", "brazilian", "W:WKa1,Kc1,a5:Bh6:Q39", true, false},
		{"ahead, with time", "brazilian", "W:WKa1,Kc1,a5:Bh6:Q20", false, false},
		{"behind", "brazilian", "B:WKa1,Kc1,a5:Bh6,Kg7:Q39", false, true},
		{"ahead on 144 squares", "canadian", "W:WKa1,Kc1,a5:Bl8:Q49", true, false},
	} {
		line := lineAt(t, c.id, c.fen)
		info, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 7})
		verdict := line.Play(info.Move).Verdict()
		if drawn := verdict.Outcome.Result == game.Drawn; drawn != c.drawn || c.drawn != (info.Score == 0) {
			t.Errorf("%s: %s (%v) is a draw: %v", c.why, info.Move.Text, info.Score, drawn)
		}
		if c.man && verdict.Counters != nil {
			t.Errorf("%s: %s leaves %v running", c.why, info.Move.Text, verdict.Counters)
		}
	}
}

// Who is ahead does not make the position stand for the third time.
func TestWhoIsAheadDoesNotRepeat(t *testing.T) {
	line := lineAt(t, "brazilian", "W:WKa1,Kc1,Kg1:BKb8")
	for _, text := range strings.Fields("c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1 c7-b8") {
		m, err := line.Now().Find(text)
		if err != nil {
			t.Fatal(err)
		}
		if line.Verdict().Outcome.Over() {
			break
		}
		info, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 6})
		if info.Score > 50 && line.Play(info.Move).Verdict().Outcome.Result == game.Drawn {
			t.Errorf("ply %d: %s (%v) draws", line.Ply(), info.Move.Text, info.Score)
		}
		line = line.Play(m)
	}
}

// In endings of every ruleset, with whatever counts, a move that draws is never called more than a
// draw, and a win that is called proven is not drawn away by the next move.
func TestNoWinIsDrawnAway(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			random, drawn := search.Random(2), 0
			for range 12 {
				line := endgame(t, r, &random)
				for line.Ply() < 30 && !line.Verdict().Outcome.Over() {
					info, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 5})
					next := line.Play(info.Move)
					if next.Verdict().Outcome.Result == game.Drawn {
						drawn++
						if info.Score != 0 {
							t.Errorf("%s: %s (%v) draws", line.FEN(), info.Move.Text, info.Score)
						}
					}
					if line = next; !line.Verdict().Outcome.Over() && line.Ply()%3 == 0 {
						line = line.Play(wavering(line, &random))
					}
				}
			}
			t.Logf("%d draws", drawn)
		})
	}
}

// A proven win is what it says: whoever follows the search's own moves wins in so many plies.
func TestProvenWinsAreWon(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			random, won := search.Random(3), 0
			for range 12 {
				line := endgame(t, r, &random)
				info, ok := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: 9, Nodes: 60_000})
				plies, proven := info.Score.Proven()
				if !ok || !proven || info.Score < 0 {
					continue
				}
				winner := line.Now().Turn()
				begun := line
				for n := 0; n < plies && !line.Verdict().Outcome.Over(); n++ {
					m, _ := engine.Last(t.Context(), Engine{}, line, engine.Limits{Depth: engine.Depth(plies - n + 2), Nodes: 2_000_000})
					line = line.Play(m.Move)
				}
				won++
				if got := line.Verdict().Outcome.Result; got != game.Win(winner) {
					t.Errorf("%s is said to be won in %d; it ended %q at %s", begun.FEN(), plies, got, line.FEN())
				}
			}
			if won == 0 && !r.WinByCrowning { // a king on the board has won before anybody thinks
				t.Error("nothing was won")
			}
		})
	}
}
