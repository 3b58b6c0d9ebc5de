package morris

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/game"
)

// The cases are faults found in public programs and questions that rule texts leave open. A comment
// says which change of one line makes the test fail.

// Case 43: two mills closed by one move take one man. Fails when arrive asks "n > 1" alone.
func TestTwoMillsAtOnceTakeOneMan(t *testing.T) {
	line := played(t, rules(t, "morris9"), "a7 b6 d7 f6 g4 b2 g1 c5 a1 d3 e5 e3")
	wantTaking(t, line, "g7", "b2", "b6", "c5", "d3", "e3", "f6")
}

// Where each mill pays, the same move takes two, in either order. Fails when arrive takes one man
// whatever perMill says.
func TestTwoMillsAtOnceTakeTwoWhereEachPays(t *testing.T) {
	r := house(t, morris9, func(r *Ruleset) { r.TakesPerMill = true })
	line := played(t, r, "a7 b6 d7 f6 g4 b2 g1 c5 a1 d3 e5 e3")
	moves := taking(line.Now(), "g7")
	if len(moves) != 6*5/2 || moves[0].Text != "g7xb2xd3" || len(moves[0].Routes) != 2 {
		t.Errorf("%d moves, the first %v", len(moves), moves[0])
	}
	if _, err := line.Now().Find("g7xd3xb2"); err != nil {
		t.Errorf("in the other order: %v", err)
	}
	// One man stands in no mill: he goes first, and then any of the mill.
	p := parseIn(t, r, "W:Wa7,d7,g4,g1:Ba4,b4,c4,f6:H5,5")
	for _, m := range taking(p, "g7") {
		if !strings.Contains(m.Text, "xf6") || m.Routes[0][1] != m.Routes[len(m.Routes)-1][1] {
			t.Errorf("%s by %v", m.Text, m.Routes)
		}
	}
}

// Case 45: when all opposing men stand in mills any of them is taken. Fails when takeable returns
// what is free even if that is nobody.
func TestAllInMills(t *testing.T) {
	line := played(t, rules(t, "morris9"), "a1 b6 a4 d6 c3 f6xc3")
	wantTaking(t, line, "a7", "b6", "d6", "f6")
}

// Case 47: nine men and no move when the moving begins: lost at once. Fails when mobile returns
// "free != 0" for every side.
func TestBlockedWhenTheMovingBegins(t *testing.T) {
	line := played(t, rules(t, "morris9"), "b6 b4 c5 d7 f4 d6 f6 e5 e3 d3 d5 g4 e4 g1 g7 f2 c3 c4")
	wantOutcome(t, line, game.BlackWins, game.NoMoves)
}

// Case 49: a mill that is opened and closed again takes a man each time. Fails when arrive asks
// "n == 0 || from != InHand".
func TestTheSameMillAgain(t *testing.T) {
	line := lineAt(t, "morris9", "W:Wa1,a4,a7,d6:Bb2,c3,e4,f4,g1:H0,0")
	line = goOn(t, line, "a4-b4 b2-d2")
	wantTaking(t, line, "b4-a4", "c3", "d2", "e4", "f4", "g1")
	line = goOn(t, line, "b4-a4xg1 f4-f2 a4-b4 f2-f4")
	wantTaking(t, line, "b4-a4", "c3", "d2", "e4", "f4")
}

// The 18th man closes a mill: the man is taken before the moving begins. Fails when After takes men
// only "if p.OwnHand > 0".
func TestTheLastManClosesAMill(t *testing.T) {
	p := parse(t, "morris9", "B:Wb2,f2,d1,a7,c5,e5,f6,g7:Bg1,c3,e3,b4,d7,a1,d2,f4:H0,1")
	wantRefused(t, p, "d3", game.NameAMan)
	m, err := p.Find("d3xa7")
	if err != nil {
		t.Fatal(err)
	}
	if after := p.play(m); after.Hand() != [2]int{} || after.men(game.White)&after.rules.bitOf("a7") != 0 {
		t.Errorf("after %s: %s", m.Text, after.Key())
	}
}

// Men in hand count: who has one man on the board and others in hand goes on, and does not fly.
// Fails when over forgets OwnHand.
func TestMenInHandCount(t *testing.T) {
	line := lineAt(t, "morris9", "W:Wd7,a7:Bf4,a1:H6,7")
	line = goOn(t, line, "g7xf4")
	wantOutcome(t, line, game.InPlay, "")
	wantRefused(t, line.Now(), "a1-a4", game.MenInHand)
}

// A mill that leaves two men wins, in a mill or not.
func TestTwoMenLeftHaveLost(t *testing.T) {
	line := goOn(t, lineAt(t, "morris9", "W:Wa7,c5,d7,g4:Ba1,d1,g1:H0,0"), "g4-g7xd1")
	wantOutcome(t, line, game.WhiteWins, game.TwoMen)
}

