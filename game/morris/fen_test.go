package morris

import (
	"strings"
	"testing"

	"tabuleiro/game"
	"tabuleiro/game/gametest"
)

func TestFENCanonical(t *testing.T) {
	for _, c := range []struct{ rules, fen, canonical string }{
		{"morris9", "W:W:B:H9,9", "W:W:B:H9,9"},
		{"morris9", "w : b b4, C5 : w d6,a1 : h3,2 .", "W:Wa1,d6:Bb4,c5:H3,2"},
		{"morris9", "W:Wa1,d6,g7:Bb4,c5,e3", "W:Wa1,d6,g7:Be3,b4,c5:H0,0"},
		{"morris9", "B:Wa1,d6,g7:Bb4,c5,e3:n12:F7:H0,0", "B:Wa1,d6,g7:Be3,b4,c5:H0,0:F7:N12"},
		{"morris9", "B:Wa1,d6,g7:Bb4,c5,e3:H0,0:F0:N0", "B:Wa1,d6,g7:Be3,b4,c5:H0,0"},
		{"morris9", "W:W:Ba1:H0,2", "W:W:Ba1:H0,2"}, // nobody on move: lost
		{"morris9", "W:Wa1:B:H0,0", "W:Wa1:B:H0,0"},
		{"lasker", "W:Wa1,d6:Bb4,c5:H3,2:N40", "W:Wa1,d6:Bb4,c5:H3,2:N40"},
		{"morris9", "W:Wa1,d6:Bb4,c5:H3,0:N1", "W:Wa1,d6:Bb4,c5:H3,0:N1"},
		{"morris3", "W:Wa1,b2:Bc3,a3:H1,1", "W:Wa1,b2:Ba3,c3:H1,1"},
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

func TestFENErrors(t *testing.T) {
	for _, c := range []struct {
		rules, fen string
		want       game.FENError
	}{
		{"morris9", "", game.FENError{Code: game.FENEmpty}},
		{"morris9", " . ", game.FENError{Code: game.FENEmpty}},
		{"morris9", strings.Repeat("W", 2000), game.FENError{Code: game.FENTooLong, At: maxFEN}},
		{"morris9", "X:Wa1:Bb4", game.FENError{Code: game.FENSide, Token: "X"}},
		{"morris9", "X", game.FENError{Code: game.FENSide, Token: "X"}},
		{"morris9", "W:Wa1", game.FENError{Code: game.FENList, At: 5}},
		{"morris9", "W:Wa1:Wb4", game.FENError{Code: game.FENList, At: 6, Token: "Wb4"}},
		{"morris9", "W:a1:Bb4", game.FENError{Code: game.FENList, At: 2, Token: "a1"}},
		{"morris9", "W::Bb4", game.FENError{Code: game.FENList, At: 2}},
		{"morris9", "W:Wa1,:Bb4", game.FENError{Code: game.FENList, At: 2, Token: "Wa1,"}},
		{"morris9", "W:Wa1,b1:Bb4", game.FENError{Code: game.FENSquare, At: 6, Token: "b1"}},
		{"morris9", "W:Wd4:Bb4", game.FENError{Code: game.FENSquare, At: 3, Token: "d4"}},
		{"morris9", "W:Wa1-a7:Bb4", game.FENError{Code: game.FENSquare, At: 3, Token: "a1-a7"}},
		{"morris9", "W:Wa1:Ba1", game.FENError{Code: game.FENTwice, At: 7, Token: "a1"}},
		{"morris9", "W:Wa1:Bb4:H9,8", game.FENError{Code: game.FENCrowd, At: 14}},
		{"morris9", "W:Wa1:Bb4:H8,9", game.FENError{Code: game.FENCrowd, At: 14}},
		{"morris3", "W:Wa1,a2,a3,b1:Bb2", game.FENError{Code: game.FENCrowd, At: 18}},
		{"morris9", "W:W:B", game.FENError{Code: game.FENNobody, At: 5}},
		{"morris9", "W:W:B:H0,0", game.FENError{Code: game.FENNobody, At: 10}},
		{"morris9", "W:Wa1:Bb4:H3", game.FENError{Code: game.FENHand, At: 10, Token: "H3"}},
		{"morris9", "W:Wa1:Bb4:H-1,2", game.FENError{Code: game.FENHand, At: 10, Token: "H-1,2"}},
		{"morris9", "W:Wa1:Bb4:H1,2,3", game.FENError{Code: game.FENHand, At: 10, Token: "H1,2,3"}},
		{"morris9", "W:Wa1:Bb4:H８,2", game.FENError{Code: game.FENHand, At: 10, Token: "H８,2"}},
		{"morris9", "W:Wa1:Bb4:H+1,2", game.FENError{Code: game.FENHand, At: 10, Token: "H+1,2"}},
		{"morris9", "\vW:Wa1:Bb4", game.FENError{Code: game.FENSide, Token: "\vW"}},
		{"morris9", strings.Repeat("W:Wa1:Bb4", 1<<19), game.FENError{Code: game.FENTooLong, At: maxFEN}},
		{"morris9", "W:Wa1:Bb4:H999,2", game.FENError{Code: game.FENHand, At: 10, Token: "H999,2"}},
		{"morris9", "W:Wa1:Bb4:H1,2:H1,2", game.FENError{Code: game.FENHand, At: 15, Token: "H1,2"}},
		{"morris9", "W:Wa1:Bb4:H2,2:X3", game.FENError{Code: game.FENTail, At: 15, Token: "X3"}},
		{"morris9", "W:Wa1:Bb4:H2,2:", game.FENError{Code: game.FENTail, At: 15}},
		{"morris9", "W:Wa1:Bb4:H2,2:N1", game.FENError{Code: game.FENTail, At: 15, Token: "N1"}},
		{"morris9", "W:Wa1:Bb4:H2,0:N2", game.FENError{Code: game.FENTail, At: 15, Token: "N2"}},
		{"morris9", "W:Wa1:Bb4:N101", game.FENError{Code: game.FENTail, At: 10, Token: "N101"}},
		{"morris9", "W:Wa1:Bb4:N-1", game.FENError{Code: game.FENTail, At: 10, Token: "N-1"}},
		{"morris9", "W:Wa1:Bb4:N1:N2", game.FENError{Code: game.FENTail, At: 13, Token: "N2"}},
		{"morris9", "W:Wa1,d6,g7:Bb4,c5,e3:F21", game.FENError{Code: game.FENTail, At: 22, Token: "F21"}},
		{"morris9", "W:Wa1,d6,g7:Bb4,c5,e3,e4:F1", game.FENError{Code: game.FENTail, At: 25, Token: "F1"}},
		{"morris9", "W:Wa1,d6,g7:Bb4,c5,e3:H0,1:F1", game.FENError{Code: game.FENTail, At: 27, Token: "F1"}},
		{"morris9-tournament", "W:Wa1,d6,g7:Bb4,c5,e3:F1", game.FENError{Code: game.FENTail, At: 22, Token: "F1"}},
		{"morris9-tournament", "W:Wa1,d6,g7:Bb4,c5,e3:N41", game.FENError{Code: game.FENTail, At: 22, Token: "N41"}},
	} {
		gametest.RefusedFEN(t, rules(t, c.rules), c.fen, c.want)
	}
}

// FuzzFEN: whatever is read is written canonically, and read again as the same.
func FuzzFEN(f *testing.F) {
	all := variants(f)
	for i, r := range all {
		f.Add(i, r.FEN(r.Start()))
	}
	f.Add(0, "b : b b4, C5,e3 : w d6,a1,g7 : n3:h0,0 :F2.")
	f.Fuzz(func(t *testing.T, i int, fen string) {
		gametest.AnyFEN(t, all[uint(i)%uint(len(all))], fen)
	})
}
