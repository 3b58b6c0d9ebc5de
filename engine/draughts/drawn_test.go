package draughts

import (
	"strings"
	"testing"

	"tabuleiro/engine"
	"tabuleiro/engine/enginetest"
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

func TestEndings(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			begin := func(random *search.Random) game.Line { return endgame(t, r, random) }
			e := enginetest.Endings{Engine: Engine{}, Begin: begin, Waver: wavering, Lines: 12, Depth: 5}
			e.NoWinIsDrawnAway(t)
			if e.ProvenWinsAreWon(t) == 0 && !r.WinByCrowning { // a king on the board has won before anybody thinks
				t.Error("nothing was won")
			}
		})
	}
}
