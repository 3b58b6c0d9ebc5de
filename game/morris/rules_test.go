package morris

import (
	"errors"
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

func TestProperties(t *testing.T) {
	for _, r := range variants(t) {
		t.Run(r.ID(), func(t *testing.T) { gametest.Run(t, r) })
	}
}

func TestListedRulesets(t *testing.T) {
	var ids []string
	for _, r := range All() {
		ids = append(ids, r.ID())
		if again, err := Find(r.ID()); err != nil || again != r {
			t.Errorf("Find(%q) = %v, %v", r.ID(), again, err)
		}
	}
	const want = "morris9 morris9-tournament morris9-nofly morris6 morris12 lasker morabaraba morris3"
	if got := strings.Join(ids, " "); got != want {
		t.Errorf("listed: %s, want %s", got, want)
	}
	var unknown *game.UnknownRules
	if _, err := Find("draughts"); !errors.As(err, &unknown) {
		t.Errorf("Find(draughts): %v", err)
	}
	if g := Groups(); len(g) != 1 || len(g[0].Rules) != len(ids) {
		t.Errorf("groups %v", g)
	}
}

func TestBoards(t *testing.T) {
	for id, want := range map[string]struct{ points, lines, mills int }{
		"morris9": {24, 32, 16}, "morris12": {24, 40, 20}, "morabaraba": {24, 40, 20}, "morris6": {16, 20, 8}, "morris3": {9, 16, 8},
	} {
		r := rules(t, id)
		b := r.Board()
		if len(b.Points) != want.points || len(b.Lines) != want.lines || len(r.mills) != want.mills {
			t.Errorf("%s: %d points, %d lines, %d mills", id, len(b.Points), len(b.Lines), len(r.mills))
		}
		for i, name := range b.Names {
			if want := string(rune('a'+b.Points[i][0])) + string(rune('1'+b.Points[i][1])); name != want {
				t.Errorf("%s: point %d is called %s, and is %s", id, i, name, want)
			}
		}
	}
}

func TestCompileRefusesWhatItCannotServe(t *testing.T) {
	for _, c := range []struct {
		f    func(*Ruleset)
		says string
	}{
		{func(r *Ruleset) { r.ID = "" }, "no id"},
		{func(r *Ruleset) { r.Men = 13 }, "13 men"},
		{func(r *Ruleset) { r.Men = 2 }, "2 men"},
		{func(r *Ruleset) { r.Grid.Lines = append(r.Grid.Lines[:15:15], "a1 h9") }, "no point"},
		{func(r *Ruleset) { r.Grid.Lines = append(r.Grid.Lines[:15:15], "a1") }, "two or three"},
		{func(r *Ruleset) { r.Grid.Lines = append(r.Grid.Lines[:15:15], "a1 d1 g1 g4") }, "two or three"},
		{func(r *Ruleset) { r.Grid.Lines = append(r.Grid.Lines[:15:15], "a1 d1 a1") }, "twice"},
		{func(r *Ruleset) { r.Grid.Lines = append(r.Grid.Lines[:16:16], "d2 a1 a4", "d2 a7 b4", "d2 g1 g7") }, "too many mills"},
		{func(r *Ruleset) {
			r.Grid.Lines = append(r.Grid.Lines[:16:16], "b1 c1 e1", "f1 a2 c2", "e2 g2 a3", "b3 f3 g3")
		}, "36 points"},
	} {
		if _, err := Compile(morris9.With("test", c.f)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("want an error with %q, got %v", c.says, err)
		}
	}
}

// Six plies of placing, with a mill: who has placed has as many fewer in hand, and who lost a man has him no
// more.
func TestHand(t *testing.T) {
	line := played(t, rules(t, "morris9"), "a1 b6 a4 d6 c3 f6xc3")
	if got := line.Now().(game.Hander).Hand(); got != [2]int{6, 6} || len(line.Now().Pieces()) != 5 {
		t.Errorf("hand %v with %d on the board", got, len(line.Now().Pieces()))
	}
}
