package strategy_test

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/game"
	"tabuleiro/guide"
	"tabuleiro/guide/all"
	"tabuleiro/guide/guidetest"
	"tabuleiro/guide/strategy"
)

func guideOf(t *testing.T, a guide.Article) *guide.Guide {
	t.Helper()
	g, err := all.Find(a.Rules)
	if err != nil || g == nil {
		t.Fatalf("%s: %v", a.Rules, err)
	}
	return g
}

func TestFiguresAreWhatTheRulesSay(t *testing.T) {
	for _, a := range strategy.All() {
		guidetest.Article(t, guideOf(t, a), a)
	}
}

// figure is the line of a figure of a page, with what it shows played.
func figure(t *testing.T, page, topic string, n int) game.Line {
	t.Helper()
	for _, a := range strategy.All() {
		for _, idea := range a.Topics {
			if a.Name != page || idea.Name != topic {
				continue
			}
			g := guideOf(t, a)
			line, err := g.Line(idea.Figures[n])
			if err != nil {
				t.Fatal(err)
			}
			for _, move := range idea.Figures[n].Shows {
				line = play(t, line, g.Move(idea.Figures[n], move))
			}
			return line
		}
	}
	t.Fatalf("no %s, %s", page, topic)
	return game.Line{}
}

func play(t *testing.T, line game.Line, move string) game.Line {
	t.Helper()
	m, err := line.Now().Find(move)
	if err != nil {
		t.Fatal(err)
	}
	return line.Play(m)
}

// wins reports whether the side to move can leave the other without a move in at most so many plies.
func wins(p game.Position, plies int) bool {
	for _, m := range p.Moves() {
		if plies > 0 && loses(p.Play(m), plies-1) {
			return true
		}
	}
	return false
}

func loses(p game.Position, plies int) bool {
	moves := p.Moves()
	if len(moves) == 0 {
		return true
	}
	for _, m := range moves {
		if plies == 0 || !wins(p.Play(m), plies-1) {
			return false
		}
	}
	return true
}

// closesMill reports whether some move takes a man.
func closesMill(p game.Position) bool {
	for _, m := range p.Moves() {
		if len(m.Taken) > 0 {
			return true
		}
	}
	return false
}

func TestNobodyStopsBothThreats(t *testing.T) {
	p := figure(t, "morris", "fork", 0).Now()
	for _, m := range p.Moves() {
		if !closesMill(p.Play(m)) {
			t.Errorf("%s stops both", m.Text)
		}
	}
}

func TestNobodyStopsTheSwing(t *testing.T) {
	p := figure(t, "morris", "swing", 0).Now()
	for _, m := range p.Moves() {
		if len(m.Taken) == 0 {
			continue
		}
		after := p.Play(m)
		for _, answer := range after.Moves() {
			if !closesMill(after.Play(answer)) {
				t.Errorf("%s is stopped by %s", m.Text, answer.Text)
			}
		}
	}
}

// With three men one flies, and one threat is stopped.
func TestAFlyingManStopsOneThreat(t *testing.T) {
	p := figure(t, "morris", "flying", 0).Now()
	if closesMill(p) {
		t.Fatal("it is no quiet position")
	}
	stops, moves := 0, p.Moves()
	for _, m := range moves {
		if !closesMill(p.Play(m)) {
			stops++
		}
	}
	if stops == 0 || stops == len(moves) {
		t.Errorf("%d of %d moves stop it", stops, len(moves))
	}
}

func TestDiscsInCornersNeverTurn(t *testing.T) {
	g, err := all.Find("reversi")
	if err != nil {
		t.Fatal(err)
	}
	corners := map[string]bool{"a1": true, "h1": true, "a8": true, "h8": true}
	random, games := rand.New(rand.NewPCG(1, 2)), 50
	for range games {
		p, _ := g.Rules.Start()
		for moves := p.Moves(); len(moves) > 0; moves = p.Moves() {
			for _, m := range moves {
				for _, sq := range m.Taken {
					if corners[g.Rules.Board().Names[sq]] {
						t.Fatalf("%s turns a corner", m.Text)
					}
				}
			}
			p = p.Play(moves[random.IntN(len(moves))])
		}
	}
}

// lead is by how many discs Black ends ahead when both play as well as can be.
func lead(p game.Position) int {
	moves := p.Moves()
	if len(moves) == 0 {
		n := 0
		for _, piece := range p.Pieces() {
			n += map[game.Color]int{game.Black: 1, game.White: -1}[piece.Color]
		}
		return n
	}
	best := lead(p.Play(moves[0]))
	for _, m := range moves[1:] {
		if n := lead(p.Play(m)); (n > best) == (p.Turn() == game.Black) {
			best = n
		}
	}
	return best
}

func TestWhoBeginsInTheLastTwoSquaresLoses(t *testing.T) {
	if n := lead(figure(t, "reversi", "parity", 0).Now()); n != 4 {
		t.Errorf("White begins, and Black is %d ahead", n)
	}
	if n := lead(figure(t, "reversi", "parity", 1).Now()); n != -6 {
		t.Errorf("Black begins, and is %d ahead", n)
	}
}

func TestWhoMustMoveInTheOppositionLoses(t *testing.T) {
	const enough = 2
	if p := figure(t, "draughts", "opposition", 0).Now(); !loses(p, enough) {
		t.Error("White does not lose")
	}
	if p := figure(t, "draughts", "opposition", 1).Now(); !loses(p, enough) {
		t.Error("Black does not lose")
	}
}

func TestThreeKingsWinWithoutTheMainRoad(t *testing.T) {
	p := figure(t, "draughts", "road", 0).Now()
	if !loses(p, 4) {
		t.Error("Black holds out for more than two moves")
	}
}
