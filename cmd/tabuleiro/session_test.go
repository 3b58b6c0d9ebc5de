package main

import (
	"context"
	"errors"
	"strings"
	"testing"

	"tabuleiro/game"
)

// plays is a computer that plays a list of moves.
func plays(t *testing.T, texts ...string) func(context.Context, game.Line, uint64) (game.Move, bool) {
	return func(_ context.Context, line game.Line, _ uint64) (game.Move, bool) {
		if len(texts) == 0 {
			return game.Move{}, false
		}
		m, err := line.Now().Find(texts[0])
		if err != nil {
			t.Fatal(err)
		}
		texts = texts[1:]
		return m, true
	}
}

func TestADrawIsClaimedWhenItCanBe(t *testing.T) {
	var out strings.Builder
	typed := "claim\nc1-d2\nd2-c1\nc1-d2\nd2-c1\nclaim\n"
	s := playCmd{Colour: "white", Level: 1}.session(after(t, "brazilian-tournament", "W:WKc1:BKf8,b8,d8"), 1, letters,
		strings.NewReader(typed), &out)
	s.computer = plays(t, "f8-e7", "e7-f8", "f8-e7", "e7-f8")
	if err := s.play(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"white> there is nothing to claim\n",
		"counting: no-progress, 1 of 40 plies\n",
		"you may claim a draw by repetition: type claim\n",
		"white> a draw: the position was repeated [repetition]\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("not said: %q", want)
		}
	}
}

func TestUndoOfTheComputersFirstMoveIsNone(t *testing.T) {
	var out strings.Builder
	s := playCmd{Colour: "black", Level: 1}.session(startOf(t, "brazilian"), 1, letters, strings.NewReader("undo\nfen\n"), &out)
	s.computer = plays(t, "c3-d4")
	if err := s.play(); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "black> there is no move of yours to take back\nblack> B:W") {
		t.Errorf("said %q", out.String())
	}
}

func TestEngineWithoutAMoveIsAnError(t *testing.T) {
	s := playCmd{Colour: "black", Level: 1}.session(startOf(t, "brazilian"), 1, letters, strings.NewReader(""), &strings.Builder{})
	s.computer = plays(t)
	if err := s.play(); !errors.Is(err, errNoMove) {
		t.Errorf("error %v, want %v", err, errNoMove)
	}
}

func TestTheLotFallsBothWays(t *testing.T) {
	seen := map[game.Color]bool{}
	for seed := range uint64(64) {
		seen[colourOf("lot", seed)] = true
	}
	if !seen[game.White] || !seen[game.Black] {
		t.Errorf("of 64 seeds: %v", seen)
	}
}

func TestLocalesThatShowMoreThanASCII(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want bool
	}{
		{nil, false},
		{map[string]string{"LANG": "pt_BR.UTF-8"}, true},
		{map[string]string{"LANG": "C.utf8"}, true},
		{map[string]string{"LANG": "pt_BR.UTF-8", "LC_ALL": "C"}, false},
		{map[string]string{"LC_CTYPE": "en_US.UTF-8", "LANG": "C"}, true},
		{map[string]string{"LANG": "pt_BR.ISO-8859-1"}, false},
	} {
		if got := inUTF8(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: %v, want %v", c.env, got, c.want)
		}
	}
}
