package reversi

import (
	"encoding/json"
	"errors"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

func TestProperties(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID(), func(t *testing.T) { gametest.Run(t, r) })
	}
}

func TestFindNamesTheUnknown(t *testing.T) {
	_, err := Find("othello")
	var unknown *game.UnknownRules
	if !errors.As(err, &unknown) || unknown.ID != "othello" {
		t.Errorf("Find(othello): %v", err)
	}
}

func TestGroupsHoldAll(t *testing.T) {
	n := 0
	for _, g := range Groups() {
		n += len(g.Rules)
	}
	if n != len(All()) || n != 5 {
		t.Errorf("%d of %d rulesets are in a group", n, len(All()))
	}
}

func TestCompileRefuses(t *testing.T) {
	for _, rs := range []Ruleset{
		{Files: 8, Ranks: 8},
		{ID: "odd", Files: 7, Ranks: 8},
		{ID: "small", Files: 8, Ranks: 2},
		{ID: "large", Files: 12, Ranks: 12},
	} {
		if _, err := Compile(rs); err == nil {
			t.Errorf("%+v compiles", rs)
		}
	}
}

// In the free opening four discs fill the middle and flip nothing, also where they flank.
func TestTheFreeOpeningFlipsNothing(t *testing.T) {
	line := play(t, "reversi-free", "d4e4d5")
	want(t, line.Now().(Position), "e5")
	line = play(t, "reversi-free", "d4e4e5d5")
	for _, m := range line.Moves {
		if len(m.Taken) > 0 {
			t.Errorf("%s flips %v", m.Text, m.Taken)
		}
	}
	if got := line.FEN(); got != "---------------------------XO------OX--------------------------- X" {
		t.Errorf("after four plies %s", got)
	}
	want(t, line.Now().(Position), "e3", "f4", "c5", "d6")
}

// The shortest game: nine plies and no white disc is left. Who has none wins the reverse game.
func TestShortestWipeOut(t *testing.T) {
	const transcript = "e6f4e3f6g5d6e7f5c5"
	wantEnd(t, play(t, "reversi", transcript), game.BlackWins, game.MostDiscs, 64, 0)
	wantEnd(t, play(t, "reversi-misere", transcript), game.WhiteWins, game.FewestDiscs, 64, 0)
}

func TestRulesetsAreDescribed(t *testing.T) {
	got, err := json.Marshal(rules(t, "reversi-misere"))
	const want = `{"id":"reversi-misere","files":8,"ranks":8,"misere":true,"freeCentre":false,"first":"black"}`
	if err != nil || string(got) != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
}
