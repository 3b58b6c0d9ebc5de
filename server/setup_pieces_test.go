package server

import (
	"testing"

	"tabuleiro/game"
)

// What a page has put on a board is written as the rules write it.
func TestPiecesAreWrittenByTheirRules(t *testing.T) {
	for _, test := range []struct{ rules, pieces, want string }{
		{"brazilian", "w.9wm.14bk", "W:Wc3:BKf4"},
		{"brazilian", "b", "B:W:B"},
		{"brazilian", "w.9wm.9bm.99wm.1xm.2wq.-1wm.wm..3w.\x00", "W:Wc3:B"},
		{"international", "b.0wm.49bk", "B:W46:BK5"},
		{"reversi", "b.27wd.28bd.0bd", "X--------------------------OX----------------------------------- X"},
		{"morris9", "w.0wm.23bm", "W:Wa1:Bg7:H0,0"},
		{"morris9", "b.0wm.23bm.h3-8", "B:Wa1:Bg7:H3,8"},
		{"morris9", "b.0wm.h8-", "B:Wa1:B:H8,0"},
		{"morris9", "w.0wm.h-4", "W:Wa1:B:H0,4"},
		{"morris9", "w.0wm.hh3-x.h999-٣.h+1--1.h", "W:Wa1:B:H0,0"},
		{"brazilian", "w.9wm.h3-2", "W:Wc3:B"},
		{"", "", "W:W:B"},
	} {
		if test.rules == "" {
			test.rules = "brazilian"
		}
		r := rulesOfID(t, test.rules)
		turn, pieces, hand := readPieces(r.Board(), test.pieces)
		if got := readSetup(r, game.PlacedFEN(r, turn, pieces, hand)).FEN; got != test.want {
			t.Errorf("%s %q is %s; want %s", test.rules, test.pieces, got, test.want)
		}
	}
}

// An empty board is a fault where nothing can be played on it, and the start of a game where men are put.
func TestAnEmptyBoardMayBeAStart(t *testing.T) {
	for rules, want := range map[string]string{"brazilian": "bad", "reversi": "bad", "reversi-free": "fine", "morris9": "fine", "morris3": "fine"} {
		r := rulesOfID(t, rules)
		set := startSetup(r)
		if want == "bad" {
			set = readSetup(r, game.PlacedFEN(r, 0, nil, [2]int{}))
		}
		if got := (Page{}).remarks(set); len(set.Pieces) > 0 || got[0].Kind != want || set.Playable() != (want == "fine") {
			t.Errorf("%s: %+v, playable %v; want %s", rules, got, set.Playable(), want)
		}
	}
}
