package server

import (
	"testing"

	"tabuleiro/clock"
	"tabuleiro/game"
	"tabuleiro/wire"
)

func TestControlAsPlayersSayIt(t *testing.T) {
	for _, test := range []struct {
		main, bonus clock.Span
		want        string
	}{
		{300_000, 3_000, "5 + 3"}, {30_000, 0, "0,5 + 0"}, {90_000, 1_000, "1,5 + 1"}, {45_000, 2_000, "45 s + 2"}, {10_800_000, 180_000, "180 + 180"},
	} {
		s := stateOf("brazilian", "white")
		s.Control = &wire.Control{Main: test.main, Bonus: test.bonus}
		if got := newTable(GameView{State: s}).Control; got != test.want {
			t.Errorf("%d+%d ms: %q, want %q", test.main, test.bonus, got, test.want)
		}
	}
}

// Without the time since At, a page that is opened late in a turn would begin with a clock that is wrong.
func TestClocksAsThePageIsMade(t *testing.T) {
	s := stateOf("brazilian", "white")
	s.Now = 20_000
	s.Clock = &wire.Clocks{Left: [2]clock.Span{252_900, 3_909_000}, Runs: "white", At: 15_000}
	v := newTable(GameView{State: s})
	if v.Me.Clock != "4:07" || v.Opp.Clock != "1:05:09" {
		t.Errorf("%s and %s", v.Me.Clock, v.Opp.Clock)
	}
	if want := "Você, tempo: 4 minutos e 7 segundos"; v.Me.Timer != want {
		t.Errorf("%q, want %q", v.Me.Timer, want)
	}
	s.Now, s.Outcome = 300_000, &wire.Ended{Result: game.BlackWins, Reason: "time"}
	if v := newTable(GameView{State: s}); v.Me.Clock != "4:12" {
		t.Errorf("a clock that stands: %s", v.Me.Clock)
	}
	s.Outcome = nil
	if v := newTable(GameView{State: s}); v.Me.Clock != "0:00,0" {
		t.Errorf("a clock that has run out: %s", v.Me.Clock)
	}
}