// With three men one flies and is never blocked; without flying one is.
func TestThreeMenAreBlockedOnlyWhereNobodyFlies(t *testing.T) {
	const fen = "W:Wd7,a4,a7:Bg7,a1,b4,d6,g1:H0,0"
	wantOutcome(t, lineAt(t, "morris9", fen), game.InPlay, "")
	wantOutcome(t, lineAt(t, "morris9-nofly", fen), game.BlackWins, game.NoMoves)
}

// A mill closed while the other has nobody on the board takes nobody.
func TestNobodyToTake(t *testing.T) {
	line := lineAt(t, "morris9", "W:Wa1,a4:B:H5,9")
	m, err := line.Now().Find("a7")
	if err != nil || !m.Gives.Has(game.ClosesMill) || m.Picks != 0 {
		t.Errorf("%+v, %v", m, err)
	}
	wantRefused(t, line.Now(), "a7xb2", game.NothingToTake)
}

// Where men in mills are taken like others, nobody is safe.
func TestTakesFromMills(t *testing.T) {
	r := house(t, morris9, func(r *Ruleset) { r.TakesFromMills = true })
	line := game.BeginAt(r, parseIn(t, r, "W:Wa7,d7:Ba1,d1,g1,e4:H5,5"), Tally{})
	wantTaking(t, line, "g7", "a1", "d1", "e4", "g1")
}

// Lasker: with men in hand one moves too, but flies only when none is left.
func TestLaskerMovesWhilePlacing(t *testing.T) {
	line := lineAt(t, "lasker", "W:Wa1,d6,g7:Bb4,c5,e3:H2,2")
	for text, code := range map[string]game.Code{"a1-a4": "", "d7": "", "a1-c3": game.MayNotFly, "d6-d7": ""} {
		if _, err := line.Now().Find(text); code == "" && err != nil {
			t.Errorf("%s: %v", text, err)
		} else if code != "" {
			wantRefused(t, line.Now(), text, code)
		}
	}
}

// The diagonals of twelve men are lines: one moves along them, and three on one are a mill.
func TestDiagonals(t *testing.T) {
	want(t, parse(t, "morris12", "W:Wa1,c3,e5,d2:Bg1,g4,a4,e4:H0,0"), "a1-b2", "a1-d1", "c3-b2", "c3-c4", "c3-d3",
		"d2-b2xa4", "d2-b2xe4", "d2-b2xg1", "d2-b2xg4", "d2-d1", "d2-d3", "d2-f2", "e5-d5", "e5-f6")
	wantRefused(t, parse(t, "morris9", "W:Wa1,c3,e5,d2:Bg1,g4,a4,e4:H0,0"), "a1-b2", game.MayNotFly)
}

// A line of two points joins the rings of six men, and is no mill.
func TestSixMen(t *testing.T) {
	want(t, parse(t, "morris6", "W:Wc1,c2,a3,e5:Ba1,b2,d2,e1:H0,0"), "a3-a5", "a3-b3", "e5-c5", "e5-e3")
	if b := rules(t, "morris6").Board(); len(b.Points) != 16 || len(b.Lines) != 8*2+4 {
		t.Errorf("%d points, %d lines", len(b.Points), len(b.Lines))
	}
}

// Three men: the first row wins, while placing and moving.
func TestThreeMen(t *testing.T) {
	wantOutcome(t, played(t, rules(t, "morris3"), "b2 a1 c1 a3 a2 c2 c1-b1 c2-c1"), game.InPlay, "")
	wantOutcome(t, goOn(t, lineAt(t, "morris3", "W:Wa1,b1,c2:Ba3,b3,a2:H0,0"), "c2-c1"), game.WhiteWins, game.Row)
	line := played(t, rules(t, "morris3"), "b2 a1 c1 b1 a3")
	wantOutcome(t, line, game.WhiteWins, game.Row)
	if m := line.Moves[4]; !m.Gives.Has(game.ClosesMill) || m.Picks != 0 || len(line.Now().Moves()) != 0 {
		t.Errorf("%+v, then %v", m, line.Now().Moves())
	}
}

// taking are the moves that go one way.
func taking(p game.Position, way string) []game.Move {
	return slices.DeleteFunc(p.Moves(), func(m game.Move) bool {
		path, _, _ := strings.Cut(m.Text, "x")
		return path != way
	})
}

// wantTaking holds which men a way can take, one of them.
func wantTaking(t testing.TB, line game.Line, way string, men ...string) {
	t.Helper()
	var list []string
	for _, name := range men {
		list = append(list, way+"x"+name)
	}
	if got := texts(taking(line.Now(), way)); !slices.Equal(got, list) {
		t.Errorf("%s: %q, want %q", line.FEN(), got, list)
	}
}
