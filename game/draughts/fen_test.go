package draughts

import (
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

func TestFENCanonical(t *testing.T) {
	for _, c := range []struct{ rules, fen, canonical string }{
		{"international", "W:W6,17,K38:B8,14,36.", "W:W6,17,K38:B8,14,36"},
		{"international", "w:w31-50:b1-20", "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"},
		{"international", "B:B1-3:W40", "B:W40:B1,2,3"},
		{"english", "B:W 21 - 24 : B K1 - 2, 5 ", "B:W21,22,23,24:BK1,K2,5"},
		{"english", "B:W21-24:BK1-2,5", "B:W21,22,23,24:BK1,K2,5"},
		{"brazilian", " W : W c3 , k d4 : B 12 . ", "W:Wc3,Kd4:Bh6"},
		{"brazilian", "B:WA1,KB2:BKc3", "B:Wa1,Kb2:BKc3"},
		{"brazilian", "W:W:Ba1", "W:W:Ba1"}, // a man that no move has crowned
		{"brazilian", "W:W:Ba3", "W:W:Ba3"},
		{"brazilian", "W:B:W", "W:W:B"},
		{"brazilian", "W:W32:B1", "W:Wg1:Bb8"},
		{"brazilian", "W:W32:B1:Q12", "W:Wg1:Bb8:Q12"},
		{"portuguese", "W:WKg4:BKd7,f5,c4", "W:WK13:B15,18,K27"},
		{"turkish", "W:Wa2:B9", "W:Wa2:Ba7"},
		{"canadian", "W:Wk1,Kk3:BKb12", "W:WK60,72:BK1"},
		{"canadian", "W:Wk1:BK12", "W:W72:BK12"},
		{"canadian", "W:Wk5,KA1:Bk9", "W:W48,K67:B24"},
		{"frisian", "W:WK46,45:BK4,6:m4=1:Ma1=3:q2", "W:W45,K46:BK4,6:Q2:M46=3:M4=1"},
	} {
		r := rules(t, c.rules)
		p, tally, err := r.Parse(c.fen)
		if err != nil {
			t.Errorf("%s %q: %v", c.rules, c.fen, err)
		} else if got := r.FEN(p, tally); got != c.canonical {
			t.Errorf("%s %q is written %q, want %q", c.rules, c.fen, got, c.canonical)
		}
	}
}

// tangle has five million ways for White's king to capture, so that listing them would take
// many seconds.
const tangle = "W:WKc7:Bc1,g1,b2,f2,h2,c3,d3,e3,g3,b4,d4,f4,a5,c5,d5,e5,g5,b6,f6,h6,a7,e7,c8,g8"

func TestFENErrors(t *testing.T) {
	for _, c := range []struct {
		rules, fen string
		want       game.FENError
	}{
		{"brazilian", "", game.FENError{Code: game.FENEmpty}},
		{"brazilian", "  . ", game.FENError{Code: game.FENEmpty}},
		{"brazilian", strings.Repeat("W", 5000), game.FENError{Code: game.FENTooLong, At: maxFEN}},
		{"brazilian", "X:Wa1:Bb8", game.FENError{Code: game.FENSide, At: 0, Token: "X"}},
		{"brazilian", ":Wa1:Bb8", game.FENError{Code: game.FENSide, At: 0}},
		{"brazilian", "W", game.FENError{Code: game.FENList, At: 1}},
		{"brazilian", "W:Wa1", game.FENError{Code: game.FENList, At: 5}},
		{"brazilian", "W:Wa1:Wc3", game.FENError{Code: game.FENList, At: 6, Token: "Wc3"}},
		{"brazilian", "W:a1:Bb8", game.FENError{Code: game.FENList, At: 2, Token: "a1"}},
		{"brazilian", "W:Wa1,:Bb8", game.FENError{Code: game.FENList, At: 3, Token: "a1,"}},
		{"brazilian", "W:Wa1:Bb8,i9", game.FENError{Code: game.FENSquare, At: 10, Token: "i9"}},
		{"brazilian", "W:Wa2:Bb8", game.FENError{Code: game.FENSquare, At: 3, Token: "a2"}},
		{"brazilian", "W:W33:B1", game.FENError{Code: game.FENSquare, At: 3, Token: "33"}},
		{"brazilian", "W:W0:B1", game.FENError{Code: game.FENSquare, At: 3, Token: "0"}},
		{"brazilian", "W:WK:B1", game.FENError{Code: game.FENSquare, At: 3, Token: "K"}},
		{"brazilian", "W:W30-33:B1", game.FENError{Code: game.FENSquare, At: 3, Token: "30-33"}},
		{"brazilian", "W:W30-29:B1", game.FENError{Code: game.FENSquare, At: 3, Token: "30-29"}},
		{"brazilian", "W:Wa1, a1:Bb8", game.FENError{Code: game.FENTwice, At: 7, Token: "a1"}},
		{"brazilian", "W:Wc3:BKc3", game.FENError{Code: game.FENTwice, At: 7, Token: "Kc3"}},
		{"brazilian", "W:Wc3:Bb4:X9", game.FENError{Code: game.FENTail, At: 10, Token: "X9"}},
		{"brazilian", "W:WKc3,a1:Bb4:Mc3=1", game.FENError{Code: game.FENTail, At: 14, Token: "Mc3=1"}},
		{"frisian", "W:WK46,45:B6:M46=4", game.FENError{Code: game.FENTail, At: 13, Token: "M46=4"}},
		{"frisian", "W:WK46,45:B6:M46=0", game.FENError{Code: game.FENTail, At: 13, Token: "M46=0"}},
		{"frisian", "W:WK46:B6:M46=1", game.FENError{Code: game.FENTail, At: 10, Token: "M46=1"}},
		{"frisian", "W:WK46,45:B6:M45=1", game.FENError{Code: game.FENTail, At: 13, Token: "M45=1"}},
		{"frisian", "W:WK46,K47,45:B6:M46=1:M47=1", game.FENError{Code: game.FENTail, At: 23, Token: "M47=1"}},
		{"turkish", tangle, game.FENError{Code: game.FENTangled, At: len(tangle)}},
		{"turkish", "B" + tangle[1:], game.FENError{Code: game.FENTangled, At: len(tangle)}},
		{"canadian", "W:Wkk1:BK1", game.FENError{Code: game.FENSquare, At: 3, Token: "kk1"}},
	} {
		gametest.RefusedFEN(t, rules(t, c.rules), c.fen, c.want)
	}
}

func TestStartPositions(t *testing.T) {
	for id, fen := range map[string]string{
		"brazilian": "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
		"english":   "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
		"italian":   "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
		"spanish":   "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32",
		"thai":      "B:W25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8",
		"frysk":     "W:W46,47,48,49,50:B1,2,3,4,5",
	} {
		r := rules(t, id)
		p, tally := r.Start()
		if got := r.FEN(p, tally); got != fen {
			t.Errorf("%s starts from %s, want %s", id, got, fen)
		}
	}
	p, _ := rules(t, "turkish").Start()
	if got := p.Key(); !strings.HasPrefix(string(got), "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3") {
		t.Errorf("turkish starts from %s", got)
	}
}

// FuzzFEN: whatever is read is written canonically, and read again as the same.
func FuzzFEN(f *testing.F) {
	for i, r := range All() {
		p, tally := r.Start()
		f.Add(i, r.FEN(p, tally))
	}
	f.Add(0, "w : wKa1-3,c5 : bk8,h6:q3.")
	f.Add(22, "W:WK46,45:BK4,6:M46=3:M4=1:Q9")
	f.Fuzz(func(t *testing.T, i int, fen string) {
		gametest.AnyFEN(t, All()[uint(i)%uint(len(All()))], fen)
	})
}
