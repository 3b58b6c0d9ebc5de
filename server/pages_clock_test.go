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

func TestControlsOfOtherStyles(t *testing.T) {
	for _, test := range []struct {
		control wire.Control
		want    string
	}{
		{wire.Control{Main: 300_000, Bonus: 3_000, Style: "increment"}, "5 + 3"},
		{wire.Control{Main: 300_000, Bonus: 3_000, Style: "delay"}, "5 + 3 de espera"},
		{wire.Control{Main: 90_000, Bonus: 2_000, Style: "bronstein"}, "1,5 + 2 Bronstein"},
		{wire.Control{Main: 259_200_000, Style: "move"}, "3 dias por lance"},
		{wire.Control{Main: 86_400_000, Style: "move"}, "1 dia por lance"},
	} {
		s := stateOf("brazilian", "white")
		s.Control = &test.control
		if got := newTable(GameView{State: s}).Control; got != test.want {
			t.Errorf("%+v: %q, want %q", test.control, got, test.want)
		}
	}
}

func TestClocksOfDaysAndThoseThatStandStillAtFirst(t *testing.T) {
	s := stateOf("brazilian", "white")
	s.Now = 20_000
	s.Clock = &wire.Clocks{Left: [2]clock.Span{252_000, 190_805_000}, Runs: "white", At: 15_000, Free: 3_000}
	v := newTable(GameView{State: s})
	if v.Me.Clock != "4:10" || v.Opp.Clock != "2 d 5 h" {
		t.Errorf("%s and %s", v.Me.Clock, v.Opp.Clock)
	}
	if want := "Computador, tempo: 2 dias e 5 horas"; v.Opp.Timer != want {
		t.Errorf("%q, want %q", v.Opp.Timer, want)
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
